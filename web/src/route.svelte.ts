// Where the page is: one path, changed without a reload.

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** For links: the browser's own way with a modifier key, ours without. */
  follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget as HTMLAnchorElement;
    this.go(pathname + search);
  };
}

export const route = new Route();
