// What the page's modules need of a browser when they are loaded: tests run without one. Import it first.
Object.assign(globalThis, {
  window: globalThis,
  document: { title: "", hidden: false, documentElement: { dataset: {} }, querySelector: () => null },
  location: { pathname: "/", search: "" },
  addEventListener: () => undefined,
});
