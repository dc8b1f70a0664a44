import { circle, ellipse, line, path, repeat } from '#server/demo/graphics/drawing/svg.ts';
import { gouge, inks, mirrored, motif, paper, print, rayMarks, strokes } from './saegim-kit.ts';

export const beetle = () => {
  const ink = inks.pine;
  return print(
    { shape: 'arch', ink, marks: rayMarks(500, 520, 330, 700, 12) },
    mirrored(
      line(
        'M400 420C320 380 290 320 270 250M390 540C310 540 260 560 220 620M400 660C330 700 300 760 290 840',
        paper,
        20,
      ) +
        line('M470 300C440 240 400 220 350 230', paper, 11) +
        line('M270 250l-30 -16M220 620l-34 20M290 840l-30 26', paper, 13),
    ),
    motif(
      'M500 270C560 270 600 310 600 360L640 420C680 520 670 700 500 820C330 700 320 520 360 420L400 360C400 310 440 270 500 270Z',
      ink,
      '#d9a441',
    ),
    path('M400 364C440 400 560 400 600 364L616 400C560 440 440 440 384 400Z', ink),
    line('M500 430V800', ink, 13),
    mirrored(
      path(
        strokes(
          [
            [480, 460, 300, 187],
            [450, 460, 260, 192],
            [420, 470, 200, 196],
            [390, 490, 130, 195],
          ],
          12,
        ),
        ink,
      ) + circle(452, 330, 13, ink),
    ),
    path(
      repeat(5, (i) => gouge(452 + i * 24, 378, 34, 5, 176 + i * 2)),
      paper,
    ),
  );
};

export const bee = () => {
  const ink = inks.ochre;
  return print(
    { shape: 'round', ink, marks: rayMarks(500, 500, 340, 520, 5) },
    mirrored(
      motif('M470 400C400 260 240 180 150 240C110 330 260 440 470 450Z', ink) +
        motif('M470 460C360 450 240 500 230 580C270 640 400 580 480 490Z', ink) +
        path(
          strokes(
            [
              [440, 400, 120, 300],
              [400, 360, 120, 306],
              [340, 330, 110, 296],
              [430, 430, 140, 286],
              [300, 400, 80, 290],
              [430, 480, 110, 252],
              [380, 520, 90, 246],
            ],
            5,
          ),
          ink,
        ) +
        line('M440 470L360 680M440 530L390 760', paper, 11) +
        line('M480 300C470 240 440 210 400 210', paper, 10),
    ),
    motif(
      'M500 290C560 290 590 340 580 390C620 420 630 500 610 590C590 700 540 780 500 810C460 780 410 700 390 590C370 500 380 420 420 390C410 340 440 290 500 290Z',
      ink,
    ),
    path(
      'M392 500C430 530 570 530 608 500L614 550C570 580 430 580 386 550ZM398 610C440 640 560 640 602 610L590 660C550 684 450 684 410 660ZM430 710C460 730 540 730 570 710L546 752C520 766 480 766 454 752Z',
      ink,
    ),
    mirrored(
      ellipse(456, 344, 20, 28, ink) +
        path(
          strokes(
            [
              [490, 400, 70, 184],
              [470, 400, 70, 190],
              [450, 410, 60, 194],
              [430, 420, 50, 196],
            ],
            6,
          ),
          ink,
        ),
    ),
  );
};
