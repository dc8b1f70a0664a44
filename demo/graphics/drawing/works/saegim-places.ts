import { circle, line, path, rect, repeat } from '../svg.ts';
import { cut, inks, mirrored, motif, paper, print, rowMarks, strokes } from './saegim-kit.ts';

export const lighthouse = () => {
  const ink = inks.indigo;
  return print(
    { shape: 'tall', ink, marks: rowMarks(190, 60, 620, 600, 96, 3, 54) },
    path('M500 220L170 110V330ZM540 220L830 110V330Z', '#e7b94a'),
    motif('M430 300L400 760H620L590 300Z', ink),
    path('M420 420L600 420L606 520L412 520ZM404 620L614 620L620 720L400 720Z', '#c8402f'),
    motif('M440 200H580V300H440Z', ink, '#f3d27a', 20),
    line('M475 200V300M510 200V300M545 200V300', ink, 8),
    motif('M424 200L510 120L596 200Z', ink, '#c8402f', 18),
    motif('M410 296H610V322H410Z', ink, paper, 14),
    path('M490 760V700C490 674 530 674 530 700V760Z', ink),
    path(
      strokes(
        [
          [440, 540, 70, 184],
          [450, 340, 70, 184],
          [580, 360, 60, 176],
          [590, 560, 60, 176],
        ],
        6,
      ),
      ink,
    ),
    motif('M230 830C280 740 360 760 420 750C520 730 640 740 700 770C760 800 780 820 790 850L220 860Z', ink),
    path(
      strokes(
        [
          [280, 800, 70, 110],
          [340, 780, 60, 100],
          [420, 800, 80, 95],
          [540, 790, 80, 85],
          [640, 800, 70, 100],
          [360, 830, 90, 92],
          [500, 830, 90, 90],
          [600, 830, 80, 90],
        ],
        7,
      ),
      ink,
    ),
    cut(rowMarks(190, 880, 620, 80, 90, 2, 26)),
  );
};

export const sailboat = () => {
  const ink = inks.teal;
  return print(
    { shape: 'round', ink, marks: rowMarks(60, 80, 880, 520, 90, 11, 42) },
    circle(660, 330, 110, '#dd7a4a', { stroke: ink, 'stroke-width': 24 }),
    motif('M500 170C600 300 660 460 670 610H500Z', ink),
    motif('M476 230C400 340 340 470 320 610H476Z', ink, '#e7c66a'),
    path(
      strokes(
        [
          [520, 260, 300, 170],
          [560, 340, 240, 168],
          [600, 430, 160, 166],
        ],
        10,
      ),
      ink,
    ),
    path(
      strokes(
        [
          [460, 300, 280, 184],
          [430, 380, 210, 190],
          [390, 460, 130, 196],
        ],
        9,
      ),
      ink,
    ),
    motif('M280 640H730C710 720 660 770 600 780H400C340 770 300 720 280 640Z', ink),
    path(
      strokes(
        [
          [320, 680, 330, 90],
          [350, 720, 270, 90],
          [390, 754, 200, 90],
        ],
        8,
      ),
      ink,
    ),
    cut(
      repeat(3, (r) =>
        repeat(
          6 + r,
          (i) =>
            `M${130 + r * 30 + i * (130 - r * 12)} ${800 + r * 44}q32 -40 64 0q32 26 64 -8q-40 50 -74 26q-30 -24 -54 -18z`,
        ),
      ),
    ),
  );
};

export const hut = () => {
  const ink = inks.soot;
  return print(
    { shape: 'square', ink, marks: rowMarks(90, 90, 820, 380, 78, 9, 56) },
    circle(250, 240, 84, '#e0a52e', { stroke: ink, 'stroke-width': 22 }),
    motif('M80 640L300 330L420 480L600 220L920 640Z', ink),
    path('M300 330L420 480L350 640H200ZM600 220L720 640H520L560 460Z', ink),
    cut(
      strokes(
        [
          [300, 380, 120, 190],
          [310, 420, 140, 178],
          [340, 460, 120, 172],
          [600, 290, 150, 186],
          [610, 340, 170, 176],
          [640, 420, 150, 172],
          [580, 420, 140, 190],
        ],
        10,
      ),
    ),
    path(
      strokes(
        [
          [240, 480, 90, 210],
          [200, 540, 80, 214],
          [480, 460, 120, 206],
          [440, 540, 80, 210],
          [780, 520, 100, 140],
          [720, 430, 90, 146],
          [820, 580, 60, 130],
        ],
        9,
      ),
      ink,
    ),
    motif('M370 700L510 590L650 700V860H370Z', ink),
    path('M350 710L510 580L670 710L650 730L510 616L370 730Z', '#c8402f'),
    rect(420, 740, 70, 60, '#e0a52e', { stroke: ink, 'stroke-width': 10 }),
    rect(540, 740, 70, 120, ink),
    line('M455 740V800M420 770H490', ink, 7),
    motif('M590 610V560H630V650Z', ink, paper, 12),
    cut('M606 540C590 500 630 490 616 450C640 490 620 510 626 540Z'),
    mirrored(
      repeat(
        3,
        (i) =>
          motif(
            `M${120 + i * 76} 870L${160 + i * 76} ${690 - (i % 2) * 50}L${200 + i * 76} 870Z`,
            ink,
            paper,
            12,
          ) +
          path(
            strokes(
              [
                [140 + i * 76, 850, 50, 40],
                [150 + i * 76, 800, 44, 44],
                [156 + i * 76, 760, 36, 48],
              ],
              6,
            ),
            ink,
          ),
      ),
    ),
    cut(rowMarks(90, 876, 820, 50, 90, 6, 22)),
  );
};
