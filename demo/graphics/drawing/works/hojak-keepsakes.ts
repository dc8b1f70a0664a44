import { circle, placed, polar, rect, repeat } from '../svg.ts';
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
  sky,
  yellow,
} from './hojak-kit.ts';

export const books = () =>
  drawn('M130 120H870V900H130Z', '#8f4a38') +
  drawn(
    'M170 160H480V420H170ZM520 160H830V420H520ZM170 460H480V860H170ZM520 460H830V640H520ZM520 680H830V860H520Z',
    paper,
    7,
  ) +
  repeat(
    4,
    (i) =>
      drawn(`M190 ${370 - i * 40}h200v40h-200z`, [blue, red, green, yellow][i] ?? red, 6) +
      brush(`M210 ${390 - i * 40}h30`, 5, paper),
  ) +
  drawn('M410 410C390 360 400 330 420 320V280H450V320C474 334 480 360 462 410Z', sky, 6) +
  brush('M434 280C420 240 450 220 440 190M438 240C460 220 456 200 470 190', 6, green) +
  peony(440, 200, 0.24, red, 'p1') +
  drawn('M560 410V370H790V410Z', '#5a3a2c', 6) +
  [
    [610, 330],
    [680, 330],
    [750, 330],
    [645, 280],
    [716, 280],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 36, '#eeb04d', { stroke: ink, 'stroke-width': 6 }) +
        brush(`M${x} ${y - 36}l10 -14`, 5, green),
    )
    .join('') +
  drawn('M220 850C190 780 210 720 270 690V650H360V690C420 720 440 780 410 850Z', blue) +
  brush('M232 770C280 800 350 800 400 770', 6, paper) +
  brush('M290 650L260 500M310 650L320 490M330 650L390 510', 8, '#8a5a3c') +
  drawn(
    'M250 500C244 480 260 460 262 480ZM312 490C310 460 328 450 328 486ZM384 514C390 480 410 490 400 520Z',
    ink,
    6,
  ) +
  repeat(
    3,
    (i) =>
      drawn(`M${545 + i * 62} 630V${500 + (i % 2) * 20}h52V630Z`, [red, green, yellow][i] ?? red, 6) +
      drawn(`M${556 + i * 62} ${520 + (i % 2) * 20}h30v50h-30z`, paper, 4),
  ) +
  drawn('M745 630C735 600 745 570 760 566H800C816 580 816 610 806 630Z', pink, 6) +
  drawn('M550 850C560 790 620 770 680 770C740 770 790 790 800 850Z', green, 7) +
  brush('M675 770V850M610 790L640 850M740 790L712 850', 5) +
  drawn('M600 770C560 740 580 710 610 720C630 690 660 710 650 740Z', red, 6) +
  drawn('M700 760C690 720 730 700 750 730C780 740 770 770 740 776Z', yellow, 6);

export const fan = () =>
  repeat(11, (i) =>
    placed(brush('M0 0V-330', 14) + brush('M0 0V-330', 7, '#d9a960'), 500, 880, 1, -70 + i * 14),
  ) +
  drawn('M140 596A460 460 0 0 1 860 596L716 700A262 262 0 0 0 284 700Z', paper) +
  repeat(9, (i) => {
    const [ax, ay] = polar(500, 880, 270, -56 + i * 14);
    const [bx, by] = polar(500, 880, 456, -56 + i * 14);
    return brush(`M${ax} ${ay}L${bx} ${by}`, 3, '#cdb992');
  }) +
  brush(
    'M230 610C320 560 420 590 500 540C580 500 660 560 760 560M500 540C480 500 470 490 450 470M640 530C650 490 680 480 690 470',
    12,
    '#8a5a3c',
  ) +
  [
    [300, 574],
    [450, 470],
    [560, 520],
    [690, 470],
    [750, 560],
    [380, 582],
    [500, 600],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        repeat(5, (k) =>
          placed(
            drawn('M0 0C-26 -14 -26 -50 0 -56C26 -50 26 -14 0 0Z', i % 2 ? pink : red, 5),
            x,
            y,
            0.74,
            k * 72,
          ),
        ) + circle(x, y, 8, yellow),
    )
    .join('') +
  circle(500, 880, 24, yellow, { stroke: ink, 'stroke-width': 7 }) +
  brush('M500 904V930', 6, red) +
  drawn('M484 930H516L524 990H476Z', red, 6);

export const clouds = () =>
  cloud(520, 220, 1.25, red) +
  cloud(290, 430, 1.15, blue) +
  cloud(720, 470, 1.1, green) +
  cloud(440, 660, 1.3, '#d98f2b') +
  cloud(700, 800, 0.9, blue) +
  circle(240, 230, 60, red, { stroke: ink, 'stroke-width': 8 });

export const gourd = () =>
  drawn(
    'M500 240C430 240 400 300 410 360C416 410 450 430 440 460C340 500 300 600 320 710C340 820 420 870 500 870C580 870 660 820 680 710C700 600 660 500 560 460C550 430 584 410 590 360C600 300 570 240 500 240Z',
    '#e5a94a',
  ) +
  drawn('M470 240C470 200 480 180 476 150H524C520 180 530 200 530 240Z', '#8a5a3c', 7) +
  rect(412, 432, 176, 36, red, { stroke: ink, 'stroke-width': 7, rx: 16 }) +
  brush('M580 460C640 480 660 540 640 600', 9, red) +
  drawn('M620 600H660L670 680H610Z', red, 6) +
  peony(500, 680, 0.74, red, 'p1') +
  leafOf(420, 760, -110, 0.7) +
  leafOf(580, 760, 110, 0.7) +
  brush('M380 560C370 600 362 640 366 680', 11, '#f6d08a') +
  brush('M500 150C480 110 420 120 400 80M476 120C440 60 500 40 540 70', 7, green) +
  leafOf(400, 90, -60, 0.7) +
  leafOf(540, 76, 60, 0.7) +
  cloud(210, 800, 0.6, blue) +
  cloud(800, 330, 0.6, green);
