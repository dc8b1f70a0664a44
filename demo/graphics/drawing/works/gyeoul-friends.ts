import { charted, chartHeight, knittedInMiddle, swatch } from '../knit.ts';
import { circle, ellipse, path, rect, repeat } from '../svg.ts';
import { dotted, striped, yarn } from './gyeoul-kit.ts';

const eye = (x: number, y: number, color: string = yarn.coal) => rect(x, y, 1, 1.7, color);

export const penguin = () =>
  knittedInMiddle({
    columns: 31,
    rows: 40,
    design:
      path('M3 19 L0 26 L5 27 Z M28 19 L31 26 L26 27 Z', yarn.navy) +
      ellipse(15.5, 18.5, 12, 15.2, yarn.navy) +
      ellipse(15.5, 22.5, 8.6, 10.4, yarn.cream) +
      circle(11.5, 10.5, 4.6, yarn.cream) +
      circle(19.5, 10.5, 4.6, yarn.cream) +
      eye(11, 9.4) +
      eye(19, 9.4) +
      rect(14, 11.9, 3, 1.7, yarn.orange) +
      rect(5, 16.2, 21, 2.6, yarn.red) +
      rect(20, 18, 3, 6, yarn.red) +
      rect(8, 32.3, 6, 1.7, yarn.orange) +
      rect(17, 32.3, 6, 1.7, yarn.orange),
  });

export const bear = () =>
  knittedInMiddle({
    columns: 33,
    rows: 35,
    design:
      circle(6, 7, 5.5, yarn.cocoa) +
      circle(27, 7, 5.5, yarn.cocoa) +
      circle(6, 7, 2.6, yarn.tan) +
      circle(27, 7, 2.6, yarn.tan) +
      ellipse(16.5, 16.5, 14.6, 12.6, yarn.cocoa) +
      ellipse(16.5, 20.8, 6.5, 5, yarn.cream) +
      eye(9, 14) +
      eye(23, 14) +
      rect(15, 17.8, 3, 1.7, yarn.coal) +
      rect(16, 19.5, 1, 2, yarn.coal) +
      rect(6, 18.7, 3, 1.7, yarn.pink) +
      rect(24, 18.7, 3, 1.7, yarn.pink) +
      path('M10 26.5 L16.5 29.7 L10 29.7 Z M23 26.5 L16.5 29.7 L23 29.7 Z', yarn.red),
  });

export const sheep = () =>
  swatch(
    38,
    34,
    '#8fb573',
    repeat(12, (i) => rect(2 + ((i * 13) % 35), 1.7 + ((i * 7) % 26), 1, 0.85, yarn.cream)) +
      repeat(4, (i) => rect(12 + i * 4 + (i > 1 ? 2 : 0), 20, 2, 5.1, yarn.coal)) +
      repeat(7, (i) => circle(11 + i * 3, 10 + (i % 2) * 0.8, 3.4, yarn.cream)) +
      ellipse(20, 15.5, 11, 6.8, yarn.cream) +
      ellipse(9, 13.5, 4.2, 5, yarn.coal) +
      rect(3.6, 10.2, 3, 1.7, yarn.coal) +
      rect(7, 12.2, 1, 1.3, yarn.cream) +
      rect(10, 12.2, 1, 1.3, yarn.cream) +
      circle(9.5, 8.6, 2.8, yarn.cream) +
      rect(30, 14, 3, 2.6, yarn.cream),
  );

export const whale = () =>
  swatch(
    42,
    33,
    yarn.cream,
    path(
      'M4 17 C4 9 12 7 18 8 C26 9 30 14 34 13 C32 10 31 7 33 5 C35 6 36.5 7 37 9 C38 7 40 6 41 6 C42 10 40 14 37 16 C35 22 28 25 20 25 C10 25 4 23 4 17 Z',
      yarn.navy,
    ) +
      path('M4 18.5 C8 21 18 22 26 19.5 C24 24 14 26 8 23.6 C5.5 22.5 4 21 4 18.5 Z', yarn.sky) +
      rect(9, 15.3, 1, 1.7, yarn.cream) +
      charted(['#...#', '.#.#.', '..#..', '..#..'], { '#': yarn.sky }, { column: 11, row: 4 }) +
      dotted(42, 0, 2, yarn.red) +
      dotted(42, 1, 2, yarn.red, 1) +
      dotted(42, 31, 2, yarn.red) +
      dotted(42, 32, 2, yarn.red, 1),
  );

export const cat = () =>
  swatch(
    33,
    37,
    yarn.lilac,
    striped(33, 0, 3, yarn.cream) +
      dotted(33, 1, 2, yarn.lilac) +
      path('M5 17 L5 6 L13 11 Z M28 17 L28 6 L20 11 Z', yarn.orange) +
      path('M7 12 L7 9 L10 11 Z M26 12 L26 9 L23 11 Z', yarn.pink) +
      ellipse(16.5, 17.6, 12.4, 9.4, yarn.orange) +
      ellipse(16.5, 21.5, 5.6, 4, yarn.cream) +
      rect(16, 8.6, 1, 4.2, yarn.cocoa) +
      rect(13, 9.4, 1, 2.6, yarn.cocoa) +
      rect(19, 9.4, 1, 2.6, yarn.cocoa) +
      rect(10, 15.4, 2, 2.5, yarn.coal) +
      rect(21, 15.4, 2, 2.5, yarn.coal) +
      rect(15, 18.8, 3, 1.7, yarn.pink) +
      rect(16, 20.5, 1, 1.7, yarn.coal) +
      rect(6, 19.7, 3, 1.7, yarn.pink) +
      rect(24, 19.7, 3, 1.7, yarn.pink) +
      striped(33, 34, 3, yarn.cream) +
      dotted(33, 35, 2, yarn.lilac),
  );

