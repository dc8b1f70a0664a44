import { chartHeight, knittedInMiddle } from '../knit.ts';
import { circle, line, path, rect, repeat } from '../svg.ts';
import { dotted, striped, teeth, yarn } from './gyeoul-kit.ts';

/** Clips a pattern to the shape of the thing that is knitted. */
const cutTo = (d: string, pattern: string) =>
  `<clipPath id="cut"><path d="${d}"/></clipPath><g clip-path="url(#cut)">${pattern}</g>`;

const zigzag = (columns: number, row: number, color: string) =>
  repeat(columns, (i) => rect(i, chartHeight(row + ([0, 1, 2, 1][i % 4] ?? 0)), 1, chartHeight(1), color));

export const sweater = () =>
  knittedInMiddle({
    columns: 43,
    rows: 42,
    design: cutTo(
      'M15 1 L28 1 L34 5 L43 24 L37 28 L33 19 L33 36 L10 36 L10 19 L6 28 L0 24 L9 5 Z',
      rect(0, 0, 43, 36, yarn.pine) +
        teeth(43, 8, yarn.cream) +
        striped(43, 11, 2, yarn.cream) +
        dotted(43, 12, 2, yarn.red) +
        teeth(43, 14, yarn.red, false) +
        dotted(43, 18, 4, yarn.cream, 1) +
        dotted(43, 24, 4, yarn.cream, 3) +
        dotted(43, 30, 4, yarn.cream, 1) +
        striped(43, 37, 5, yarn.red) +
        path('M0 24 L6 28 L7.5 25 L1.5 21 Z M43 24 L37 28 L35.5 25 L41.5 21 Z', yarn.red) +
        path('M15 0 L28 0 L26.5 3.4 L16.5 3.4 Z', yarn.red),
    ),
  });

export const mitten = () =>
  knittedInMiddle({
    columns: 30,
    rows: 42,
    design: cutTo(
      'M8 36 L8 27 C3 26 0 20 0 15 C0 11 5 11 6 14 L8 19 L8 11 C8 4 12 0 17 0 C23 0 27 4 27 11 L26 36 Z',
      rect(0, 0, 30, 36, yarn.red) +
        repeat(3, (i) => circle(17.5, 12.5, 6.6 - i * 2.2, i % 2 === 0 ? yarn.cream : yarn.red)) +
        dotted(30, 4, 4, yarn.cream, 1) +
        dotted(30, 25, 4, yarn.cream, 3) +
        zigzag(30, 27, yarn.cream) +
        striped(30, 33, 9, yarn.cream) +
        dotted(30, 35, 2, yarn.red) +
        dotted(30, 36, 2, yarn.red) +
        dotted(30, 38, 2, yarn.red) +
        dotted(30, 39, 2, yarn.red),
    ),
  });

export const beanie = () =>
  knittedInMiddle({
    columns: 36,
    rows: 41,
    design:
      circle(18, 5.5, 5.5, yarn.cream) +
      repeat(10, (i) => rect(13.5 + ((i * 7) % 9), 1.7 + ((i * 5) % 8), 1, 0.85, yarn.sky)) +
      cutTo(
        'M2 28 C2 15 9 9 18 9 C27 9 34 15 34 28 L36 28 L36 35 L0 35 L0 28 Z',
        rect(0, 8, 36, 28, yarn.navy) +
          zigzag(36, 14, yarn.mustard) +
          dotted(36, 19, 3, yarn.cream, 1) +
          striped(36, 21, 2, yarn.red) +
          zigzag(36, 25, yarn.mustard) +
          dotted(36, 30, 3, yarn.cream) +
          repeat(18, (i) => rect(i * 2, 28, 1, 8, yarn.sky)) +
          repeat(18, (i) => rect(i * 2 + 1, 28, 1, 8, '#6f9fc2')),
      ),
  });

