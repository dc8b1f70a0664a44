/** Channels 0-255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @throws RangeError when the text is not `#rrggbb`; colours are checked where they enter (a database constraint). */
export function readHexColour(hex: string): Rgb {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) throw new RangeError(`Not a colour: ${hex}`);
  const [, red = '', green = '', blue = ''] = found;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/**
 * On dark cloth shadows are invisible and only highlights tell the folds, so the overlay is laid twice under the print
 * (and once above it, as on every cloth). The editor does the same with two elements: no blend modes anywhere.
 */
export function isDarkCloth([red, green, blue]: Rgb): boolean {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 96;
}
