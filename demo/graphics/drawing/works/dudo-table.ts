import { blue, coral, halftone, pink, teal, twoDrums, yolk } from '../riso.ts';
import { circle, clipped, line, path, placed, rect, repeat } from '../svg.ts';

const pear =
  'M0 -270 C-70 -270 -96 -200 -104 -130 C-114 -50 -210 0 -210 130 C-210 250 -110 300 0 300 C110 300 210 250 210 130 C210 0 114 -50 104 -130 C96 -200 70 -270 0 -270 Z';

export const twoPears = () =>
  twoDrums(
    placed(path(pear, yolk), 400, 560) + placed(path(pear, pink), 640, 600, 0.9, 8),
    placed(
      clipped(
        'p1',
        path(pear, '#000'),
        halftone(
          { x: -220, y: -280, width: 440, height: 600, ink: coral },
          (x, y) => (x + 60) / 300 + y / 900,
        ),
      ),
      400,
      560,
    ) +
      placed(
        clipped(
          'p2',
          path(pear, '#000'),
          halftone({ x: -220, y: -280, width: 440, height: 600, ink: coral }, (x, y) => x / 260 + y / 700),
        ),
        640,
        600,
        0.9,
        8,
      ) +
      line('M400 300 C396 240 420 200 440 180', coral, 18) +
      line('M670 350 C680 300 660 270 640 250', coral, 18) +
      placed(path('M0 0 C60 -70 150 -70 190 -10 C130 40 50 40 0 0 Z', coral), 440, 200, 1, -14),
  );

export const cake = () =>
  twoDrums(
    path('M170 470 L760 340 L850 440 L850 700 L260 830 L170 720 Z', yolk) +
      path('M170 470 L760 340 L850 440 L260 590 Z', pink) +
      circle(520, 330, 92, coral) +
      path('M180 570 L260 670 L850 530 L850 590 L260 730 L180 630 Z', pink),
    clipped(
      'cut',
      path('M260 590 L850 440 L850 700 L260 830 Z', '#000'),
      halftone({ x: 250, y: 420, width: 610, height: 420, ink: coral }, (_, y) => (y - 480) / 560),
    ) +
      line(
        'M170 470 L760 340 L850 440 L850 700 L260 830 L170 720 Z M170 470 L260 590 L850 440 M260 590 L260 830',
        coral,
        12,
      ) +
      repeat(5, (i) =>
        path(`M${262 + i * 116} ${588 - i * 29} c14 60 24 96 50 90 c28 -6 20 -60 56 -116 Z`, pink),
      ) +
      path('M440 310 L470 230 L520 280 L580 220 L600 300 Z', teal) +
      repeat(8, (i) => circle(476 + (i % 4) * 30, 320 + Math.floor(i / 4) * 40, 5, yolk)),
  );

const lemonLeaf = (x: number, y: number, turn: number) =>
  placed(
    twoDrums(
      path('M0 0 C-70 -60 -70 -190 0 -260 C70 -190 70 -60 0 0 Z', teal),
      path('M0 0 C70 -60 70 -190 0 -260 Z', blue, { opacity: 0.7 }),
    ) + line('M0 -10 L0 -220', '#fffaf0', 6),
    x,
    y,
    1,
    turn,
  );

const lemonShape =
  'M-150 0 C-150 -110 -60 -140 20 -130 C70 -124 110 -100 140 -60 L180 -40 L170 20 L136 50 C100 110 40 130 -30 126 C-110 120 -150 80 -150 0 Z';

const lemon = (x: number, y: number, turn: number, id: string) =>
  placed(
    twoDrums(
      path(lemonShape, yolk),
      clipped(
        id,
        path(lemonShape, '#000'),
        halftone(
          { x: -160, y: -150, width: 350, height: 300, pitch: 17, ink: coral },
          (px, py) => (py + 40) / 240 + px / 700,
        ),
      ),
    ),
    x,
    y,
    1.15,
    turn,
  );

export const lemons = () =>
  placed(
    line(
      'M150 200 C300 220 460 230 600 200 C700 180 780 150 860 120 M380 226 C370 270 360 300 350 330 M620 198 C650 260 660 300 662 340 M500 224 C500 340 500 440 510 530',
      blue,
      16,
    ) +
      [
        [300, 220, -130],
        [470, 230, 20],
        [560, 210, 150],
        [740, 170, 40],
        [760, 170, 140],
        [240, 210, -40],
      ]
        .map(([x = 0, y = 0, turn = 0]) => lemonLeaf(x, y, turn))
        .join('') +
      lemon(330, 480, 70, 'l1') +
      lemon(680, 490, 100, 'l2') +
      lemon(510, 700, 84, 'l3'),
    0,
    70,
  );

export const mokaPot = () =>
  twoDrums(
    path('M350 300 L650 300 L620 540 L680 860 L320 860 L380 540 Z', yolk) +
      path('M350 300 L280 250 L352 380 Z', yolk) +
      path('M630 330 L800 330 L800 620 L740 620 L740 400 L622 400 Z', coral) +
      path('M370 290 C380 220 440 200 500 200 C560 200 620 220 630 290 Z', yolk) +
      circle(500, 176, 32, coral) +
      path('M330 170 C300 120 350 90 320 30 M420 130 C390 90 440 60 410 10', 'none', {
        stroke: pink,
        'stroke-width': 24,
        'stroke-linecap': 'round',
      }),
    clipped(
      'pot',
      path('M350 300 L650 300 L620 540 L680 860 L320 860 L380 540 Z', '#000'),
      halftone({ x: 300, y: 280, width: 400, height: 600, ink: blue }, (x) => (x - 440) / 260),
    ) +
      path('M376 536 L624 536 L632 584 L368 584 Z', blue) +
      line(
        'M430 300 L440 536 M500 300 L500 536 M570 300 L560 536 M430 600 L400 860 M500 600 L500 860 M570 600 L600 860',
        blue,
        7,
      ) +
      circle(440, 700, 16, blue),
  );

export const cactus = () =>
  twoDrums(
    path(
      'M420 680 L420 300 C420 180 580 180 580 300 L580 680 Z M420 560 C300 560 240 500 240 380 C240 320 320 320 320 380 C320 440 350 470 420 470 Z M580 500 C700 500 760 440 760 320 C760 260 680 260 680 320 C680 380 650 410 580 410 Z',
      '#7fd0b8',
    ) +
      path('M320 660 L680 660 L640 900 L360 900 Z', coral) +
      circle(500, 196, 52, pink) +
      circle(280, 322, 36, pink) +
      circle(720, 262, 36, pink),
    line(
      'M460 260 L460 660 M500 230 L500 660 M540 260 L540 660 M270 390 C276 470 330 510 410 516 M720 330 C716 410 670 450 590 458',
      teal,
      10,
    ) +
      halftone({ x: 320, y: 660, width: 360, height: 240, ink: blue }, (x, y) =>
        y < 900 && x > 330 + (y - 660) * 0.16 && x < 670 - (y - 660) * 0.16 ? (x - 380) / 340 : 0,
      ) +
      rect(300, 650, 400, 56, blue, { opacity: 0.85 }) +
      repeat(18, (i) =>
        line(`M${440 + (i % 3) * 60} ${300 + Math.floor(i / 3) * 58} l-10 -12 m10 12 l10 -12`, blue, 5),
      ),
  );
