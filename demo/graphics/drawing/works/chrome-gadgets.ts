import { lettered, letters } from '../lettering.ts';
import { circle, heartPath, line, path, rect, repeat } from '../svg.ts';
import { cast, deep, flash, metal, polished, scanlines, shine, tilted } from './chrome-kit.ts';

export const pill = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;

export const typed = (text: string, x: number, y: number, size: number, fill: string) =>
  lettered(text, x, y, { face: 'jua', size, fill });

export const flipPhone = () =>
  polished(
    tilted(
      line('M640 130V60', deep, 34) +
        line('M640 130V60', '#d7def5', 16) +
        cast(pill(330, 110, 340, 360, 60), 'pink', 22) +
        scanlines('lcd', 378, 160, 244, 240, '#bdf0d8') +
        rect(378, 160, 244, 240, 'none', { rx: 14, stroke: deep, 'stroke-width': 8 }) +
        path(heartPath(500, 260, 96), deep) +
        typed('보고싶어', 500, 374, 50, deep) +
        rect(360, 470, 280, 50, metal('chrome'), { rx: 24, stroke: deep, 'stroke-width': 10 }) +
        cast(pill(330, 520, 340, 390, 60), 'pink', 22) +
        circle(500, 610, 62, metal('chrome'), { stroke: deep, 'stroke-width': 8 }) +
        circle(500, 610, 26, metal('holo'), { stroke: deep, 'stroke-width': 6 }) +
        repeat(9, (i) =>
          rect(372 + (i % 3) * 92, 700 + Math.floor(i / 3) * 60, 72, 42, metal('chrome'), {
            rx: 20,
            stroke: deep,
            'stroke-width': 6,
          }),
        ) +
        shine('M352 190V260', 14),
      -8,
    ),
    flash(780, 260, 64),
    flash(220, 700, 50),
  );

export const cursor = () =>
  polished(
    tilted(
      cast('M330 120L330 760L470 640L570 870L690 820L590 600L770 590Z', 'chrome', 60) +
        shine('M366 220V560', 22),
      -4,
    ),
    flash(770, 250, 100),
    flash(230, 330, 44),
    flash(260, 860, 60),
  );

export const pet = () =>
  polished(
    line('M500 130C560 60 640 40 700 70', deep, 26),
    line('M500 130C560 60 640 40 700 70', '#dfe5fa', 12),
    circle(720, 82, 40, 'none', { stroke: deep, 'stroke-width': 34 }),
    circle(720, 82, 40, 'none', { stroke: metal('rim'), 'stroke-width': 16 }),
    cast(
      'M500 140C680 140 800 300 800 520C800 740 680 880 500 880C320 880 200 740 200 520C200 300 320 140 500 140Z',
      'holo',
      30,
    ),
    rect(320, 320, 360, 300, metal('chrome'), { rx: 40, stroke: deep, 'stroke-width': 10 }),
    scanlines('lcd', 354, 354, 292, 232, '#d4f2c4'),
    // The pet in pixels.
    path(
      ['..####..', '.######.', '##.##.##', '########', '#.####.#', '##....##', '.######.', '.##..##.']
        .map((row, y) =>
          [...row]
            .map((cell, x) => (cell === '#' ? `M${410 + x * 22} ${384 + y * 22}h22v22h-22z` : ''))
            .join(''),
        )
        .join(''),
      deep,
      { 'shape-rendering': 'crispEdges' },
    ),
    ...[380, 500, 620].map((x, i) =>
      circle(x, 730 + (i === 1 ? 26 : 0), 36, metal(i === 1 ? 'lime' : 'pink'), {
        stroke: deep,
        'stroke-width': 9,
      }),
    ),
    shine('M250 420C260 340 300 270 360 230', 20),
    flash(800, 330, 60),
    flash(190, 760, 50),
  );

/** Inflated letters with a rim, as on the cover of a fashion magazine of 2000. */
export const glitterWord = () => {
  const d = letters('반짝', 500, 640, { face: 'bagel-fat-one', size: 440 });
  return polished(
    path(d, deep, { stroke: deep, 'stroke-width': 74, 'stroke-linejoin': 'round' }),
    path(d, metal('rim'), { stroke: metal('rim'), 'stroke-width': 52, 'stroke-linejoin': 'round' }),
    path(d, deep, { stroke: deep, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    path(d, metal('holo')),
    flash(820, 240, 90),
    flash(150, 720, 60),
    flash(500, 240, 44),
  );
};
