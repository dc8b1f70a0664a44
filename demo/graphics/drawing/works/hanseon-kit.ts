import { line, path, round } from '../svg.ts';

/** The places that a line goes through, as in the points of a polyline: `x,y x,y`. */
type Points = string;

const ink = '#1f1d1b';
const paper = '#fdf8ee';
export const clay = '#d98663';
export const sage = '#9fb59a';
export const sand = '#ecd0a0';
export const sky = '#a9c6d6';
export const blush = '#edbfb3';
export const plum = '#a98aa8';

/** One line through all the points, without lifting the pen. */
function flow(places: Points, closed = false): string {
  const points = places.split(' ').map((place) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return [x, y] as const;
  });
  const at = (i: number) =>
    points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(points.length - 1, i))] ?? [
      0, 0,
    ];
  const count = closed ? points.length : points.length - 1;
  const curves = Array.from({ length: count }, (_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${round(bx + (cx - ax) / 6)} ${round(by + (cy - ay) / 6)} ${round(cx - (dx - bx) / 6)} ${round(cy - (dy - by) / 6)} ${cx} ${cy}`;
  });
  return `M${at(0).join(' ')}${curves.join('')}`;
}

/** The picture: soft color that does not quite fit, and the line over it on a thin rim of paper, so that it shows on dark cloth. */
export const oneLine = (colors: string, ...lines: readonly Points[]): string => {
  const d = lines.map((places) => flow(places)).join('');
  return line(d, paper, 30) + colors + line(d, paper, 22, { opacity: 0.55 }) + line(d, ink, 11);
};

/** A soft shape of color through the points. */
export const wash = (color: string, places: Points): string => path(`${flow(places, true)}Z`, color);
