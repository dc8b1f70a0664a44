import { circle, clipped, ellipse, group, line, path, repeat } from '../svg.ts';
import { cast, deep, dots, flash, metal, part, polished, shine } from './chrome-kit.ts';

export const globe = () =>
  polished(
    circle(500, 500, 370, deep),
    circle(500, 500, 350, metal('blue')),
    clipped(
      'net',
      circle(500, 500, 350, '#000'),
      group(
        { fill: 'none', stroke: '#ffffff', 'stroke-width': 13 },
        repeat(3, (i) => `<ellipse cx="500" cy="500" rx="${90 + i * 110}" ry="350"/>`),
        line('M500 150V850M150 500H850', '#ffffff', 13),
        path('M210 300C380 370 620 370 790 300M210 700C380 630 620 630 790 700', 'none'),
      ),
    ),
    path('M120 620C60 700 90 760 190 740C420 700 760 520 900 330C950 250 900 210 800 250', 'none', {
      stroke: deep,
      'stroke-width': 66,
      'stroke-linecap': 'round',
    }),
    path('M120 620C60 700 90 760 190 740C420 700 760 520 900 330C950 250 900 210 800 250', 'none', {
      stroke: metal('rim'),
      'stroke-width': 46,
      'stroke-linecap': 'round',
    }),
    shine('M260 340C300 270 360 230 430 210', 22),
    flash(180, 250, 60),
    flash(800, 780, 70),
  );

export const alien = () =>
  polished(
    mirrored('M440 190C420 130 380 100 340 110'),
    cast(
      'M500 160C700 160 800 310 780 470C760 660 600 800 500 870C400 800 240 660 220 470C200 310 300 160 500 160Z',
      'lime',
      34,
    ),
    part(
      'M270 460C330 440 430 500 460 590C380 620 290 560 270 460ZM730 460C670 440 570 500 540 590C620 620 710 560 730 460Z',
      deep,
      6,
    ),
    shine('M310 490C340 490 370 510 390 530', 12),
    shine('M690 490C670 490 650 500 630 516', 12),
    line('M450 730C480 750 520 750 550 730', deep, 14),
    ellipse(380, 260, 60, 34, '#ffffff', { opacity: 0.7, transform: 'rotate(-30 380 260)' }),
    flash(820, 240, 66),
    flash(180, 700, 50),
  );

const mirrored = (d: string) =>
  `${line(d, deep, 20)}<g transform="matrix(-1 0 0 1 1000 0)">${line(d, deep, 20)}${circle(336, 108, 26, metal('pink'), { stroke: deep, 'stroke-width': 9 })}</g>${circle(336, 108, 26, metal('pink'), { stroke: deep, 'stroke-width': 9 })}`;

export const planet = () =>
  polished(
    path('M160 640C60 720 90 800 260 760', 'none', {
      stroke: deep,
      'stroke-width': 60,
      'stroke-linecap': 'round',
    }),
    circle(500, 500, 306, deep),
    circle(500, 500, 286, metal('pink')),
    clipped(
      'ball',
      circle(500, 500, 286, '#000'),
      path(
        'M200 380C400 460 600 380 820 440L820 520C600 470 400 560 200 470ZM200 620C400 560 620 660 820 600L820 660C620 720 420 620 200 690Z',
        metal('holo'),
        { opacity: 0.85 },
      ),
    ),
    path('M232 590C60 720 40 820 220 790C440 750 780 560 900 380C970 260 900 220 750 330', 'none', {
      stroke: deep,
      'stroke-width': 62,
      'stroke-linecap': 'round',
    }),
    path('M232 590C60 720 40 820 220 790C440 750 780 560 900 380C970 260 900 220 750 330', 'none', {
      stroke: metal('rim'),
      'stroke-width': 42,
      'stroke-linecap': 'round',
    }),
    shine('M310 380C340 310 390 270 450 256', 20),
    dots([
      [860, 700, 22],
      [170, 300, 16],
    ]),
    flash(800, 180, 70),
    flash(720, 830, 44),
  );
