const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

/** The red, green and blue of `#rrggbb`, 0 to 255. */
export const rgbOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => part(hex, at));

/** `share` of the other color in the first. */
export function mixed(color: string, other: string, share: number): string {
  const others = rgbOf(other);
  const parts = rgbOf(color).map((value, i) => Math.round(value * (1 - share) + (others[i] ?? 0) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
