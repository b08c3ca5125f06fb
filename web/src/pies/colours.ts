// The colours of crusts, fillings and tins. The drawings of public/pies.svg read them as CSS variables.

/** Light, shade, inside, line. */
export const CRUSTS = {
  5: ["#f7e3ba", "#e6c88f", "#d8b478", "#9a7238"],
  10: ["#f2cf8d", "#dcae63", "#c08d46", "#8a5a20"],
  15: ["#e9b566", "#cf9040", "#a86f2c", "#7a4a14"],
  20: ["#dc9d49", "#bb772b", "#8f551c", "#69390b"],
  25: ["#cd8432", "#a4601c", "#7a4313", "#552b05"],
  plain: ["#e9b566", "#cf9040", "#a86f2c", "#7a4a14"],
  cracker: ["#f7dcaa", "#dfb877", "#c99a56", "#8a5a20"],
  flaky: ["#ecb871", "#d0914a", "#b0763a", "#7d4a17"],
  graham: ["#d9a267", "#b67c42", "#8d5a2a", "#5f3410"],
  cookie: ["#a9673a", "#7f4822", "#5a2e12", "#3d1c08"],
  butter: ["#ffd255", "#e0a524", "#c08a18", "#8a5d06"],
  gingersnap: ["#c98a4e", "#a1622c", "#74421a", "#4d2609"],
  streusel: ["#eec57c", "#cd9850", "#a87433", "#754818"],
  down: ["#f6ead2", "#e2cda4", "#d0b98e", "#a5855a"],
} as const;

/** Light, shade, shine, line. */
export const FILLINGS = {
  apple: ["#efb94a", "#cf922a", "#ffe7a3", "#8a5410"],
  banana: ["#f3d576", "#d3ab3f", "#fff4c9", "#80600f"],
  blueberry: ["#6a5bc4", "#463a94", "#b9b2f4", "#262060"],
  cherry: ["#b31f3d", "#7d0f2b", "#ef7d8c", "#560a20"],
  chocolate: ["#5d3017", "#3f1d0b", "#a66a44", "#2a1106"],
  lemon: ["#ffd93b", "#e0b110", "#fff6b8", "#8f6c00"],
  lime: ["#a9d052", "#7fa930", "#e3f5ac", "#41620f"],
  pumpkin: ["#c85a12", "#973f09", "#ffb06a", "#713005"],
  sweet: ["#f4a9bd", "#d97f98", "#ffdbe4", "#8f3f5a"],
  sour: ["#d7dd4a", "#acb323", "#f6f9b4", "#646a08"],
  bitter: ["#5d3017", "#3f1d0b", "#a66a44", "#2a1106"],
  spicy: ["#d9481f", "#a32c0c", "#ff9a78", "#681804"],
  savory: ["#9a7a3c", "#735621", "#d8bd84", "#47330d"],
  salt: ["#cfd8e0", "#a4b1bd", "#f6fafd", "#536372"],
  genius: ["#8b5bd0", "#6438a6", "#cdb2f5", "#3b1d70"],
} as const;

const ACTION = "#3a3f8a";

/** Light, shade, line; in the order of the seats. */
export const TINS = {
  red: ["#d9574a", "#ad382e", "#6e1a14"],
  gold: ["#e6b94f", "#bb8d26", "#6f4e08"],
  green: ["#7fae5a", "#5a873a", "#32521a"],
  blue: ["#6c8fd6", "#4967ad", "#26396f"],
  plum: ["#9a6cb4", "#754a8e", "#45265a"],
  teal: ["#5fb0ae", "#3f8987", "#1f5553"],
  steel: ["#c3ccd5", "#93a0ad", "#4f5d6b"],
} as const;

export type Crust = keyof typeof CRUSTS;
export type Filling = keyof typeof FILLINGS;
export type Tin = keyof typeof TINS;

/** CSS variables by name. */
export type Colours = Readonly<Record<`--${string}`, string>>;

const NAMES_OF_TINS = Object.keys(TINS) as Tin[];

/** Everybody bakes in a tin of their own colour, as far as there are colours. */
export function tinOf(seat: number): Tin {
  return NAMES_OF_TINS[seat % NAMES_OF_TINS.length] ?? "steel";
}

export function crustColours(crust: Crust): Colours {
  const [c1, c2, c3, cl] = CRUSTS[crust];
  return { "--c1": c1, "--c2": c2, "--c3": c3, "--cl": cl };
}

export function fillingColours(filling: Filling): Colours {
  const [f1, f2, f3, fl] = FILLINGS[filling];
  return { "--f1": f1, "--f2": f2, "--f3": f3, "--fl": fl };
}

export function tinColours(tin: Tin): Colours {
  const [t1, t2, tl] = TINS[tin];
  return { "--t1": t1, "--t2": t2, "--tl": tl };
}

/** What cards of a flavour are written in; Actions have a colour of their own. */
export function flavourColour(flavour: string): string {
  if (flavour === "action") return ACTION;
  return flavour in FILLINGS ? FILLINGS[flavour as Filling][3] : "";
}
