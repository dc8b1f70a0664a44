import { blue, coral, halftone, pink, teal, twoDrums, yolk } from '../riso.ts';
import { circle, clipped, line, path, placed, polar, rect, repeat } from '../svg.ts';

export const halfOrange = () =>
  twoDrums(
    circle(400, 560, 300, yolk) +
      circle(690, 340, 190, yolk) +
      path('M690 150C720 90 800 80 850 120C820 180 750 190 690 150Z', teal),
    clipped(
      'o',
      circle(690, 340, 190, '#000'),
      halftone(
        { x: 490, y: 140, width: 400, height: 400, ink: coral },
        (x, y) => (x - 560) / 380 + (y - 240) / 700,
      ),
    ) +
      circle(400, 560, 292, 'none', { stroke: coral, 'stroke-width': 22 }) +
      repeat(10, (i) => {
        const [ax, ay] = polar(400, 560, 246, i * 36 - 14);
        const [bx, by] = polar(400, 560, 246, i * 36 + 14);
        const [cx, cy] = polar(400, 560, 34, i * 36);
        return path(`M${cx} ${cy}L${ax} ${ay}A246 246 0 0 1 ${bx} ${by}Z`, coral, {
          opacity: i % 2 ? 0.85 : 0.6,
          stroke: coral,
          'stroke-width': 10,
          'stroke-linejoin': 'round',
        });
      }),
  );

export const sardines = () =>
  twoDrums(
    rect(110, 300, 780, 460, teal, { rx: 130 }) + rect(160, 350, 680, 360, yolk, { rx: 90 }),
    repeat(4, (i) =>
      placed(
        path('M-290 0C-200 -44 120 -50 220 0L300 -34V34L220 0C120 50 -200 44 -290 0Z', blue) +
          circle(-220, -8, 9, yolk),
        500,
        400 + i * 86,
        0.94,
        i % 2 ? 180 : 0,
      ),
    ) +
      path('M160 350C140 240 300 190 460 210L880 180C900 240 860 330 840 350Z', blue, { opacity: 0.5 }) +
      rect(110, 300, 780, 460, 'none', { rx: 130, stroke: blue, 'stroke-width': 14 }),
  );

export const watermelon = () =>
  twoDrums(
    path('M100 340H900C900 600 720 780 500 780C280 780 100 600 100 340Z', teal) +
      path('M160 340H840C840 560 690 710 500 710C310 710 160 560 160 340Z', pink),
    clipped(
      'w',
      path('M160 340H840C840 560 690 710 500 710C310 710 160 560 160 340Z', '#000'),
      halftone({ x: 150, y: 330, width: 700, height: 400, ink: coral }, (_, y) => 1.05 - (y - 340) / 430),
    ) +
      [
        [300, 430],
        [430, 420],
        [560, 430],
        [690, 430],
        [360, 530],
        [500, 540],
        [640, 530],
        [430, 630],
        [570, 630],
      ]
        .map(([x = 0, y = 0]) => path(`M${x} ${y}c-16 20 -16 40 0 46c16 -6 16 -26 0 -46z`, blue))
        .join('') +
      line('M120 420C160 600 300 750 500 756C700 750 840 600 880 420', blue, 9),
  );

export const twoTulips = () =>
  twoDrums(
    path(
      'M250 420C220 260 260 160 300 130L380 230L460 120C520 190 530 300 490 420C440 500 300 500 250 420Z',
      coral,
    ) +
      path(
        'M540 500C520 380 550 290 590 260L650 340L720 250C770 320 780 410 740 500C700 570 590 570 540 500Z',
        pink,
      ) +
      path(
        'M380 900C250 820 180 680 200 560C310 620 380 760 390 900ZM650 900C740 820 830 740 850 640C740 680 660 780 640 900Z',
        teal,
      ),
    line('M374 480C400 640 380 780 386 920M644 550C650 680 640 800 644 920', teal, 20) +
      clipped(
        't',
        path(
          'M250 420C220 260 260 160 300 130L380 230L460 120C520 190 530 300 490 420C440 500 300 500 250 420Z',
          '#000',
        ),
        halftone({ x: 220, y: 110, width: 320, height: 400, ink: blue }, (x) => (x - 380) / 200),
      ) +
      clipped(
        'u',
        path(
          'M540 500C520 380 550 290 590 260L650 340L720 250C770 320 780 410 740 500C700 570 590 570 540 500Z',
          '#000',
        ),
        halftone(
          { x: 520, y: 240, width: 270, height: 340, ink: coral },
          (x, y) => (x - 560) / 260 + (y - 300) / 600,
        ),
      ),
  );

export const hillRoad = () =>
  twoDrums(
    circle(500, 500, 410, pink) +
      clipped(
        'd',
        circle(500, 500, 410, '#000'),
        circle(660, 330, 120, yolk) +
          path('M90 620C260 480 420 560 560 600C700 640 800 540 920 520V940H90Z', teal) +
          path('M90 760C300 660 500 740 920 660V940H90Z', yolk),
      ),
    clipped(
      'e',
      circle(500, 500, 410, '#000'),
      halftone({ x: 90, y: 90, width: 820, height: 420, ink: coral }, (_, y) => 0.75 - (y - 90) / 480) +
        path(
          'M520 930C540 840 400 800 460 740C520 690 640 690 620 640C600 610 560 600 560 590L590 596C640 610 680 640 660 690C640 740 560 760 560 800C560 840 640 860 640 930Z',
          blue,
        ) +
        [
          [250, 640, 1],
          [330, 690, 1.3],
          [760, 640, 1.2],
          [830, 610, 0.9],
        ]
          .map(([x = 0, y = 0, s = 1]) =>
            path(
              `M${x} ${y + 50 * s}L${x - 30 * s} ${y + 50 * s}L${x} ${y - 60 * s}L${x + 30 * s} ${y + 50 * s}Z`,
              blue,
            ),
          )
          .join(''),
    ) + circle(500, 500, 404, 'none', { stroke: blue, 'stroke-width': 12 }),
  );
