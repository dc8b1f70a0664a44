import { circle, line, path, placed, polar, repeat } from '../svg.ts';
import {
  cut,
  gouge,
  inks,
  leaf,
  mirrored,
  motif,
  paper,
  print,
  rayMarks,
  rowMarks,
  strokes,
} from './saegim-kit.ts';

export const thistle = () => {
  const ink = inks.plum;
  return print(
    { shape: 'tall', ink, marks: rayMarks(500, 330, 330, 800, 4) },
    line('M500 940V560', ink, 44),
    line('M500 950V560', paper, 18),
    mirrored(leaf(494, 900, 230, -46, ink) + leaf(494, 760, 200, -56, ink)),
    repeat(15, (i) => placed(motif('M-12 0L0 -280L12 0Z', ink, '#d98fb4', 8), 500, 420, 1, -49 + i * 7)),
    motif(
      'M500 400C590 400 640 470 620 540C600 620 550 640 500 640C450 640 400 620 380 540C360 470 410 400 500 400Z',
      ink,
    ),
    path(
      repeat(5, (r) =>
        repeat(7, (c) =>
          Math.abs(c - 3) < 3.6 - Math.abs(r - 1.6) * 0.6
            ? `M${384 + c * 36 + (r % 2) * 18} ${440 + r * 40}l18 34l18 -34l-18 12z`
            : '',
        ),
      ),
      ink,
    ),
  );
};

export const poppies = () => {
  const ink = inks.soot;
  const head = (x: number, y: number, size: number) =>
    placed(
      motif(
        'M-150 20C-190 -70 -120 -160 -40 -140C0 -170 80 -170 110 -130C190 -120 200 -20 150 40C110 110 -100 110 -150 20Z',
        ink,
        '#c8402f',
      ) +
        path('M-40 -140C-60 -80 -40 -20 0 0C40 -40 60 -90 50 -150C30 -110 -10 -110 -40 -140Z', ink, {
          opacity: 0.25,
        }) +
        path(
          strokes(
            [
              [-120, -20, 70, 60],
              [-110, 20, 70, 80],
              [-90, -80, 70, 110],
              [110, -60, 70, 250],
              [130, 0, 80, 270],
              [90, 50, 70, 290],
              [0, 80, 60, 0],
              [-50, 70, 60, 20],
            ],
            8,
          ),
          ink,
        ) +
        circle(0, -10, 40, ink) +
        repeat(12, (i) => {
          const [px, py] = polar(0, -10, 24, i * 30);
          return cut(gouge(px, py, 28, 4, i * 30));
        }),
      x,
      y,
      size,
    );
  return print(
    { shape: 'arch', ink, marks: rowMarks(190, 80, 640, 880, 4, 6, 74) },
    line(
      'M430 950C440 760 400 600 400 420M560 950C560 820 640 700 640 600M500 950C500 900 520 880 540 860',
      ink,
      46,
    ),
    line('M430 950C440 760 400 600 400 420M560 950C560 820 640 700 640 600', paper, 15),
    leaf(420, 900, 240, -40, ink),
    leaf(570, 900, 220, 46, ink),
    leaf(430, 740, 170, 30, ink),
    head(410, 330, 1.05),
    head(640, 560, 0.86),
  );
};

export const sunflower = () => {
  const ink = inks.pine;
  return print(
    { shape: 'tall', ink, marks: rowMarks(190, 60, 620, 900, 10, 3, 70) },
    line('M500 960V500', ink, 50),
    line('M500 960V500', paper, 20),
    leaf(496, 890, 270, -62, ink),
    leaf(504, 820, 270, 62, ink),
    repeat(16, (i) =>
      placed(
        motif('M0 0C-46 -60 -40 -150 0 -200C40 -150 46 -60 0 0Z', ink, '#e5ab32', 14) +
          path(gouge(0, -40, 110, 7, 2), ink),
        ...polar(500, 360, 96, i * 22.5),
        0.78,
        i * 22.5,
      ),
    ),
    circle(500, 360, 136, ink),
    repeat(5, (r) =>
      repeat(8 + r * 6, (i) => {
        const [x, y] = polar(500, 360, 18 + r * 25, (i * 360) / (8 + r * 6) + r * 9);
        return circle(x, y, 7, r < 2 ? '#c0723a' : paper);
      }),
    ),
  );
};

export const persimmon = () => {
  const ink = inks.soot;
  const fruit = (x: number, y: number, size: number) =>
    placed(
      motif(
        'M0 -120C100 -130 170 -70 165 20C160 110 80 150 0 150C-80 150 -160 110 -165 20C-170 -70 -100 -130 0 -120Z',
        ink,
        '#dd6b2a',
      ) +
        path(
          strokes(
            [
              [-130, 20, 90, 170],
              [-110, 90, 70, 140],
              [-70, 120, 70, 115],
              [100, 110, 70, 50],
              [140, 40, 90, 10],
              [60, 130, 60, 70],
            ],
            9,
          ),
          ink,
        ) +
        path('M0 -70L-90 -110L-40 -50L-110 -10L-20 -20L0 50L20 -20L110 -10L40 -50L90 -110Z', paper, {
          stroke: ink,
          'stroke-width': 8,
        }) +
        circle(0, -50, 15, ink),
      x,
      y,
      size,
    );
  return print(
    { shape: 'square', ink, marks: rayMarks(500, 540, 380, 760, 13) },
    line('M90 190C300 230 560 200 910 260', ink, 56),
    line('M90 190C300 230 560 200 910 260M340 214L350 360M640 212L640 440', paper, 22),
    leaf(480, 210, 190, 150, ink),
    leaf(760, 230, 180, 30, ink),
    leaf(200, 200, 160, -20, ink),
    fruit(350, 470, 1.15),
    fruit(650, 600, 1.3),
  );
};

export const oak = () => {
  const ink = inks.pine;
  return print(
    { shape: 'round', ink, marks: rayMarks(500, 400, 400, 560, 3) },
    motif(
      'M460 700C460 620 440 560 400 500L430 480L480 540L490 440H520L530 540L580 470L610 490C560 560 540 620 544 700C560 760 600 800 680 840C600 830 560 820 530 790C520 830 510 860 500 890C490 860 480 830 470 790C440 820 400 830 320 840C400 800 450 760 460 700Z',
      ink,
    ),
    path(
      strokes(
        [
          [490, 560, 130, 182],
          [512, 560, 150, 178],
          [480, 700, 100, 200],
          [520, 700, 100, 160],
        ],
        6,
      ),
      ink,
    ),
    repeat(58, (i) => {
      const turn = i * 137.5;
      const r = 26 * Math.sqrt(i + 1);
      const [x, y] = polar(500, 350, r, turn);
      return y < 520
        ? placed(
            motif('M0 24C-34 10 -34 -26 0 -44C34 -26 34 10 0 24Z', ink, i % 7 === 3 ? '#e0a52e' : paper, 9) +
              path(gouge(0, 10, 36, 4, 0), ink),
            x,
            y,
            1,
            turn,
          )
        : '';
    }),
    cut(rowMarks(200, 846, 620, 80, 90, 4, 28)),
  );
};
