import { circle, ellipse, group, line, path, placed, repeat } from '../svg.ts';

/** Mineral colors of folk painting. */
export const ink = '#2e2420';
export const red = '#c9402f';
export const blue = '#2f6291';
export const green = '#4d8a5c';
export const yellow = '#e9b43f';
export const paper = '#fcf1dc';
export const pink = '#eda59a';
export const sky = '#a9cbd0';

/** The brush line around every color. */
export const drawn = (d: string, fill: string, width = 8) =>
  path(d, fill, {
    stroke: ink,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });

export const brush = (d: string, width = 8, color: string = ink) => line(d, color, width);

/** Color that fades from the edge inwards, as a wet brush does. */
export const shaded = (id: string, inner: string, outer: string, cy = 0.7, r = 0.75) =>
  `<radialGradient id="${id}" cx=".5" cy="${cy}" r="${r}"><stop offset=".15" stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`;

export const mirrored = (content: string) =>
  content + group({ transform: 'matrix(-1 0 0 1 1000 0)' }, content);

/** A peony: three rings of notched petals. */
export function peony(x: number, y: number, size: number, color: string, id: string): string {
  const petal =
    'M0 0C-50 -30 -70 -90 -44 -126C-34 -140 -20 -134 -14 -120C-8 -138 8 -138 14 -120C20 -134 34 -140 44 -126C70 -90 50 -30 0 0Z';
  const ring = (count: number, scale: number, turn: number) =>
    repeat(count, (i) =>
      placed(drawn(petal, `url(#${id})`, 6 / scale), 0, 0, scale, turn + (i * 360) / count),
    );
  return placed(
    shaded(id, color, paper, 1, 1.2) +
      ring(9, 1.25, 0) +
      ring(7, 0.95, 20) +
      ring(5, 0.62, 0) +
      circle(0, 0, 26, yellow, { stroke: ink, 'stroke-width': 6 }) +
      repeat(6, (i) => placed(circle(0, -14, 4, red), 0, 0, 1, i * 60)),
    x,
    y,
    size,
  );
}

/** A leaf with its vein, along the way up. */
export const leafOf = (x: number, y: number, turn: number, size = 1, color: string = green) =>
  placed(
    drawn('M0 0C-50 -40 -56 -110 0 -170C56 -110 50 -40 0 0Z', color, 6) +
      brush('M0 -6V-130M0 -40l-22 -26M0 -40l22 -26M0 -80l-20 -24M0 -80l20 -24', 4),
    x,
    y,
    size,
    turn,
  );

/** A lucky cloud in the five colors. */
export const cloud = (x: number, y: number, size: number, color: string = red) =>
  placed(
    drawn(
      'M-120 40C-170 40 -170 -20 -124 -22C-130 -70 -60 -84 -44 -50C-30 -94 50 -90 52 -44C90 -66 134 -34 116 0C160 4 156 44 120 44C170 60 210 50 230 36C214 84 130 90 80 60C40 84 -10 80 -30 56C-60 76 -110 70 -120 40Z',
      paper,
      7,
    ) +
      brush(
        'M-118 16C-90 20 -84 -8 -104 -8M-40 -8C-50 -44 4 -52 8 -16C8 4 -18 2 -16 -14M56 6C54 -26 96 -24 92 4C88 20 68 14 72 2',
        7,
        color,
      ) +
      brush('M-80 34C-60 50 -20 44 -10 30M20 34C40 50 76 44 86 30', 7, color),
    x,
    y,
    size,
  );

/** A clump of pine needles: a fan of strokes on a soft round. */
export const needles = (x: number, y: number, size: number) =>
  placed(
    drawn('M-110 20C-120 -40 -60 -80 0 -80C60 -80 120 -40 110 20C60 40 -60 40 -110 20Z', green, 6) +
      repeat(13, (i) =>
        brush(`M0 26L${Math.round(-96 + i * 16)} ${Math.round(-2 - Math.sin((i / 12) * Math.PI) * 66)}`, 4),
      ),
    x,
    y,
    size,
  );

/** Rows of waves like scales. */
export const waves = (x: number, y: number, columns: number, rows: number, size = 1) =>
  placed(
    repeat(rows, (r) =>
      repeat(columns + (r % 2), (c) => {
        const cx = c * 100 - (r % 2) * 50 + 50;
        const cy = r * 40 + 50;
        return (
          drawn(`M${cx - 50} ${cy}A50 50 0 0 1 ${cx + 50} ${cy}Z`, blue, 5) +
          drawn(`M${cx - 32} ${cy}A32 32 0 0 1 ${cx + 32} ${cy}Z`, sky, 5) +
          drawn(`M${cx - 14} ${cy}A14 14 0 0 1 ${cx + 14} ${cy}Z`, paper, 5)
        );
      }),
    ),
    x,
    y,
    size,
  );

/** A magpie that looks left. */
export const magpie = (x: number, y: number, size: number, turn = 0) =>
  placed(
    drawn(
      'M-110 -40L-160 -30L-112 -16C-100 40 -40 70 30 60L150 110L130 70L170 76L60 10C40 -40 -20 -90 -70 -84C-96 -80 -110 -64 -110 -40Z',
      ink,
      6,
    ) +
      path('M-90 6C-60 50 0 60 20 52C0 20 -40 0 -90 6Z', paper) +
      path('M-20 -40C20 -40 50 0 60 16C20 20 -20 0 -20 -40Z', blue) +
      path('M-6 -30C16 -26 34 -6 40 4C16 4 -4 -8 -6 -30Z', paper) +
      circle(-82, -50, 9, paper) +
      circle(-83, -50, 4, ink) +
      brush('M-40 60l-8 40M-6 66l0 38', 6),
    x,
    y,
    size,
    turn,
  );

export const rock = (x: number, y: number, size: number, color: string = blue) =>
  placed(
    drawn(
      'M-150 0C-160 -60 -120 -70 -116 -110C-112 -170 -50 -170 -40 -130C-20 -190 60 -190 66 -120C110 -130 130 -80 118 -50C160 -40 150 0 150 0Z',
      color,
      7,
    ) +
      path(
        'M-110 -6C-110 -50 -84 -60 -76 -104C-60 -60 -70 -40 -60 -6ZM-6 -6C-10 -60 20 -80 22 -130C44 -80 30 -50 46 -6ZM84 -6C84 -30 98 -40 102 -60C114 -40 112 -20 116 -6Z',
        sky,
      ) +
      [
        [-94, -70],
        [-12, -90],
        [70, -60],
        [0, -40],
      ]
        .map(([cx = 0, cy = 0]) => ellipse(cx, cy, 9, 6, green))
        .join(''),
    x,
    y,
    size,
  );
