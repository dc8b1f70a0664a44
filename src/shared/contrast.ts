/** Least contrast between a text and what lies behind it (WCAG 2.2, 1.4.3). */
const readable = 4.5;

// Ink and white are the shop's own (styles/tokens.css). On a middle grey neither reaches 4.5, black does.
const texts = ['#17171a', '#ffffff', '#000000'] as const;

/**
 * The color for a text on an operator's background: the wanted one if it can be read there, else the first of
 * ours that can. `null` when the background is not a `#rrggbb` or `#rgb` color.
 */
export function readableTextColor(background: string, wanted?: string | null): string | null {
  if (luminance(background) === null) return null;
  const candidates = wanted ? [wanted, ...texts] : texts;
  return candidates.find((text) => contrast(background, text) >= readable) ?? null;
}

/** WCAG contrast ratio, 1 to 21; 0 when one of the colors cannot be read. */
export function contrast(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return first === null || second === null ? 0 : ratio(first, second);
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(color: string): number | null {
  const [red, green, blue] = channels(color) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function channels(color: string): number[] | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1];
  if (!hex) return null;
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  return pairs?.map((pair) => Number.parseInt(pair, 16)) ?? null;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
