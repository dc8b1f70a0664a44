import { ellipse, path, placed, repeat } from '../svg.ts';
import { stem } from './pulip-kit.ts';
import { bloom, daisy, green, leaf, sprig, tulip } from './pulip-plants.ts';

export const tulips = () =>
  stem('M500 900 C500 740 500 560 500 400') +
  stem('M500 900 C470 760 350 640 310 480') +
  stem('M500 900 C530 760 650 640 690 480') +
  placed(leaf(420, 90, green.leaf), 480, 890, 1, -34) +
  placed(leaf(420, 90, green.soft), 520, 890, 1, 34) +
  placed(leaf(300, 70, green.pale), 500, 890, 1, 10) +
  placed(tulip(bloom.rose, bloom.plum), 310, 490, 1.3, -12) +
  placed(tulip(bloom.butter, bloom.clay), 690, 490, 1.3, 12) +
  placed(tulip(bloom.clay, bloom.plum), 500, 400, 1.5);

const lavender = (x: number, y: number, turn: number, height: number) =>
  placed(
    stem(`M0 0 L0 ${-height}`, 8) +
      repeat(9, (i) =>
        [-1, 1]
          .map((side) =>
            placed(
              ellipse(side * 20, 0, 24, 15, i % 2 === 0 ? '#8d7bb0' : '#a996c9'),
              0,
              -height + i * 30,
              1 - (i < 2 ? 0.25 : 0),
              side * -24,
            ),
          )
          .join(''),
      ) +
      ellipse(0, -height - 16, 13, 20, '#a996c9'),
    x,
    y,
    1,
    turn,
  );

export const lavenders = () =>
  [
    [-24, 560],
    [-12, 660],
    [0, 720],
    [12, 650],
    [24, 570],
  ]
    .map(([turn = 0, height = 0]) => lavender(500, 900, turn, height))
    .join('') +
  [-36, 36, -18, 18].map((turn) => placed(leaf(300, 30, green.soft), 500, 900, 1, turn)).join('') +
  path('M440 740 C470 720 530 720 560 740 L556 790 C530 776 470 776 444 790 Z', bloom.rose) +
  path(
    'M444 760 C380 700 340 760 390 800 C350 830 390 880 446 790 Z M556 760 C620 700 660 760 610 800 C650 830 610 880 554 790 Z',
    bloom.rose,
    { stroke: '#a96a6f', 'stroke-width': 5 },
  );

export const vase = () =>
  [
    [-30, 380],
    [-10, 470],
    [14, 420],
    [34, 360],
  ]
    .map(([turn = 0, height = 0], i) =>
      placed(
        stem(`M0 0 L0 ${-height}`, 8) +
          placed(leaf(130, 34, green.soft), 0, -height * 0.5, 1, i % 2 === 0 ? 50 : -50) +
          placed(
            i === 1
              ? daisy(130, 13, bloom.cream, bloom.butter)
              : i === 2
                ? daisy(110, 9, bloom.rose, bloom.plum)
                : daisy(92, 10, bloom.butter, bloom.clay),
            0,
            -height,
          ),
        500,
        600,
        1,
        turn,
      ),
    )
    .join('') +
  path(
    'M400 560 L600 560 C590 620 700 680 690 780 C684 860 610 890 500 890 C390 890 316 860 310 780 C300 680 410 620 400 560 Z',
    bloom.sky,
  ) +
  path('M330 740 C420 770 580 700 686 740 L690 790 C580 750 420 820 316 790 Z', bloom.cream) +
  ellipse(500, 562, 100, 15, '#5d7a8d');

export const bouquet = () =>
  [-38, -20, 0, 20, 38]
    .map((turn, i) =>
      placed(
        sprig(560, 6, {
          stem: green.deep,
          fill: [green.soft, green.leaf, green.pale][i % 3] ?? green.leaf,
          length: 120,
          width: 30,
        }),
        500,
        800,
        1,
        turn,
      ),
    )
    .join('') +
  [
    [340, 330, 120, bloom.rose],
    [520, 260, 140, bloom.cream],
    [680, 350, 116, bloom.butter],
    [430, 470, 110, bloom.clay],
    [600, 480, 124, bloom.plum],
  ]
    .map(([x, y, r, fill]) =>
      placed(
        daisy(Number(r), 12, String(fill), fill === bloom.butter ? bloom.clay : bloom.butter),
        Number(x),
        Number(y),
      ),
    )
    .join('') +
  path('M330 560 L670 560 L560 910 L440 910 Z', '#e9dcc3') +
  path('M330 560 L500 640 L440 910 Z', '#dccba9') +
  path('M670 560 L500 640 L560 910 Z', '#f3e9d4') +
  path('M420 760 L580 760 L574 800 L426 800 Z', bloom.clay);
