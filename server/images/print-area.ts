/** A rectangle in mock-up units: a mock-up measures 1000 x 1000 of them, whatever its size in pixels. */
export type PrintArea = {
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A graphic on a mock-up, in mock-up units. The order of an array of layers is their z-order, lowest first. */
export type MockupLayer = PrintArea & { graphic: string };
