import { circle, group, path, placed, polar, repeat } from '../svg.ts';
import {
  calmFace,
  card,
  crescent,
  dusk,
  flames,
  gold,
  leafy,
  night,
  openEye,
  pearl,
  rays,
  rose,
  roseBloom,
  starry,
  thread,
} from './dalbam-kit.ts';

export const theSun = () =>
  card(
    'XIX',
    '해',
    rays(500, 440, 150, 236, 48, 3) +
      flames(500, 440, 140, 222, 16) +
      circle(500, 440, 142, gold) +
      circle(500, 440, 124, 'none', { stroke: night, 'stroke-width': 3 }) +
      calmFace(500, 440, 1.06) +
      [310, 500, 690]
        .map((x, i) => {
          const y = 740 + (i % 2) * 24;
          return (
            thread(`M${x} ${y + 10}V836`, 6) +
            repeat(12, (k) =>
              placed(path('M0 0C-14 -20 -12 -44 0 -56C12 -44 14 -20 0 0Z', gold), x, y, 1, k * 30),
            ) +
            circle(x, y, 24, night, { stroke: gold, 'stroke-width': 4 }) +
            leafy(x, 820, 50, 0.7) +
            leafy(x, 820, -50, 0.7)
          );
        })
        .join(''),
  );

const hill = (y: number, fill: string) =>
  path(
    `M238 ${y}C340 ${y - 50} 420 ${y + 20} 520 ${y - 20}C620 ${y - 60} 690 ${y} 762 ${y - 30}V836C762 841 760 844 754 844H246C240 844 238 841 238 836Z`,
    fill,
  );

export const theMoon = () =>
  card(
    'XVIII',
    '달',
    rays(500, 370, 172, 226, 40, 3) +
      circle(500, 370, 160, night, { stroke: gold, 'stroke-width': 4 }) +
      crescent(486, 370, 140, pearl, -12) +
      thread('M430 350C440 366 460 366 470 352M436 420C446 430 460 430 468 424', 5, night) +
      starry([
        [560, 330, 26],
        [590, 410, 16],
        [540, 450, 6],
        [300, 240, 20],
        [700, 250, 20],
        [290, 520, 6],
        [712, 500, 6],
        [340, 580, 16],
        [664, 590, 16],
      ]) +
      hill(710, '#2a2859') +
      path('M470 844C470 790 540 780 520 730C504 700 520 690 530 680', 'none', {
        stroke: gold,
        'stroke-width': 5,
      }) +
      path('M540 844C550 790 580 770 550 728C538 706 540 692 546 680', 'none', {
        stroke: gold,
        'stroke-width': 5,
      }) +
      // Two animals howl: a dog and a wolf in the old decks, two cats here.
      [1, -1]
        .map((side) =>
          group(
            { transform: `translate(${500 - side * 150} 730) scale(${side} 1)` },
            path(
              'M-50 70C-60 10 -40 -20 0 -36L-6 -76L18 -62L42 -82L46 -44C56 -30 52 -8 34 0C44 30 40 54 40 70Z',
              pearl,
              { stroke: night, 'stroke-width': 5 },
            ),
            thread('M-48 60C-90 56 -96 10 -70 -6', 12, pearl),
            thread('M14 -36l10 -6M34 -40l8 2', 5, night),
          ),
        )
        .join(''),
  );

export const theStar = () =>
  card(
    'XVII',
    '별',
    rays(500, 380, 60, 214, 16, 3) +
      path(
        'M500 190L530 340L620 280L560 365L690 380L560 400L620 480L530 424L500 570L470 424L380 480L440 400L310 380L440 365L380 280L470 340Z',
        gold,
      ) +
      circle(500, 382, 40, night) +
      circle(500, 382, 22, rose) +
      starry([
        [320, 220, 24],
        [680, 220, 24],
        [290, 520, 18],
        [712, 520, 18],
        [390, 590, 12],
        [610, 590, 12],
        [270, 360, 6],
        [732, 360, 6],
      ]) +
      path('M380 690H620L574 756H426Z', pearl, {
        stroke: night,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }) +
      path('M500 600L436 690H500ZM500 600L574 690H500Z', pearl, {
        stroke: night,
        'stroke-width': 5,
        'stroke-linejoin': 'round',
      }) +
      path('M500 600L574 690H500Z', rose) +
      repeat(5, (i) =>
        thread(
          `M262 ${770 + i * 15}c30 -14 50 14 80 0s50 14 80 0s50 14 80 0s50 14 80 0s50 14 80 0s50 14 76 0`,
          4,
          i % 2 ? gold : '#9fb4dd',
        ),
      ),
  );

export const theLovers = () =>
  card(
    'VI',
    '우연',
    crescent(420, 330, 130, pearl, 0) +
      circle(560, 330, 96, gold) +
      rays(560, 330, 108, 150, 24, 4) +
      placed(calmFace(0, 0, 0.72), 572, 334) +
      roseBloom(500, 620, 1.3) +
      [-110, -70, 70, 110].map((turn) => leafy(500, 620, turn, 1.9)).join('') +
      roseBloom(500, 620, 1.3) +
      thread('M500 730V836', 8) +
      leafy(500, 820, 60, 1.1) +
      leafy(500, 800, -60, 1.1) +
      starry([
        [300, 210, 18],
        [700, 500, 20],
        [300, 520, 20],
        [690, 220, 8],
        [340, 700, 8],
        [660, 700, 8],
      ]),
  );

export const theWheel = () =>
  card(
    'X',
    '행운',
    circle(500, 480, 226, night, { stroke: gold, 'stroke-width': 7 }) +
      circle(500, 480, 196, 'none', { stroke: gold, 'stroke-width': 3 }) +
      repeat(24, (i) => {
        const [x, y] = polar(500, 480, 211, i * 15);
        return circle(x, y, 6, i % 3 ? gold : pearl);
      }) +
      repeat(8, (i) => {
        const [x, y] = polar(500, 480, 150, i * 45);
        return (
          thread(`M500 480L${x} ${y}`, 5) +
          (i % 2
            ? crescent(x, y, 30, pearl, i * 45)
            : placed(path('M0 -36L9 -9L36 0L9 9L0 36L-9 9L-36 0L-9 -9Z', rose), x, y))
        );
      }) +
      circle(500, 480, 70, dusk, { stroke: gold, 'stroke-width': 5 }) +
      openEye(500, 482, 0.5) +
      path('M500 220L526 262H474Z', rose) +
      repeat(4, (i) => placed(roseBloom(0, 0, 0.42), i % 2 ? 690 : 310, i < 2 ? 216 : 748)),
  );
