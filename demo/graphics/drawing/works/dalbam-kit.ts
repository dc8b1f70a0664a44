import { lettered } from '../lettering.ts';
import { circle, ellipse, group, line, path, placed, polar, rect, repeat, sparkle } from '../svg.ts';

export const night = '#1f1d47';
export const dusk = '#37346f';
export const gold = '#f0cf82';
export const pearl = '#fdf3d8';
export const rose = '#e08a8a';

/** The artist's line: thin gold. */
export const thread = (d: string, width = 5, color: string = gold) => line(d, color, width);

/** Long and short rays in turn. */
export const rays = (x: number, y: number, from: number, to: number, count: number, width = 5) =>
  repeat(count, (i) => {
    const turn = (i * 360) / count;
    const [ax, ay] = polar(x, y, from, turn);
    const [bx, by] = polar(x, y, i % 2 === 0 ? to : from + (to - from) * 0.55, turn);
    return thread(`M${ax} ${ay}L${bx} ${by}`, width);
  });

/** Pointed flames around a sun, straight and wavy in turn. */
export const flames = (x: number, y: number, from: number, to: number, count: number) =>
  repeat(count, (i) => {
    const reach = to - from;
    const half = (Math.PI * from) / count;
    const flame =
      i % 2 === 0
        ? path(`M${-half} 0L0 ${-reach}L${half} 0Z`, gold)
        : path(
            `M${-half} 0C${-half * 1.6} ${-reach * 0.45} ${half * 0.7} ${-reach * 0.5} ${-half * 0.3} ${-reach * 0.92}C${half * 1.7} ${-reach * 0.55} ${half * 0.2} ${-reach * 0.3} ${half} 0Z`,
            rose,
          );
    const [ax, ay] = polar(x, y, from - 4, (i * 360) / count);
    return placed(flame, ax, ay, 1, (i * 360) / count);
  });

/** Stars and points of light at given places: x, y, size. */
export const starry = (places: readonly (readonly [number, number, number])[], color: string = gold) =>
  places.map(([x, y, size]) => (size < 9 ? circle(x, y, size, color) : sparkle(x, y, size, color))).join('');

/** The moon's thin sickle; `turn` degrees clockwise. */
export const crescent = (x: number, y: number, r: number, fill: string = gold, turn = 0) =>
  placed(
    path(
      `M${r * 0.3} ${-r * 0.95}A${r} ${r} 0 1 0 ${r * 0.3} ${r * 0.95}A${r * 0.78} ${r * 0.98} 0 0 1 ${r * 0.3} ${-r * 0.95}Z`,
      fill,
    ),
    x,
    y,
    1,
    turn,
  );

/** A calm face with closed eyes, about 200 units wide at size 1. */
export const calmFace = (x: number, y: number, size: number, ink: string = night) =>
  placed(
    thread('M-78 -18C-64 6 -34 6 -20 -18M20 -18C34 6 64 6 78 -18', 7, ink) +
      thread(
        'M-60 2l-6 12M-38 2l4 12M38 2l-4 12M60 2l6 12M-84 -52C-66 -66 -36 -66 -20 -56M84 -52C66 -66 36 -66 20 -56',
        5,
        ink,
      ) +
      thread('M4 -30C-2 0 -14 24 -8 34C-2 40 8 40 14 36', 5, ink) +
      path('M-28 66C-16 56 -8 58 0 62C8 58 16 56 28 66C14 86 -14 86 -28 66Z', rose) +
      circle(-66, 44, 15, rose, { opacity: 0.55 }) +
      circle(66, 44, 15, rose, { opacity: 0.55 }),
    x,
    y,
    size,
  );

/** An open eye with lashes. */
export const openEye = (x: number, y: number, size: number, iris: string = rose) =>
  placed(
    path('M-100 0C-60 -62 60 -62 100 0C60 62 -60 62 -100 0Z', pearl, { stroke: gold, 'stroke-width': 7 }) +
      circle(0, 0, 42, iris) +
      circle(0, 0, 21, night) +
      circle(12, -12, 8, pearl) +
      repeat(7, (i) => {
        const [ax, ay] = polar(0, 20, 92, -54 + i * 18);
        const [bx, by] = polar(0, 20, 124, -54 + i * 18);
        return thread(`M${ax} ${ay}L${bx} ${by}`, 6);
      }),
    x,
    y,
    size,
  );

const corner = thread('M0 70C0 30 30 0 70 0M0 104V70M104 0H70', 4) + circle(30, 30, 6, gold);

/** A card of the deck: night sky, double frame, a numeral above and a name below. */
export const card = (numeral: string, name: string, content: string) =>
  rect(200, 20, 600, 960, night, { rx: 34 }) +
  rect(222, 42, 556, 916, 'none', { rx: 20, stroke: gold, 'stroke-width': 5 }) +
  rect(236, 130, 528, 716, dusk, { rx: 10, stroke: gold, 'stroke-width': 3 }) +
  placed(corner, 250, 144) +
  placed(corner, 750, 144, 1, 90) +
  placed(corner, 750, 832, 1, 180) +
  placed(corner, 250, 832, 1, 270) +
  lettered(numeral, 500, 106, { face: 'song-myung', size: 52, spacing: 6, fill: gold }) +
  lettered(name, 500, 922, { face: 'song-myung', size: 62, spacing: 14, fill: pearl }) +
  thread('M276 88H400M600 88H724M262 902H330M670 902H738', 3) +
  circle(410, 88, 5, gold) +
  circle(590, 88, 5, gold) +
  content;

/** A medallion: a round sky with a rim of points. */
export const medallion = (content: string) =>
  circle(500, 500, 440, night) +
  circle(500, 500, 416, 'none', { stroke: gold, 'stroke-width': 5 }) +
  circle(500, 500, 352, dusk, { stroke: gold, 'stroke-width': 4 }) +
  repeat(36, (i) => {
    const [x, y] = polar(500, 500, 384, i * 10);
    return i % 3 === 0 ? sparkle(x, y, 17, gold) : circle(x, y, 5, gold);
  }) +
  content;

export const leafy = (x: number, y: number, turn: number, size = 1, fill: string = gold) =>
  placed(
    path('M0 0C-22 -24 -22 -60 0 -90C22 -60 22 -24 0 0Z', fill) + thread('M0 0V-66', 3, night),
    x,
    y,
    size,
    turn,
  );

export const roseBloom = (x: number, y: number, size: number) =>
  placed(
    group(
      { stroke: night, 'stroke-width': 5, 'stroke-linejoin': 'round' },
      repeat(5, (i) => placed(ellipse(0, -52, 50, 46, rose), 0, 0, 1, i * 72)),
      repeat(5, (i) => placed(ellipse(0, -30, 36, 32, '#eba6a0'), 0, 0, 1, 36 + i * 72)),
      circle(0, 0, 30, '#f4c3b8'),
    ) + thread('M-14 4C-14 -14 12 -16 12 0C12 12 -4 12 -4 2', 5, night),
    x,
    y,
    size,
  );
