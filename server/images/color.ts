/** Channels 0-255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @throws RangeError when the text is not `#rrggbb`; a database constraint has validated stored colors. */
export function parseHexColor(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new RangeError(`Not a color: ${hex}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}
