import { ellipse, line, path, placed, repeat } from '../svg.ts';
import { inks, leaf, motif, paper, print, rayMarks, rowMarks, strokes } from './saegim-kit.ts';

export const artichoke = () => {
  const ink = inks.teal;
  const scale = (x: number, y: number, size: number, turn: number) =>
    placed(
      motif('M0 0C-70 -30 -80 -110 0 -180C80 -110 70 -30 0 0Z', ink, paper, 16) +
        path(
          strokes(
            [
              [0, -20, 90, 0],
              [-24, -34, 60, -14],
              [24, -34, 60, 14],
            ],
            6,
          ),
          ink,
        ),
      x,
      y,
      size,
      turn,
    );
  return print(
    { shape: 'arch', ink, marks: rayMarks(500, 480, 340, 700, 6) },
    motif('M470 700H530L540 930H460Z', ink),
    path(
      strokes(
        [
          [486, 730, 160, 178],
          [510, 730, 160, 182],
        ],
        6,
      ),
      ink,
    ),
    leaf(460, 900, 240, -60, ink),
    leaf(540, 900, 240, 60, ink),
    [
      [5, 380, 1, 22],
      [6, 460, 1.1, 24],
      [7, 550, 1.14, 24],
      [6, 630, 1.16, 26],
      [5, 700, 1.14, 28],
    ]
      .map(([count = 0, y = 0, size = 1, spread = 0], r) =>
        repeat(count, (i) => {
          const offset = i - (count - 1) / 2;
          return scale(
            500 + offset * (r === 0 ? 46 : 62),
            y + Math.abs(offset) * 8,
            size,
            offset * spread * 0.55,
          );
        }),
      )
      .join(''),
  );
};

export const radishes = () => {
  const ink = inks.oxblood;
  const root = (x: number, y: number, turn: number, size: number) =>
    placed(
      [-40, -14, 14, 40].map((lean) => leaf(0, -110, 260 - Math.abs(lean) * 1.6, lean, ink)).join('') +
        motif(
          'M0 -130C100 -130 130 -60 110 20C90 90 30 120 10 170L0 300L-10 170C-30 120 -90 90 -110 20C-130 -60 -100 -130 0 -130Z',
          ink,
          '#d8566b',
        ) +
        path(
          'M-70 80C-20 120 20 120 70 80C40 130 20 140 10 170L0 300L-10 170C-20 140 -40 130 -70 80Z',
          paper,
        ) +
        path(
          strokes(
            [
              [-80, -60, 90, 175],
              [-50, -90, 110, 178],
              [60, 40, 90, 350],
              [90, 0, 70, 355],
              [0, 130, 90, 180],
            ],
            8,
          ),
          ink,
        ),
      x,
      y,
      size,
      turn,
    );
  return print(
    { shape: 'square', ink, marks: rowMarks(90, 100, 840, 820, 130, 8, 52) },
    root(330, 580, -14, 0.96),
    root(680, 580, 14, 0.96),
    root(505, 590, 0, 1.1),
  );
};

export const cabbage = () => {
  const ink = inks.teal;
  return print(
    { shape: 'round', ink, marks: rayMarks(500, 500, 400, 520, 7) },
    repeat(7, (i) =>
      placed(
        motif(
          'M0 0C-190 -60 -210 -250 -110 -330C-60 -370 60 -370 110 -330C210 -250 190 -60 0 0Z',
          ink,
          i % 2 ? '#a9c97f' : '#cfe0a3',
          16,
        ) +
          line(
            'M0 -20C-4 -120 4 -220 0 -310M0 -80L-80 -170M0 -80L80 -170M0 -170L-76 -260M0 -170L76 -260',
            ink,
            9,
          ),
        500,
        510,
        1,
        i * 51.4,
      ),
    ),
    repeat(5, (i) =>
      placed(
        motif(
          'M0 0C-120 -40 -130 -150 -70 -200C-30 -230 30 -230 70 -200C130 -150 120 -40 0 0Z',
          ink,
          paper,
          14,
        ) + line('M0 -10V-180M0 -60L-46 -120M0 -60L46 -120', ink, 8),
        500,
        506,
        1,
        20 + i * 72,
      ),
    ),
    ellipse(500, 500, 70, 66, '#cfe0a3', { stroke: ink, 'stroke-width': 12 }),
    path('M450 500C470 450 530 450 550 500C530 480 500 480 500 520C490 490 470 490 450 500Z', ink),
  );
};
