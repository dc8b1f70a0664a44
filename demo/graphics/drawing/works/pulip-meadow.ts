import { circle, ellipse, line, path, placed, polar, repeat } from '../svg.ts';
import { stem } from './pulip-kit.ts';
import { berry, bloom, green, leaf, sprig } from './pulip-plants.ts';

export const eucalyptus = () =>
  stem('M500 940C480 760 560 560 500 120', 11) +
  stem('M504 620C600 540 660 460 700 320', 8) +
  repeat(9, (i) => {
    const y = 180 + i * 84;
    const x = 506 + Math.sin(i / 2.2) * 18;
    const r = 54 + i * 4;
    return [-1, 1]
      .map(
        (side) =>
          ellipse(x + side * (r + 8), y - 14, r, r * 0.82, (i + side) % 3 ? '#8fae9b' : '#a9c2ae', {
            stroke: '#00000018',
            'stroke-width': 4,
          }) + line(`M${x} ${y}L${x + side * (r + 30)} ${y - 18}`, '#5f7d6b', 4),
      )
      .join('');
  }) +
  repeat(5, (i) =>
    ellipse(574 + i * 30, 566 - i * 56 + (i % 2) * 30, 42, 34, '#b9cdb9', {
      stroke: '#00000018',
      'stroke-width': 4,
    }),
  );

const anemone = (x: number, y: number, size: number, fill: string) =>
  placed(
    repeat(8, (i) =>
      placed(ellipse(0, -96, 62, 92, fill, { stroke: '#0000001f', 'stroke-width': 4 }), 0, 0, 1, i * 45),
    ) +
      repeat(5, (i) =>
        placed(
          ellipse(0, -70, 50, 66, fill, { stroke: '#0000001f', 'stroke-width': 4 }),
          0,
          0,
          1,
          i * 72 + 20,
        ),
      ) +
      repeat(20, (i) => {
        const [px, py] = polar(0, 0, 62, i * 18);
        return line(`M0 0L${px} ${py}`, '#2f2b3a', 3) + circle(px, py, 7, '#2f2b3a');
      }) +
      circle(0, 0, 32, '#2f2b3a'),
    x,
    y,
    size,
  );

export const anemones = () =>
  stem('M500 940C480 760 400 640 370 380') +
  stem('M500 940C520 780 600 640 650 500') +
  [
    [478, 800, -60],
    [520, 800, 60],
    [440, 640, -50],
  ]
    .map(([x = 0, y = 0, turn = 0]) => placed(leaf(190, 44, green.leaf), x, y, 1, turn))
    .join('') +
  anemone(360, 310, 1.1, bloom.sky) +
  anemone(670, 440, 0.92, bloom.cream) +
  anemone(560, 690, 0.6, bloom.rose);

const ear = (x: number, y: number, turn: number) =>
  placed(
    line('M0 0V-600', '#b08a3e', 8) +
      repeat(8, (i) =>
        [-1, 1]
          .map((side) =>
            placed(
              path('M0 0C-22 -22 -18 -62 0 -84C18 -62 22 -22 0 0Z', side > 0 ? bloom.butter : '#d3a94c') +
                line('M0 -80V-150', '#c79f4a', 3),
              side * 14,
              -330 - i * 36,
              1,
              side * 26,
            ),
          )
          .join(''),
      ) +
      placed(
        path('M0 0C-22 -22 -18 -62 0 -84C18 -62 22 -22 0 0Z', bloom.butter) +
          line('M0 -80V-170', '#c79f4a', 3),
        0,
        -610,
      ),
    x,
    y,
    1,
    turn,
  );

export const wheat = () =>
  [-34, -17, 0, 17, 34].map((turn) => ear(500, 800, turn)).join('') +
  [-28, -10, 10, 28].map((turn) => line(`M500 800L${500 - turn * 4} 950`, '#b08a3e', 9)).join('') +
  path('M410 770C450 750 550 750 590 770L580 836C540 850 460 850 420 836Z', bloom.clay) +
  path(
    'M500 800C430 740 380 800 400 850C440 870 480 830 500 800ZM500 800C570 740 620 800 600 850C560 870 520 830 500 800Z',
    '#b5573c',
  );

export const berries = () =>
  stem('M160 900C340 760 560 520 860 160', 13) +
  [
    [300, 776, 1],
    [440, 636, -1],
    [560, 510, 1],
    [680, 376, -1],
    [780, 256, 1],
  ]
    .map(([x = 0, y = 0, side = 1]) =>
      placed(leaf(220, 62, side > 0 ? green.leaf : green.deep), x, y, 1, side > 0 ? 100 : -20),
    )
    .join('') +
  [
    [360, 710],
    [500, 570],
    [620, 440],
    [730, 316],
    [240, 830],
  ]
    .map(([x = 0, y = 0], i) => {
      const side = i % 2 ? 1 : -1;
      return repeat(3, (k) => {
        const [bx, by] = [x + side * (60 + k * 26), y + side * (30 + ((k * 40) % 70)) - (side > 0 ? 0 : 10)];
        return (
          line(`M${x} ${y}L${bx} ${by}`, green.deep, 5) +
          placed(berry(34, k === 1 ? bloom.clay : '#b8452f'), bx, by)
        );
      });
    })
    .join('') +
  placed(sprig(180, 3, { stem: green.deep, fill: green.soft, length: 70, width: 22 }), 850, 170, 1, 40);

const clover = (x: number, y: number, size: number, leaves: number) =>
  line(`M${x} ${y}C${x + 20} ${y + 120} ${x - 10} ${y + 200} ${500 + (x - 500) * 0.3} 920`, green.deep, 9) +
  repeat(leaves, (i) =>
    placed(
      path(
        'M0 0C-70 -20 -96 -90 -60 -120C-36 -138 -10 -124 0 -100C10 -124 36 -138 60 -120C96 -90 70 -20 0 0Z',
        i % 2 ? green.leaf : '#668a63',
      ) + path('M-44 -70C-20 -50 20 -50 44 -70C20 -84 -20 -84 -44 -70Z', green.pale, { opacity: 0.7 }),
      x,
      y,
      size,
      (i * 360) / leaves + 20,
    ),
  );

export const clovers = () =>
  clover(300, 560, 0.9, 3) +
  clover(700, 520, 1, 3) +
  clover(210, 760, 0.6, 3) +
  clover(800, 760, 0.66, 3) +
  clover(500, 330, 1.35, 4) +
  [
    [400, 700],
    [610, 730],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(`M${x} ${y}L${500 + (x - 500) * 0.4} 920`, green.deep, 7) +
        repeat(16, (i) =>
          placed(ellipse(0, -34, 9, 26, i % 2 ? bloom.cream : bloom.rose), x, y, 1, i * 22.5),
        ) +
        circle(x, y, 18, bloom.rose),
    )
    .join('');
