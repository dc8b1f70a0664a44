import { circle, ellipse, group, line, path } from '../svg.ts';

export const ink = '#2a2522';
export const milk = '#fffdf7';
export const ginger = '#f2a65a';
export const grey = '#b9b6b3';
const blush = '#f7a8a0';
const stroke = 13;

const outlined = {
  stroke: ink,
  'stroke-width': stroke,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
} as const;

/** A shape filled and drawn around with the brush. */
export const inked = (d: string, fill: string): string => path(d, fill, outlined);
export const brush = (d: string, width = stroke): string => line(d, ink, width);

export type Eyes = 'closed' | 'happy' | 'dots' | 'stare' | 'side';

const eyes: Readonly<Record<Eyes, string>> = {
  closed: brush('M-92 2 Q-70 24 -48 2 M48 2 Q70 24 92 2', 11),
  happy: brush('M-92 14 Q-70 -14 -48 14 M48 14 Q70 -14 92 14', 11),
  dots: circle(-68, 4, 13, ink) + circle(68, 4, 13, ink),
  stare:
    circle(-68, 0, 30, milk, outlined) +
    circle(68, 0, 30, milk, outlined) +
    circle(-62, 0, 14, ink) +
    circle(74, 0, 14, ink),
  side: brush('M-96 0 L-44 0 M44 0 L96 0', 11) + circle(-56, 8, 12, ink) + circle(84, 8, 12, ink),
};

const catOutline =
  'M-152 22 C-162 -40 -154 -112 -142 -168 C-138 -186 -122 -188 -107 -176 C-86 -159 -68 -142 -52 -124 C-20 -133 20 -133 52 -124 C68 -142 86 -159 107 -176 C122 -188 138 -186 142 -168 C154 -112 162 -40 152 22 C146 92 82 126 0 126 C-82 126 -146 92 -152 22 Z';
const patchOverEye =
  'M10 -132 C36 -134 52 -124 52 -124 C68 -142 86 -159 107 -176 C122 -188 138 -186 142 -168 C150 -124 156 -74 156 -26 C120 0 60 -8 36 -44 C20 -70 8 -104 10 -132 Z';

/** Around 0, 0; about 300 units wide. */
export function catHead(style: { eyes: Eyes; fur?: string; patch?: string; blushing?: boolean }): string {
  const { fur = milk, patch, blushing = true } = style;
  return group(
    {},
    path(catOutline, fur),
    patch === undefined ? '' : path(patchOverEye, patch),
    path(catOutline, 'none', outlined),
    brush('M-112 -138 Q-104 -120 -92 -108 M112 -138 Q104 -120 92 -108', 9),
    blushing ? ellipse(-104, 46, 24, 15, blush) + ellipse(104, 46, 24, 15, blush) : '',
    eyes[style.eyes],
    ellipse(0, 28, 11, 8, ink),
    brush('M-22 44 Q-11 58 0 44 Q11 58 22 44', 9),
    brush('M-132 26 L-186 18 M-132 44 L-182 52 M132 26 L186 18 M132 44 L182 52', 7),
  );
}

const dogOutline =
  'M-118 -58 C-112 -128 -64 -152 0 -152 C64 -152 112 -128 118 -58 C150 0 140 118 0 120 C-140 118 -150 0 -118 -58 Z';
const ear = 'M-104 -112 C-158 -138 -206 -84 -204 0 C-203 56 -178 92 -150 84 C-122 76 -112 20 -118 -40 Z';
const otherEar = ear.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${-Number(x)} ${y}`);

export function dogHead(style: { eyes: Eyes; fur?: string; ears?: string }): string {
  const { fur = milk, ears = '#a9714b' } = style;
  return group(
    {},
    inked(ear, ears),
    inked(otherEar, ears),
    inked(dogOutline, fur),
    ellipse(-92, 52, 22, 14, blush),
    ellipse(92, 52, 22, 14, blush),
    eyes[style.eyes],
    ellipse(0, 34, 27, 19, ink),
    ellipse(-8, 28, 7, 4, '#ffffff'),
    brush('M0 52 L0 64 M-34 62 Q-17 84 0 64 Q17 84 34 62', 10),
  );
}

export function paw(x: number, y: number, fill = milk): string {
  return (
    inked(
      `M${x - 48} ${y + 46} C${x - 54} ${y - 20} ${x - 30} ${y - 44} ${x} ${y - 44} C${x + 30} ${y - 44} ${x + 54} ${y - 20} ${x + 48} ${y + 46} `,
      fill,
    ) + brush(`M${x - 16} ${y - 40} L${x - 16} ${y - 16} M${x + 16} ${y - 40} L${x + 16} ${y - 16}`, 9)
  );
}
