import { lettered } from '../lettering.ts';
import { blue, coral, halftone, pink, teal, twoDrums, yolk } from '../riso.ts';
import { circle, clipped, line, path, rect, repeat } from '../svg.ts';

const wave = (y: number, ink: string) =>
  path(
    `M110 ${y} C170 ${y - 50} 230 ${y - 50} 300 ${y} C370 ${y + 50} 430 ${y + 50} 500 ${y} C570 ${y - 50} 630 ${y - 50} 700 ${y} C770 ${y + 50} 830 ${y + 50} 890 ${y} L890 900 L110 900 Z`,
    ink,
  );

export const nightSwim = () =>
  clipped(
    'pool',
    rect(110, 110, 780, 790, '#000', { rx: 40 }),
    twoDrums(
      rect(110, 110, 780, 790, pink) +
        circle(640, 330, 150, yolk) +
        circle(400, 560, 62, coral) +
        path('M340 560 C240 620 200 680 190 760 L620 760 C560 680 480 620 400 610 Z', coral),
      halftone({ x: 110, y: 110, width: 780, height: 520, ink: blue }, (_, y) => 0.85 - y / 620) +
        wave(690, blue) +
        halftone({ x: 500, y: 180, width: 300, height: 320, pitch: 16, ink: blue }, (x, y) =>
          (x - 640) ** 2 + (y - 330) ** 2 < 22500 ? (x - 640) / 260 : 0,
        ) +
        path('M338 548 C340 490 380 470 420 484 C456 496 470 530 460 560 C430 520 380 520 338 548 Z', blue),
    ) + repeat(3, (i) => line(`M${180 + i * 90} ${760 + i * 44} q50 -36 100 0 t100 0 t100 0`, '#ffffff', 10)),
  );

const windows = (x: number, y: number, columns: number, rows: number, fill: string) =>
  repeat(columns * rows, (i) =>
    (i * 7 + x) % 5 === 0 ? '' : rect(x + (i % columns) * 46, y + Math.floor(i / columns) * 60, 26, 36, fill),
  );

export const cityNight = () =>
  clipped(
    'city',
    rect(130, 100, 740, 800, '#000'),
    twoDrums(
      rect(130, 100, 740, 800, pink) +
        circle(330, 280, 100, yolk) +
        rect(150, 460, 200, 450, coral) +
        rect(560, 380, 180, 520, coral),
      halftone({ x: 130, y: 100, width: 740, height: 700, pitch: 22, ink: blue }, (_, y) => 0.95 - y / 900) +
        rect(320, 400, 220, 500, blue) +
        rect(700, 500, 190, 400, blue) +
        rect(130, 640, 150, 260, blue),
    ) +
      windows(348, 440, 4, 7, yolk) +
      windows(180, 500, 3, 2, '#fffaf0') +
      windows(590, 430, 3, 7, yolk) +
      windows(760, 540, 2, 5, pink) +
      line('M620 380 L620 300 M650 380 L650 330', '#1c2a4a', 8) +
      rect(300, 780, 190, 70, '#fffaf0', { rx: 10 }) +
      rect(310, 790, 170, 50, coral, { rx: 6 }) +
      circle(338, 815, 12, yolk) +
      lettered('을지로', 412, 832, { face: 'black-han-sans', size: 46, fill: '#fffaf0' }),
  ) + rect(130, 100, 740, 800, 'none', { stroke: '#1c2a4a', 'stroke-width': 12 });

export const tent = () =>
  clipped(
    'camp',
    circle(500, 500, 400, '#000'),
    twoDrums(
      rect(100, 100, 800, 800, '#8fc7e8') +
        circle(680, 280, 84, yolk) +
        path('M100 640 L300 400 L440 560 L620 340 L900 660 L900 900 L100 900 Z', teal) +
        path('M280 760 L500 470 L720 760 Z', coral),
      halftone({ x: 100, y: 100, width: 800, height: 560, pitch: 22, ink: blue }, (_, y) => 0.9 - y / 620) +
        path('M100 740 C300 690 700 690 900 750 L900 900 L100 900 Z', blue) +
        path('M430 760 L500 560 L570 760 Z', blue) +
        repeat(5, (i) => path(`M${140 + i * 40 + (i > 2 ? 480 : 0)} 740 l30 -150 l30 150 Z`, blue)),
    ) +
      repeat(12, (i) => circle(180 + ((i * 173) % 620), 150 + ((i * 97) % 230), 5 + (i % 3) * 2, '#fffaf0')),
  ) + circle(500, 500, 400, 'none', { stroke: '#1c2a4a', 'stroke-width': 12 });
