import { circle, ellipse, line, path, placed, repeat } from '../svg.ts';
import { stem } from './pulip-kit.ts';
import { bloom, daisy, green, leaf, sprig } from './pulip-plants.ts';

export const fern = () =>
  stem('M500 920 C490 700 480 420 520 100', 12) +
  repeat(15, (i) => {
    const y = 850 - i * 50;
    const x = 497 - Math.sin(i / 5) * 6;
    const size = 1.12 - i * 0.058;
    return (
      placed(leaf(250, 42, i % 2 === 0 ? green.leaf : green.deep), x, y, size, -64) +
      placed(leaf(250, 42, i % 2 === 0 ? green.soft : green.leaf), x, y, size, 64)
    );
  }) +
  placed(leaf(90, 20, green.soft), 520, 120, 1, 6);

const monsteraLeaf =
  'M500 720 C300 740 150 620 160 430 C166 280 300 150 500 110 C700 150 834 280 840 430 C850 620 700 740 500 720 Z';

/** The slits between the ribs of one half; the other half is its mirror image. */
const slits = [
  [250, -12],
  [350, -6],
  [450, 2],
  [550, 14],
  [640, 30],
]
  .map(([y = 0, turn = 0]) =>
    placed(path('M-380 -30 C-260 -26 -170 -16 -120 0 C-170 16 -260 26 -380 30 Z', '#000'), 500, y, 1, turn),
  )
  .join('');

export const monstera = () =>
  line('M500 920 C492 840 508 760 500 690', green.deep, 18) +
  `<mask id="slits"><rect width="1000" height="1000" fill="#fff"/>${slits}<g transform="matrix(-1 0 0 1 1000 0)">${slits}</g></mask>` +
  `<g mask="url(#slits)">${path(monsteraLeaf, green.leaf)}${path('M500 110 C700 150 834 280 840 430 C850 620 700 740 500 720 Z', '#4c6d52')}</g>` +
  line('M500 700 C506 500 494 300 500 140', green.pale, 9) +
  [300, 400, 500, 600]
    .map((y) =>
      line(
        `M500 ${y} C440 ${y - 16} 400 ${y - 20} 340 ${y - 20} M500 ${y} C560 ${y - 16} 600 ${y - 20} 660 ${y - 20}`,
        green.pale,
        6,
      ),
    )
    .join('');

const mushroom = (x: number, y: number, size: number, cap: string) =>
  placed(
    path('M-36 0 C-30 -80 -30 -120 -34 -170 L34 -170 C30 -120 30 -80 40 0 Z', bloom.cream) +
      repeat(7, (i) => line(`M${-30 + i * 10} -166 L${-22 + i * 7} -130`, '#0000001f', 3)) +
      path(
        'M-150 -160 C-150 -280 -70 -330 0 -330 C70 -330 150 -280 150 -160 C100 -176 -100 -176 -150 -160 Z',
        cap,
      ) +
      [
        [-80, -220, 20],
        [-10, -280, 26],
        [70, -230, 22],
        [10, -210, 13],
      ]
        .map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r, bloom.cream))
        .join(''),
    x,
    y,
    size,
  );

export const forestFloor = () =>
  [-40, -20, 20, 40]
    .map((turn) =>
      placed(
        sprig(420, 5, { stem: green.deep, fill: green.soft, length: 110, width: 26 }),
        500,
        830,
        1,
        turn,
      ),
    )
    .join('') +
  mushroom(500, 840, 1.5, bloom.clay) +
  mushroom(290, 850, 0.95, bloom.butter) +
  mushroom(700, 850, 1.05, bloom.plum) +
  path('M150 850 C260 800 740 800 850 850 C850 900 150 900 150 850 Z', green.deep) +
  repeat(14, (i) => placed(leaf(60, 14, green.leaf), 190 + i * 48, 836, 1, (i % 3) * 16 - 16));

export const strawberryPlant = () =>
  stem('M500 880 C480 700 380 560 330 420') +
  stem('M500 880 C530 680 620 520 690 380') +
  stem('M500 880 C500 740 500 600 510 300') +
  [
    [-70, 230],
    [70, 230],
    [0, 280],
  ]
    .map(([turn = 0, size = 0]) => placed(leaf(size, 100, green.leaf), 500, 800, 1, turn))
    .join('') +
  [
    [330, 420, bloom.clay],
    [690, 400, '#b8452f'],
  ]
    .map(([x, y, fill]) =>
      placed(
        path(
          'M-100 -40 C-120 60 -40 170 0 180 C40 170 120 60 100 -40 C60 -70 -60 -70 -100 -40 Z',
          String(fill),
        ) +
          repeat(12, (i) =>
            ellipse(
              -60 + (i % 4) * 40 + (Math.floor(i / 4) % 2) * 16,
              -10 + Math.floor(i / 4) * 52,
              5,
              9,
              bloom.butter,
            ),
          ) +
          repeat(5, (i) => placed(leaf(90, 26, green.deep), 0, -50, 1, -100 + i * 50)),
        Number(x),
        Number(y),
      ),
    )
    .join('') +
  placed(daisy(120, 6, bloom.cream, bloom.butter), 510, 260);
