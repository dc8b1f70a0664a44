import { circle, ellipse, placed, repeat } from '../svg.ts';
import {
  blue,
  brush,
  cloud,
  drawn,
  green,
  ink,
  leafOf,
  magpie,
  needles,
  paper,
  peony,
  pink,
  red,
  rock,
  sky,
  yellow,
} from './hojak-kit.ts';

/** Round staring eyes, not quite looking the same way: the joke of the old pictures. */
export const staring = (x: number, y: number, gaze: number) =>
  circle(x, y, 34, yellow, { stroke: ink, 'stroke-width': 8 }) +
  circle(x + gaze, y - 3, 15, ink) +
  circle(x + gaze + 5, y - 8, 5, paper);

const face = (x: number, y: number, size: number) =>
  placed(
    drawn(
      'M-140 -130C-170 -200 -110 -220 -84 -168C-30 -190 30 -190 84 -168C110 -220 170 -200 140 -130C180 -80 180 10 150 60C120 130 60 150 0 150C-60 150 -120 130 -150 60C-180 10 -180 -80 -140 -130Z',
      yellow,
    ) +
      drawn('M-128 -150C-140 -186 -112 -194 -98 -160Z', pink, 5) +
      drawn('M128 -150C140 -186 112 -194 98 -160Z', pink, 5) +
      brush('M-40 -160C-20 -130 20 -130 40 -160M-50 -128C-20 -98 20 -98 50 -128M0 -118V-70', 11) +
      brush(
        'M-164 -40C-140 -36 -124 -28 -118 -14M-166 6C-144 2 -128 6 -116 14M164 -40C140 -36 124 -28 118 -14M166 6C144 2 128 6 116 14',
        10,
      ) +
      staring(-64, -44, 12) +
      staring(64, -44, 2) +
      brush('M-104 -96C-84 -112 -50 -108 -34 -92M104 -96C84 -112 50 -108 34 -92', 9) +
      drawn(
        'M-100 50C-100 10 -40 0 0 20C40 0 100 10 100 50C100 100 40 112 0 96C-40 112 -100 100 -100 50Z',
        paper,
        7,
      ) +
      drawn('M-34 6C-20 -8 20 -8 34 6C30 30 12 38 0 40C-12 38 -30 30 -34 6Z', red, 7) +
      brush('M0 40V70M-60 74C-40 92 -14 90 0 70C14 90 40 92 60 74', 8) +
      brush('M-70 46h2M-56 58h2M-74 62h2M70 46h2M56 58h2M74 62h2', 8) +
      drawn('M-18 92C-18 124 18 124 18 92Z', pink, 6) +
      brush(
        'M-110 40C-150 30 -190 34 -210 44M-110 62C-150 62 -186 72 -204 86M110 40C150 30 190 34 210 44M110 62C150 62 186 72 204 86',
        4,
      ),
    x,
    y,
    size,
  );

export const tigerAndMagpie = () =>
  brush('M800 960C780 800 860 640 800 480C760 380 860 260 820 120', 34, '#8a5a3c') +
  brush('M806 400C740 340 690 330 620 300', 20, '#8a5a3c') +
  needles(820, 110, 1.1) +
  needles(620, 270, 0.9) +
  needles(880, 330, 0.9) +
  magpie(650, 190, 0.9) +
  brush('M640 820C760 860 770 700 730 620C710 580 750 560 760 590', 40) +
  brush('M640 820C760 860 770 700 730 620C710 580 750 560 760 590', 26, yellow) +
  drawn('M290 900C240 820 240 640 300 560C380 480 540 480 610 580C690 680 690 820 650 910Z', yellow) +
  drawn('M380 900C350 800 360 660 430 620C500 660 520 800 490 900Z', paper, 7) +
  brush(
    'M600 600C560 620 540 650 536 690M640 680C600 690 570 720 560 760M660 770C620 770 590 790 580 820M280 620C310 630 330 650 336 680M258 720C290 720 320 740 330 770',
    13,
  ) +
  drawn(
    'M280 960C250 960 250 910 290 900H420C450 910 440 960 420 960ZM470 960C440 960 450 910 480 900H640C690 900 700 960 660 960Z',
    yellow,
  ) +
  brush('M320 960v-26M360 960v-26M540 960v-26M580 960v-26M620 960v-26', 6) +
  face(420, 410, 1.2) +
  rock(150, 960, 0.8);

