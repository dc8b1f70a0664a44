import { blue, coral, halftone, pink, teal, twoDrums, yolk } from '../riso.ts';
import { circle, clipped, ellipse, line, path, placed, rect, repeat } from '../svg.ts';
import type { Works } from '../work.ts';
import { halfOrange, hillRoad, sardines, twoTulips, watermelon } from './dudo-market.ts';
import { cityNight, nightSwim, tent } from './dudo-night.ts';
import { cactus, cake, lemons, mokaPot, twoPears } from './dudo-table.ts';

const fish = (y: number, turn: number, id: string, ink: string, over: string) =>
  placed(
    twoDrums(
      path(
        'M-360 0 C-240 -140 60 -150 220 -10 L360 -110 C340 -40 340 40 360 110 L220 10 C60 150 -240 140 -360 0 Z',
        ink,
      ),
      clipped(
        id,
        path(
          'M-360 0 C-240 -140 60 -150 220 -10 L360 -110 C340 -40 340 40 360 110 L220 10 C60 150 -240 140 -360 0 Z',
          '#000',
        ),
        repeat(5, (i) =>
          repeat(4, (k) =>
            path(`M${-120 + i * 70} ${-90 + k * 60 + (i % 2) * 30} a34 34 0 0 1 0 60`, 'none', {
              stroke: over,
              'stroke-width': 9,
            }),
          ),
        ) + path('M-220 -150 C-160 -60 -160 60 -220 150 L-380 150 L-380 -150 Z', over, { opacity: 0.85 }),
      ) + repeat(4, (i) => line(`M250 ${-30 + i * 20} L340 ${-80 + i * 54}`, over, 8)),
    ) +
      circle(-270, -26, 26, '#fffaf0') +
      circle(-272, -26, 12, '#1c2a4a'),
    500,
    y,
    1,
    turn,
  );

const threeFish = () =>
  fish(260, -4, 'f1', pink, coral) + fish(510, 3, 'f2', '#8fc7e8', blue) + fish(760, -3, 'f3', yolk, teal);

const tiger = () =>
  twoDrums(
    circle(250, 250, 110, yolk) +
      circle(750, 250, 110, yolk) +
      path(
        'M500 180 C740 180 880 340 880 540 C880 760 720 880 500 880 C280 880 120 760 120 540 C120 340 260 180 500 180 Z',
        yolk,
      ) +
      ellipse(500, 720, 220, 140, '#fff3df') +
      circle(250, 250, 56, coral) +
      circle(750, 250, 56, coral) +
      ellipse(240, 640, 62, 44, coral, { opacity: 0.8 }) +
      ellipse(760, 640, 62, 44, coral, { opacity: 0.8 }),
    line('M500 200 L500 330 M420 220 L440 310 M580 220 L560 310', blue, 34) +
      line(
        'M140 460 C200 460 240 480 270 510 M130 560 C180 550 220 560 250 580 M860 460 C800 460 760 480 730 510 M870 560 C820 550 780 560 750 580 M260 810 C280 770 300 760 330 750 M740 810 C720 770 700 760 670 750',
        blue,
        30,
      ) +
      circle(350, 520, 66, '#fffaf0') +
      circle(650, 520, 66, '#fffaf0') +
      circle(366, 520, 42, blue) +
      circle(634, 520, 42, blue) +
      path('M440 630 C460 600 540 600 560 630 C550 680 520 690 500 690 C480 690 450 680 440 630 Z', blue) +
      line('M500 690 L500 740 M400 740 C430 800 480 790 500 740 C520 790 570 800 600 740', blue, 18) +
      repeat(6, (i) => circle(370 + (i % 3) * 26 + (i > 2 ? 210 : 0), 700 + (i % 2) * 22, 8, blue)),
  ) +
  circle(352, 506, 14, '#fffaf0') +
  circle(620, 506, 14, '#fffaf0');

export const dudo: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, '#fff3df') +
    twoDrums(
      circle(400, 500, 270, coral),
      halftone({ x: 300, y: 200, width: 600, height: 600, pitch: 34, ink: blue }, (x, y) =>
        (x - 610) ** 2 + (y - 500) ** 2 < 72900 ? 0.3 + (x - 340) / 700 : 0,
      ),
    ),
  'two-pears': twoPears,
  'night-swim': nightSwim,
  'cake-slice': cake,
  'three-fish': threeFish,
  'lemon-branch': lemons,
  'euljiro-night': cityNight,
  'moka-pot': mokaPot,
  cactus,
  tiger,
  'camp-night': tent,
  'half-orange': halfOrange,
  'sardine-tin': sardines,
  'melon-slice': watermelon,
  'two-tulips': twoTulips,
  'hill-road': hillRoad,
};
