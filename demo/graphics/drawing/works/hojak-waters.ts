import { circle, group, path, placed, polar, repeat } from '../svg.ts';
import {
  blue,
  brush,
  cloud,
  drawn,
  green,
  ink,
  leafOf,
  paper,
  peony,
  pink,
  red,
  shaded,
  sky,
  waves,
  yellow,
} from './hojak-kit.ts';

export const lotus = () => {
  const petal = 'M0 0C-80 -60 -80 -200 0 -290C80 -200 80 -60 0 0Z';
  return (
    shaded('lp', paper, '#e58a90', 0.95) +
    brush(
      'M500 560C480 700 520 800 500 950M500 840C400 800 340 780 260 800M510 880C620 830 680 830 760 800',
      14,
      green,
    ) +
    drawn('M90 790C120 690 400 690 440 790C400 870 140 870 90 790Z', green) +
    brush(
      'M266 790L130 770M266 790L180 850M266 790L330 850M266 790L400 780M266 790L300 724M266 790L200 724',
      6,
    ) +
    drawn('M580 790C620 700 900 700 920 800C880 880 620 880 580 790Z', '#5f9c6d') +
    brush(
      'M750 796L620 780M750 796L680 860M750 796L820 860M750 796L880 790M750 796L790 736M750 796L690 736',
      6,
    ) +
    [-70, 70, -38, 38].map((turn) => placed(drawn(petal, 'url(#lp)', 7), 500, 580, 1.1, turn)).join('') +
    placed(drawn(petal, 'url(#lp)', 7), 500, 590, 1.2, 0) +
    [-54, 54].map((turn) => placed(drawn(petal, 'url(#lp)', 8), 500, 600, 0.9, turn)).join('') +
    [-24, 24].map((turn) => placed(drawn(petal, 'url(#lp)', 8), 500, 606, 0.82, turn)).join('')
  );
};

export const carp = () =>
  waves(110, 740, 8, 5, 0.97) +
  shaded('scale', yellow, red, 0.3) +
  drawn(
    'M660 740C780 640 800 440 690 300C620 210 500 180 420 220C360 240 320 290 330 330C350 400 420 400 470 440C540 500 560 620 530 740Z',
    red,
  ) +
  repeat(16, (i) => {
    const angle = -70 + i * 12;
    const [x, y] = polar(440, 560, 250 - (i % 2) * 70, angle + 60);
    return i < 14 ? placed(drawn('M-34 0A34 34 0 0 1 34 0Z', 'url(#scale)', 6), x, y, 1, angle + 70) : '';
  }) +
  drawn('M690 300C760 260 820 280 850 340C800 340 800 400 760 430Z', yellow) +
  drawn('M470 440C440 520 380 540 330 520C360 480 370 440 410 420Z', yellow) +
  drawn('M330 330C300 250 360 200 420 220C480 260 490 340 450 410C400 420 350 390 330 330Z', yellow) +
  circle(400, 290, 26, paper, { stroke: ink, 'stroke-width': 7 }) +
  circle(396, 288, 11, ink) +
  brush('M330 330C310 330 300 340 296 356M334 346C320 360 318 380 322 396', 7) +
  waves(200, 820, 6, 3, 0.97) +
  [
    [250, 560, 18],
    [820, 560, 22],
    [880, 480, 12],
    [180, 480, 12],
    [300, 640, 12],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, sky, { stroke: ink, 'stroke-width': 6 }))
    .join('') +
  cloud(150, 140, 0.62, green);

export const turtle = () =>
  waves(120, 740, 7, 4, 1.06) +
  drawn('M240 720C200 760 180 790 200 820H290L330 740ZM680 740L720 820H810C830 780 790 740 750 700Z', green) +
  drawn('M760 600C820 560 830 480 880 460C940 450 950 520 920 540C880 560 860 640 790 680Z', green) +
  circle(890, 496, 10, ink) +
  brush('M930 530C910 530 900 524 892 518', 6) +
  brush('M886 540C850 500 870 440 830 400C790 370 830 340 810 300', 9, sky) +
  drawn('M180 700C160 720 130 720 110 700C130 690 150 680 170 660Z', green) +
  drawn('M160 700C180 500 340 400 490 400C650 400 790 500 810 700C700 780 270 780 160 700Z', '#3f7a67') +
  drawn('M180 690C260 640 720 640 792 690C700 760 270 760 180 690Z', yellow, 7) +
  [
    [490, 510],
    [350, 560],
    [630, 560],
    [490, 620],
    [260, 630],
    [720, 630],
  ]
    .map(([x = 0, y = 0], i) =>
      placed(
        drawn('M-60 0L-30 -52H30L60 0L30 52H-30Z', i % 2 ? sky : yellow, 7) +
          path('M-30 0L-15 -26H15L30 0L15 26H-15Z', i % 2 ? blue : red),
        x,
        y,
        i > 3 ? 0.66 : 0.9,
      ),
    )
    .join('') +
  cloud(240, 240, 0.8, red);

export const ducks = () =>
  [0, 1]
    .map(
      (i) =>
        drawn(
          'M-200 40C-180 -20 -120 -40 -60 -30C-50 -80 -70 -110 -60 -150C-40 -210 50 -210 66 -150C80 -110 50 -80 60 -40C100 -20 120 -70 170 -90C170 -40 210 0 190 60C150 130 -140 130 -200 40Z',
          i ? '#c9a27a' : blue,
        ) +
        drawn('M-60 -150L-120 -132L-64 -118Z', red, 6) +
        drawn('M-56 -110C-20 -130 40 -120 50 -90C50 -60 0 -50 -56 -70Z', i ? paper : yellow, 6) +
        drawn('M-40 -170C-10 -220 60 -200 100 -150C70 -160 40 -150 30 -140Z', i ? '#a8714b' : red, 6) +
        drawn('M-20 20C40 -40 120 -20 160 10C120 60 30 80 -20 20Z', i ? paper : red, 7) +
        brush('M20 20C60 0 100 4 130 16M30 40C60 30 90 34 110 36', 5) +
        circle(-28, -150, 9, ink) +
        brush('M-160 50C-120 80 -60 90 0 92', 6, i ? ink : sky),
    )
    .map((duck, i) => group({ transform: i ? 'translate(740 590)' : 'translate(270 590) scale(-1 1)' }, duck))
    .join('') +
  repeat(4, (i) =>
    brush(
      `M${60 + i * 40} ${690 + i * 44}c50 -20 60 20 110 0s60 20 110 0s60 20 110 0s60 20 110 0s60 20 110 0s60 20 ${110 - i * 20} 0`,
      8,
      blue,
    ),
  ) +
  peony(505, 300, 0.9, pink, 'p1') +
  leafOf(420, 330, -80, 0.8) +
  leafOf(590, 330, 80, 0.8);
