import { lettered } from '../lettering.ts';
import { circle, clipped, heartPath, line, path, placed, rect, repeat } from '../svg.ts';
import { pill, typed } from './chrome-gadgets.ts';
import { cast, deep, flash, metal, polished, scanlines, shine, tilted } from './chrome-kit.ts';

export const compactDisc = () =>
  polished(
    circle(500, 500, 400, deep),
    circle(500, 500, 386, metal('chrome')),
    clipped(
      'disc',
      circle(500, 500, 372, '#000'),
      circle(500, 500, 372, metal('holo')) +
        repeat(4, (i) =>
          placed(path('M0 0L-70 -400L70 -400Z', '#ffffff', { opacity: 0.45 }), 500, 500, 1, 24 + i * 90),
        ) +
        repeat(6, (i) =>
          circle(500, 500, 170 + i * 36, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: 0.5 }),
        ),
    ),
    circle(500, 500, 130, '#eef1ff', { stroke: deep, 'stroke-width': 8 }),
    circle(500, 500, 56, deep),
    circle(500, 500, 42, '#ffffff'),
    // The text that someone wrote on it with a felt pen.
    lettered('내 노래 모음', 500, 770, { face: 'gaegu-bold', size: 110, fill: deep }),
    flash(740, 250, 80),
    flash(210, 620, 50),
  );

export const dice = () =>
  polished(
    tilted(
      [
        [340, 360, -14, 'holo'],
        [640, 640, 12, 'pink'],
      ]
        .map(([x, y, turn, fill]) =>
          placed(
            cast(pill(-150, -150, 300, 300, 60), fill as 'holo' | 'pink', 26) +
              (fill === 'holo'
                ? [
                    [-80, -80],
                    [80, 80],
                    [0, 0],
                    [-80, 80],
                    [80, -80],
                  ]
                : [
                    [-70, -70],
                    [70, 70],
                  ]
              )
                .map(([dx = 0, dy = 0]) =>
                  path(heartPath(dx, dy, 74), '#ffffff', { stroke: deep, 'stroke-width': 8 }),
                )
                .join('') +
              shine('M-120 -60V-100C-120 -114 -114 -120 -100 -120', 12),
            Number(x),
            Number(y),
            1.1,
            Number(turn),
          ),
        )
        .join(''),
      0,
    ),
    flash(700, 250, 70),
    flash(260, 760, 60),
  );

export const player = () =>
  polished(
    line('M420 880C300 960 140 900 150 760C160 640 240 620 240 520', deep, 24),
    line('M420 880C300 960 140 900 150 760C160 640 240 620 240 520', '#e6ebff', 12),
    circle(240, 480, 50, metal('chrome'), { stroke: deep, 'stroke-width': 10 }),
    tilted(
      cast(pill(340, 100, 330, 780, 80), 'blue', 26) +
        scanlines('lcd', 390, 160, 230, 240, '#cfe9ff') +
        rect(390, 160, 230, 240, 'none', { rx: 14, stroke: deep, 'stroke-width': 8 }) +
        repeat(7, (i) =>
          rect(
            408 + i * 29,
            320 - ([60, 110, 80, 140, 100, 70, 40][i] ?? 60),
            20,
            [60, 110, 80, 140, 100, 70, 40][i] ?? 60,
            deep,
          ),
        ) +
        typed('재생중', 505, 384, 44, deep) +
        circle(505, 620, 128, metal('chrome'), { stroke: deep, 'stroke-width': 10 }) +
        circle(505, 620, 56, metal('pink'), { stroke: deep, 'stroke-width': 8 }) +
        path('M490 594L532 620L490 646Z', '#ffffff') +
        path('M404 606L384 620L404 634ZM606 606L626 620L606 634Z', deep) +
        line('M505 508V536M491 522H519M491 720H519', deep, 9) +
        shine('M366 230V330', 15),
      6,
    ),
    flash(800, 240, 64),
    flash(760, 830, 44),
  );

export const discoBall = () =>
  polished(
    line('M500 60V160', deep, 16),
    rect(460, 130, 80, 44, metal('chrome'), { rx: 10, stroke: deep, 'stroke-width': 9 }),
    circle(500, 520, 372, deep),
    clipped(
      'ball',
      circle(500, 520, 356, '#000'),
      rect(140, 160, 720, 720, metal('holo')) +
        repeat(11, (r) => {
          const y = 164 + r * 65;
          const half = Math.sqrt(Math.max(0, 356 ** 2 - (y + 32 - 520) ** 2));
          return repeat(12, (c) => {
            const at = (k: number) => 500 + half * Math.sin(((k - 6) / 6) * (Math.PI / 2));
            const tone = (r * 5 + c * 7 + ((r * c) % 5)) % 6;
            return rect(
              at(c) + 2,
              y + 2,
              Math.max(2, at(c + 1) - at(c) - 4),
              61,
              ['#ffffff', '#7f8cb8', '#dfe6fb', '#4b4f8a', '#b9a2ff', '#ffffff'][tone] ?? '#fff',
              { opacity: [0.9, 0.75, 0.7, 0.6, 0.25, 0.3][tone] },
            );
          });
        }),
    ),
    flash(360, 360, 110),
    flash(660, 620, 70),
    flash(860, 230, 60),
    flash(160, 800, 44),
  );