export const tigerFace = () =>
  [-150, -105, -60, 60, 105, 150]
    .map((turn) => leafOf(500 + turn * 1.7, 640 - Math.abs(turn) * 0.2, turn, 1.3))
    .join('') +
  face(500, 470, 1.75) +
  peony(240, 740, 0.8, red, 'p1') +
  peony(760, 740, 0.8, blue, 'p2') +
  peony(500, 820, 0.9, yellow, 'p3');

export const tigerPipe = () =>
  cloud(250, 110, 0.7, blue) +
  drawn('M150 860C110 700 180 560 320 540C480 520 700 540 780 640C850 720 840 840 800 900H180Z', yellow) +
  repeat(5, (i) =>
    brush(
      `M${420 + i * 76} ${540 + i * 14}C${430 + i * 70} ${590 + i * 12} ${400 + i * 74} ${620 + i * 14} ${426 + i * 70} ${670 + i * 10}`,
      13,
    ),
  ) +
  brush('M790 860C900 880 930 760 880 700C850 660 890 640 906 660', 40) +
  brush('M790 860C900 880 930 760 880 700C850 660 890 640 906 660', 26, yellow) +
  drawn('M560 900C540 840 580 800 640 800H760C820 810 820 900 780 900Z', yellow) +
  face(320, 460, 1.15) +
  // The rabbit lights the pipe.
  brush('M346 560L640 420', 16) +
  brush('M346 560L640 420', 8, red) +
  drawn('M620 436L660 396L684 420L650 452Z', ink, 6) +
  brush('M676 380C660 340 710 320 690 270C680 240 710 220 730 230', 9, sky) +
  drawn(
    'M760 560C720 480 740 420 790 400C770 340 770 270 800 260C830 262 826 330 820 390C836 330 860 280 884 292C904 310 876 370 850 410C890 440 890 520 860 570Z',
    paper,
  ) +
  brush('M802 290v70M868 320l-20 54', 7, pink) +
  circle(784, 452, 10, red, { stroke: ink, 'stroke-width': 5 }) +
  brush('M740 470l14 4M742 486h14M748 500C720 500 700 480 690 460', 6) +
  drawn('M720 560C770 540 850 540 890 570V600H720Z', green) +
  drawn('M180 920C160 920 160 870 200 870H300C330 880 330 920 300 920Z', yellow);

export const rabbitAndMoon = () =>
  circle(500, 480, 400, yellow, { stroke: ink, 'stroke-width': 8 }) +
  circle(500, 480, 372, paper) +
  brush('M760 820C740 700 800 620 780 520C770 440 820 380 790 280', 22, '#8a5a3c') +
  [
    [790, 260],
    [700, 330],
    [830, 400],
    [720, 460],
  ]
    .map(([x = 0, y = 0]) => needles(x, y, 0.66))
    .join('') +
  drawn(
    'M300 820C260 720 260 620 320 560C300 480 270 360 310 350C350 352 350 460 356 530C366 460 390 370 424 386C452 412 420 500 400 560C450 600 450 650 420 690C450 740 440 800 420 830Z',
    paper,
  ) +
  brush('M316 390V480M414 420L396 500', 8, pink) +
  circle(384, 616, 12, red, { stroke: ink, 'stroke-width': 5 }) +
  brush('M424 650l12 8', 6) +
  circle(350, 660, 16, pink) +
  brush('M330 730C380 740 440 700 500 640', 34) +
  brush('M330 730C380 740 440 700 500 640', 18, paper) +
  brush('M524 440V730', 20, '#8a5a3c') +
  drawn('M490 430h68v60h-68zM496 660h56v70h-56z', '#a8714b') +
  drawn('M440 720H610C600 780 570 790 566 830H484C480 790 450 780 440 720Z', blue) +
  ellipse(525, 722, 84, 16, sky, { stroke: ink, 'stroke-width': 7 }) +
  brush('M230 830H740', 10) +
  cloud(180, 250, 0.6, blue);
