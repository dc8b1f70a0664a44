/** The few SVG words the artists need. Everything returns SVG content. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');

export const round = (value: number): number => Math.round(value * 10) / 10;

function tag(name: string, attributes: Attributes, content = ''): string {
  return content === ''
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>${content}</${name}>`;
}

export const group = (attributes: Attributes, ...content: readonly string[]): string =>
  tag('g', attributes, content.join(''));
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  tag('path', { d, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more });
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => tag('ellipse', { cx, cy, rx, ry, fill, ...more });
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width, height, fill, ...more });

/** A line with round ends. */
export const line = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  path(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** Moves, turns (degrees, around the new place) and scales. */
export function placed(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const steps = [
    `translate(${round(x)} ${round(y)})`,
    turn === 0 ? '' : `rotate(${round(turn)})`,
    scale === 1 ? '' : `scale(${scale})`,
  ];
  return tag('g', { transform: steps.filter(Boolean).join(' ') }, content);
}

export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A point on a circle; degrees clockwise from the top. */
export function polar(
  cx: number,
  cy: number,
  radius: number,
  degrees: number,
): readonly [x: number, y: number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
}

/** A star or, with soft = true, a cookie: `points` tips between two radii. */
export function starPath(cx: number, cy: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    polar(cx, cy, i % 2 === 0 ? outer : inner, (i * 180) / points),
  );
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}

/** A circle with `waves` soft scallops. */
export function scallopPath(cx: number, cy: number, radius: number, waves: number, depth: number): string {
  const steps = waves * 8;
  const points = Array.from({ length: steps }, (_, i) => {
    const turn = (i / steps) * 360;
    return polar(cx, cy, radius + depth * Math.cos(((turn * waves) / 180) * Math.PI), turn);
  });
  return `M${points.map((point) => point.join(' ')).join('L')}Z`;
}

export function sparkle(cx: number, cy: number, r: number, fill: string): string {
  const n = r * 0.16;
  return path(
    `M${cx} ${cy - r}Q${cx + n} ${cy - n} ${cx + r} ${cy}Q${cx + n} ${cy + n} ${cx} ${cy + r}Q${cx - n} ${cy + n} ${cx - r} ${cy}Q${cx - n} ${cy - n} ${cx} ${cy - r}Z`,
    fill,
  );
}

export function heartPath(cx: number, cy: number, size: number): string {
  const s = size / 100;
  const at = (x: number, y: number) => `${round(cx + x * s)} ${round(cy + y * s)}`;
  return `M${at(0, 44)}C${at(-26, 24)} ${at(-50, 4)} ${at(-50, -20)}C${at(-50, -38)} ${at(-37, -48)} ${at(-24, -48)}C${at(-12, -48)} ${at(-4, -42)} ${at(0, -32)}C${at(4, -42)} ${at(12, -48)} ${at(24, -48)}C${at(37, -48)} ${at(50, -38)} ${at(50, -20)}C${at(50, 4)} ${at(26, 24)} ${at(0, 44)}Z`;
}
