// Where small drawings lie on a pie, by how many there are. Those at the back come first, as they are painted.

export type Place = readonly [x: number, y: number];
type Places = readonly Place[];

// prettier-ignore
export const FRUIT_AT: Readonly<Record<number, Places>> = {
  2: [[46, 50], [73, 52]],
  3: [[60, 44], [43, 54], [77, 54]],
  4: [[47, 45], [74, 46], [40, 57], [70, 59]],
  5: [[60, 42.5], [38, 49], [82, 49], [49, 59], [72, 59]],
  6: [[48, 43], [72, 43], [33, 52], [87, 52], [49, 60], [71, 60]],
};

// prettier-ignore
export const EXTRAS_ON_DOME: Places = [[60, 22], [36, 33], [84, 33], [48, 50], [74, 50]];
// prettier-ignore
export const EXTRAS_FLAT: Places = [[60, 46], [36, 50], [84, 50], [47, 60], [74, 60]];

export const MOST_ITEMS = 7;
// prettier-ignore
export const ITEMS_AT: Readonly<Record<number, Places>> = {
  1: [[60, 46]],
  2: [[44, 46], [76, 46]],
  3: [[60, 38], [40, 49], [80, 49]],
  4: [[46, 38], [74, 38], [38, 53], [78, 53]],
  5: [[60, 35], [35, 42], [85, 42], [46, 55], [75, 55]],
  6: [[47, 36], [73, 36], [31, 46], [89, 46], [48, 56], [72, 56]],
  7: [[60, 34], [39, 38], [81, 38], [28, 48], [92, 48], [49, 57], [72, 57]],
};