export const sock = () =>
  knittedInMiddle({
    columns: 34,
    rows: 42,
    design: cutTo(
      'M9 0 L24 0 L24 20 C29 22 34 25 34 30 C34 34 31 35.5 27 35.5 L17 35.5 C10 35.5 8 30 9 22 Z',
      rect(0, 0, 34, 36, yarn.mustard) +
        striped(34, 0, 6, yarn.cream) +
        dotted(34, 1, 2, yarn.mustard) +
        dotted(34, 3, 2, yarn.mustard) +
        striped(34, 9, 2, yarn.pine) +
        zigzag(34, 13, yarn.red) +
        striped(34, 18, 2, yarn.pine) +
        dotted(34, 22, 4, yarn.cream, 1) +
        dotted(34, 25, 4, yarn.cream, 3) +
        dotted(34, 28, 4, yarn.cream, 1) +
        path('M8 24 L14 24 C16 28 15 32 13 36 L8 36 Z', yarn.red) +
        path('M27 20 C25 26 26 32 28 36 L34 36 L34 20 Z', yarn.red),
    ),
  });

export const scarf = () =>
  knittedInMiddle({
    columns: 25,
    rows: 50,
    design:
      rect(0, 0, 25, chartHeight(46), yarn.cream) +
      [0, 9, 37].map((row) => striped(25, row, 3, yarn.lilac) + dotted(25, row + 1, 2, yarn.cream)).join('') +
      [5, 34].map((row) => zigzag(25, row, yarn.pink)).join('') +
      [5.5, 19.5].map((x) => circle(x, 19, 3, yarn.pink) + circle(x, 19, 1.2, yarn.mustard)).join('') +
      circle(12.5, 19, 3, yarn.lilac) +
      circle(12.5, 19, 1.2, yarn.mustard) +
      dotted(25, 15, 4, yarn.leaf, 2) +
      dotted(25, 29, 4, yarn.leaf, 2) +
      striped(25, 43, 3, yarn.lilac) +
      repeat(9, (i) =>
        rect(i * 3, chartHeight(46), 1, chartHeight(4), [yarn.lilac, yarn.pink][i % 2] ?? yarn.pink),
      ),
  });

export const teapotCosy = () =>
  knittedInMiddle({
    columns: 44,
    rows: 38,
    design:
      path('M33 14 C44 10 46 26 33 27 L33 23.5 C39 23 39 15 33 17.5 Z', yarn.cocoa) +
      path('M10 18 C5 17 5 11 0 9 L4 6.5 C9 9 9 14 12 14 Z', yarn.cocoa) +
      circle(22, 3.5, 3.5, yarn.mustard) +
      cutTo(
        'M8 20 C8 11 14 7 22 7 C30 7 36 11 36 20 C36 26 33 31 30 32 L14 32 C11 31 8 26 8 20 Z',
        rect(0, 0, 44, 34, yarn.red) +
          zigzag(44, 12, yarn.cream) +
          striped(44, 17, 6, yarn.cream) +
          repeat(7, (i) =>
            circle(8.5 + i * 4.5, chartHeight(20), 1.5, i % 2 === 0 ? yarn.pine : yarn.mustard),
          ) +
          zigzag(44, 25, yarn.cream) +
          dotted(44, 30, 3, yarn.cream),
      ),
  });

export const yarnBall = () =>
  knittedInMiddle({
    columns: 38,
    rows: 40,
    design:
      line('M30 3.4 L12 30 M7 4.4 L25 30', yarn.tan, 1.9) +
      circle(30.5, 2.8, 2.4, yarn.red) +
      circle(6.5, 3.8, 2.4, yarn.red) +
      circle(18.5, 19, 13, yarn.sky) +
      repeat(4, (i) =>
        line(
          `M${8.6 + i * 2.4} ${24.5 - i * 5} C14 ${28 - i * 5} 24 ${28 - i * 6} 29 ${20 - i * 3}`,
          yarn.navy,
          1,
        ),
      ) +
      line('M22 31.5 C28 34 34 32 37 33', yarn.sky, 1.4),
  });
