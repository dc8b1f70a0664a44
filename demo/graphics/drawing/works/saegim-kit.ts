import { randomFrom } from '../random.ts';
import { clipped, group, path, placed, polar, repeat, round } from '../svg.ts';

export const paper = '#f7f0df';
export const inks = {
  pine: '#1f4238',
  indigo: '#20315c',
  oxblood: '#7a2428',
  soot: '#26252a',
  ochre: '#b56a1e',
  plum: '#4b2a4f',
  teal: '#1c5b66',
} as const;

/** One stroke of the gouge: thin where it starts, thick where it is lifted. */
export const gouge = (x: number, y: number, length: number, width: number, turn: number): string => {
  const angle = ((turn - 90) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [nx, ny] = [-Math.sin(angle) * width, Math.cos(angle) * width];
  return `M${round(x)} ${round(y)}q${round(dx * 0.6 + nx)} ${round(dy * 0.6 + ny)} ${round(dx)} ${round(dy)}q${round(-dx * 0.4 - nx * 1.6)} ${round(-dy * 0.4 - ny * 1.6)} ${round(-dx)} ${round(-dy)}Z`;
};

export const cut = (d: string, color: string = paper) => path(d, color);

/** Marks all around a center, rings from `from` to `to`. */
export function rayMarks(cx: number, cy: number, from: number, to: number, seed = 3): string {
  const random = randomFrom(seed);
  let d = '';
  for (let r = from; r < to; r += 58) {
    const count = Math.round((2 * Math.PI * r) / 46);
    for (let i = 0; i < count; i++) {
      const turn = ((i + (random() - 0.5) * 0.5) * 360) / count;
      const [x, y] = polar(cx, cy, r + random() * 18, turn);
      d += gouge(x, y, 30 + random() * 22, 4 + random() * 3, turn);
    }
  }
  return d;
}

/** Marks in rows, for water, soil and sky; `turn` 90 lies flat. */
export function rowMarks(
  x: number,
  y: number,
  w: number,
  h: number,
  turn = 90,
  seed = 5,
  pitch = 34,
): string {
  const random = randomFrom(seed);
  let d = '';
  for (let row = 0; row * pitch < h; row++)
    for (let left = (row % 2) * 40 + random() * 20; left < w; left += 66 + random() * 34)
      d += gouge(x + left, y + row * pitch + random() * 10, 40 + random() * 26, 4 + random() * 3, turn);
  return d;
}

type Block = { shape: 'square' | 'tall' | 'wide' | 'round' | 'arch'; ink: string; marks: string };

/** The inked block, its edge a little worn, with what is cut out of it. */
export function print({ shape, ink, marks }: Block, ...motif: readonly string[]): string {
  const edge = edges[shape];
  return path(edge, ink) + clipped('block', path(edge, '#000'), path(marks, paper) + motif.join(''));
}

const worn = (points: readonly (readonly [number, number])[]): string => {
  const random = randomFrom(11);
  return `M${points.map(([x, y]) => `${round(x + (random() - 0.5) * 7)} ${round(y + (random() - 0.5) * 7)}`).join('L')}Z`;
};

const side = (ax: number, ay: number, bx: number, by: number) =>
  Array.from({ length: 14 }, (_, i) => [ax + ((bx - ax) * i) / 14, ay + ((by - ay) * i) / 14] as const);
const box = (l: number, t: number, r: number, b: number) =>
  worn([...side(l, t, r, t), ...side(r, t, r, b), ...side(r, b, l, b), ...side(l, b, l, t)]);
const edges = {
  square: box(70, 70, 930, 930),
  tall: box(170, 30, 830, 970),
  wide: box(30, 190, 970, 810),
  round: worn(Array.from({ length: 72 }, (_, i) => polar(500, 500, 450, i * 5))),
  arch: worn([
    ...Array.from({ length: 24 }, (_, i) => polar(500, 390, 330, -90 + i * 7.8)),
    ...side(830, 390, 830, 960),
    ...side(830, 960, 170, 960),
    ...side(170, 960, 170, 390),
  ]),
} as const;

/** A cut-out shape with a rim of ink around it, so that no mark touches it. */
export const motif = (d: string, ink: string, fill: string = paper, rim = 30) =>
  path(d, fill, { stroke: ink, 'stroke-width': rim, 'stroke-linejoin': 'round', 'paint-order': 'stroke' });

export const mirrored = (content: string) =>
  content + group({ transform: 'matrix(-1 0 0 1 1000 0)' }, content);

/** A leaf whose halves are cut differently: one white, one in strokes. */
export const leaf = (x: number, y: number, length: number, turn: number, ink: string) => {
  const w = length * 0.3;
  return placed(
    motif(
      `M0 0C${-w} ${-length * 0.3} ${-w} ${-length * 0.7} 0 ${-length}C${w} ${-length * 0.7} ${w} ${-length * 0.3} 0 0Z`,
      ink,
      paper,
      22,
    ) +
      path(`M0 0C${w} ${-length * 0.3} ${w} ${-length * 0.7} 0 ${-length}Z`, ink) +
      path(
        repeat(6, (i) => gouge(3, -length * (0.12 + i * 0.13), length * 0.2, 4, 52)),
        paper,
      ),
    x,
    y,
    1,
    turn,
  );
};

/** Strokes that follow each other along a line of places. */
export const strokes = (places: readonly (readonly [number, number, number, number])[], width = 6): string =>
  places.map(([x, y, length, turn]) => gouge(x, y, length, width, turn)).join('');
