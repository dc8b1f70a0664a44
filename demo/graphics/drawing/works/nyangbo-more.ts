import { lettered } from '../lettering.ts';
import { ellipse, line, path, placed, repeat } from '../svg.ts';
import { brush, catHead, dogHead, ginger, grey, ink, inked, milk, paw } from './nyangbo-animals.ts';

/** A cat that sits with its paws under it is called a loaf of bread in Korea. */
export const loafCat = () =>
  inked(
    'M170 800C130 640 170 520 300 500H740C860 520 890 640 850 800C840 840 800 850 760 850H260C210 850 180 840 170 800Z',
    ginger,
  ) +
  [360, 500, 640].map((x) => brush(`M${x} 560C${x + 20} 600 ${x + 20} 640 ${x} 680`, 12)).join('') +
  placed(catHead({ eyes: 'closed', fur: ginger }), 330, 440, 1.1) +
  brush('M850 780C930 760 930 660 880 650', 22) +
  lettered('빵', 690, 380, { face: 'jua', size: 190, fill: '#b5702e' });

export const peekingCats = () =>
  placed(catHead({ eyes: 'stare', patch: grey }), 250, 470, 1) +
  placed(catHead({ eyes: 'happy', fur: ginger }), 750, 470, 1) +
  placed(catHead({ eyes: 'side', fur: grey }), 500, 420, 1.1) +
  inked('M60 600H940V700H60Z', '#e8c39a') +
  brush('M90 650H300M380 660H560M640 645H900', 6) +
  [180, 320, 430, 570, 680, 820]
    .map((x, i) => paw(x, 598, [milk, milk, grey, grey, ginger, ginger][i]))
    .join('');

export const sushiCat = () =>
  inked(
    'M150 620C140 560 200 520 300 520H720C810 520 860 560 850 620C870 720 820 790 700 790H300C180 790 130 720 150 620Z',
    milk,
  ) +
  repeat(14, (i) => brush(`M${210 + (i % 7) * 92} ${640 + Math.floor(i / 7) * 70}l22 14`, 7)) +
  inked(
    'M130 560C160 440 300 400 500 400C720 400 850 440 880 560C800 600 700 570 500 580C320 570 220 610 130 560Z',
    '#f28d6c',
  ) +
  [300, 460, 620, 760]
    .map((x) => line(`M${x} 430C${x - 20} 470 ${x - 20} 510 ${x} 560`, '#fbd3c4', 14))
    .join('') +
  placed(catHead({ eyes: 'closed' }), 500, 350, 1.05) +
  inked('M420 560H580V800H420Z', '#33413a');

export const rainyDog = () =>
  inked(
    'M500 100C740 110 880 260 900 420C840 380 780 380 720 430C660 380 580 380 500 430C420 380 340 380 280 430C220 380 160 380 100 420C120 260 260 110 500 100Z',
    '#f2c14e',
  ) +
  brush(
    'M500 100C420 200 400 320 500 430M500 100C360 180 290 300 280 430M500 100C640 180 710 300 720 430M500 60V100',
    9,
  ) +
  inked('M380 900C340 800 360 700 420 660H580C640 700 660 800 620 900Z', '#f2c14e') +
  placed(dogHead({ eyes: 'happy' }), 500, 560, 1) +
  ellipse(440, 912, 56, 26, ink) +
  ellipse(560, 912, 56, 26, ink) +
  [
    [150, 560],
    [220, 720],
    [810, 560],
    [860, 720],
    [140, 840],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y}c-26 40 -26 60 0 66c26 -6 26 -26 0 -66z`, '#7fb6d9'))
    .join('');