export const strawberry = () =>
  knittedInMiddle({
    columns: 29,
    rows: 36,
    design:
      path(
        'M14.5 30.5 C7 27 1 18 1 12.5 C1 8 5 6 9 6 L20 6 C24 6 28 8 28 12.5 C28 18 22 27 14.5 30.5 Z',
        yarn.red,
      ) +
      repeat(16, (i) => {
        const row = Math.floor(i / 4);
        return rect(
          5 + (i % 4) * 5 + (row % 2) * 2 + (row > 2 ? 1 : 0),
          12 + row * 3.9,
          1,
          1.2,
          row > 2 && i % 4 === 3 ? yarn.red : yarn.cream,
        );
      }) +
      path(
        'M4 6 L9 5 L7 2.4 L12 4 L14.5 0 L17 4 L22 2.4 L20 5 L25 6 L21 9.4 L18 8 L14.5 11.6 L11 8 L8 9.4 Z',
        yarn.leaf,
      ),
  });

export const tangerines = () =>
  swatch(
    37,
    33,
    '#efe3cf',
    path('M1.5 18 L35.5 18 L31 25.6 L6 25.6 Z', yarn.navy) +
      circle(10.5, 14, 5.4, yarn.orange) +
      circle(26.5, 14, 5.4, '#f0913d') +
      circle(18.5, 10, 5.8, '#f4a04c') +
      path('M1.5 17.8 L35.5 17.8 L34.4 19.6 L2.6 19.6 Z', yarn.sky) +
      rect(18, 4.2, 1, 2.5, yarn.leaf) +
      rect(19, 3.4, 4, 1.7, yarn.leaf) +
      repeat(5, (i) => rect(8 + i * 5, 21.3, 2, 1.7, yarn.mustard)) +
      dotted(37, 31, 2, yarn.red) +
      dotted(37, 1, 2, yarn.red),
  );

export const mushroom = () =>
  knittedInMiddle({
    columns: 33,
    rows: 37,
    design:
      path('M11 17 L22 17 C22 23 23 27 25 31 L8 31 C10 27 11 23 11 17 Z', yarn.cream) +
      path('M1 17 C1 7 8 0.5 16.5 0.5 C25 0.5 32 7 32 17 C27 20 6 20 1 17 Z', yarn.red) +
      circle(16.5, 6, 2.7, yarn.cream) +
      circle(8, 12, 2.5, yarn.cream) +
      circle(25, 12, 2.5, yarn.cream) +
      circle(16.5, 14, 1.8, yarn.cream) +
      rect(13, 22.5, 1, 1.7, yarn.coal) +
      rect(19, 22.5, 1, 1.7, yarn.coal) +
      rect(16, 24.7, 1, 0.9, yarn.coal) +
      repeat(5, (i) => rect(5 + i * 5, 29.7, 2, 1.7, yarn.leaf)) +
      rect(4, 30.6, 25, 0.9, yarn.leaf),
  });

export const snowyCottage = () =>
  swatch(
    37,
    38,
    yarn.navy,
    repeat(11, (i) => rect(2 + ((i * 9) % 34), 2.6 + ((i * 5) % 15), 1, 0.85, yarn.cream)) +
      path('M5 15 L18.5 4 L32 15 Z', yarn.cream) +
      rect(25, 5, 4, 6, yarn.red) +
      rect(7, 14.5, 23, 12, yarn.red) +
      rect(16, 19.5, 5, 7, yarn.cocoa) +
      rect(9, 17.8, 4, 4.3, yarn.mustard) +
      rect(24, 17.8, 4, 4.3, yarn.mustard) +
      rect(17, 9.4, 3, 3.4, yarn.mustard) +
      rect(0, chartHeight(31), 37, chartHeight(7), yarn.cream) +
      dotted(37, 35, 4, yarn.sky, 1),
  );

export const moonNight = () =>
  swatch(
    34,
    36,
    '#3a3560',
    circle(15.5, 15, 10, yarn.mustard) +
      circle(20, 12.5, 8.4, '#3a3560') +
      charted(['..#..', '..#..', '#####', '..#..', '..#..'], { '#': yarn.cream }, { column: 19, row: 10 }) +
      charted(['.#.', '###', '.#.'], { '#': yarn.pink }, { column: 26, row: 22 }) +
      charted(['.#.', '###', '.#.'], { '#': yarn.pink }, { column: 3, row: 4 }) +
      repeat(5, (i) => rect(20 + ((i * 5) % 12), 4.2 + ((i * 7) % 20), 1, 0.85, yarn.cream)) +
      striped(34, 32, 4, yarn.lilac) +
      dotted(34, 33, 2, yarn.cream) +
      dotted(34, 34, 2, yarn.cream, 1),
  );
