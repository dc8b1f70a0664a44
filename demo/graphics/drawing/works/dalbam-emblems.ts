import { circle, group, path, placed, polar, rect, repeat } from '../svg.ts';
import {
  crescent,
  dusk,
  gold,
  leafy,
  night,
  openEye,
  pearl,
  rays,
  rose,
  roseBloom,
  starry,
  thread,
} from './dalbam-kit.ts';

const mirrored = (content: string) => content + group({ transform: 'matrix(-1 0 0 1 1000 0)' }, content);

export const moth = () =>
  mirrored(
    path('M492 420C440 300 280 170 120 190C70 200 90 320 160 420C210 490 330 540 480 520Z', night, {
      stroke: gold,
      'stroke-width': 7,
    }) +
      path('M486 520C400 540 250 560 220 680C200 770 300 820 390 760C450 720 484 640 494 570Z', dusk, {
        stroke: gold,
        'stroke-width': 7,
      }) +
      path('M470 440C420 350 300 250 180 250C210 350 330 450 470 470Z', rose, { opacity: 0.9 }) +
      circle(278, 356, 56, pearl) +
      circle(278, 356, 38, night) +
      crescent(284, 356, 24, gold, 30) +
      circle(330, 680, 40, gold) +
      circle(330, 680, 26, night) +
      circle(330, 680, 11, rose) +
      repeat(9, (i) => {
        const [x, y] = polar(440, 560, 360, 278 + i * 7);
        return circle(x + 30, y - 40, 6, gold);
      }) +
      thread(
        'M474 500C400 480 260 470 190 420M484 540C410 580 320 600 250 700M480 520C400 530 330 550 280 600',
        3,
      ) +
      thread('M494 300C470 230 420 180 370 170', 7) +
      repeat(6, (i) => thread(`M${480 - i * 18} ${266 - i * 17}l-4 -26`, 4)),
  ) +
  path(
    'M500 300C540 300 546 360 536 400C560 440 556 560 540 640C530 720 516 770 500 800C484 770 470 720 460 640C444 560 440 440 464 400C454 360 460 300 500 300Z',
    pearl,
    { stroke: night, 'stroke-width': 6 },
  ) +
  repeat(6, (i) =>
    thread(`M${458 + i * 4} ${520 + i * 40}Q500 ${544 + i * 40} ${542 - i * 4} ${520 + i * 40}`, 5, night),
  ) +
  circle(484, 340, 8, night) +
  circle(516, 340, 8, night) +
  crescent(500, 440, 26, rose, 90);

export const snake = () =>
  roseBloom(500, 470, 1.5) +
  [-150, -100, -50, 50, 100, 150]
    .map((turn) => leafy(500 + turn * 0.5, 470 + Math.abs(turn) * 0.4, turn, 1.6, '#7fa08a'))
    .join('') +
  roseBloom(500, 470, 1.5) +
  path('M500 130A370 370 0 1 1 250 228', 'none', {
    stroke: night,
    'stroke-width': 78,
    'stroke-linecap': 'round',
  }) +
  path('M500 130A370 370 0 1 1 250 228', 'none', {
    stroke: gold,
    'stroke-width': 60,
    'stroke-linecap': 'round',
  }) +
  repeat(26, (i) => {
    const [x, y] = polar(500, 500, 370, 8 + i * 11.6);
    return placed(path('M-18 0L0 -24L18 0L0 24Z', night), x, y, 1, 98 + i * 11.6);
  }) +
  // The head bites the tail.
  placed(
    path(
      'M-90 -48C-30 -64 60 -60 120 -14C130 0 130 8 120 18C60 60 -30 64 -90 48C-104 20 -104 -20 -90 -48Z',
      gold,
      { stroke: night, 'stroke-width': 9 },
    ) +
      circle(40, -26, 12, night) +
      circle(40, 26, 12, night) +
      thread('M124 2h44l26 -16M168 2l26 16', 7, rose) +
      path('M-60 0L-20 -22L10 0L-20 22Z', night),
    420,
    142,
    1,
    166,
  ) +
  starry([
    [500, 760, 30],
    [390, 740, 14],
    [610, 740, 14],
  ]);

export const handOfRoses = () =>
  [-52, -26, 0, 26, 52]
    .map((turn, i) => {
      const reach = [330, 410, 450, 410, 330][i] ?? 400;
      const [x, y] = polar(500, 660, reach, turn);
      return (
        thread(`M500 680Q${500 + turn * 2} ${660 - reach * 0.5} ${x} ${y}`, 7, '#7fa08a') +
        leafy(500 + turn * 3, 660 - reach * 0.45, turn + 40, 0.9, '#7fa08a') +
        leafy(500 + turn * 3, 660 - reach * 0.5, turn - 44, 0.9, '#7fa08a') +
        roseBloom(x, y, 0.78)
      );
    })
    .join('') +
  path(
    'M380 940V830C330 780 300 720 330 700C352 688 370 712 392 740L400 660C404 630 446 632 446 664V640C448 612 494 612 496 642C498 614 544 616 546 644V668C548 640 590 642 592 670V770C592 820 570 850 570 880V940Z',
    pearl,
    { stroke: night, 'stroke-width': 9, 'stroke-linejoin': 'round' },
  ) +
  thread('M446 664V730M496 642V730M546 668V730', 6, night) +
  rect(364, 890, 222, 60, night, { stroke: gold, 'stroke-width': 6, rx: 8 }) +
  repeat(5, (i) => circle(394 + i * 40, 920, 9, gold));

export const keyOfNight = () =>
  placed(
    circle(0, -260, 168, night, { stroke: gold, 'stroke-width': 16 }) +
      circle(0, -260, 128, dusk, { stroke: gold, 'stroke-width': 4 }) +
      rays(0, -260, 86, 120, 24, 3) +
      placed(openEye(0, 0, 0.74), 0, -258) +
      rect(-22, -96, 44, 500, gold, { rx: 10, stroke: night, 'stroke-width': 7 }) +
      rect(-46, -96, 92, 34, gold, { rx: 10, stroke: night, 'stroke-width': 7 }) +
      rect(-38, -40, 76, 20, rose, { rx: 8, stroke: night, 'stroke-width': 6 }) +
      path('M22 270H130V310H94V340H130V392H22Z', gold, {
        stroke: night,
        'stroke-width': 7,
        'stroke-linejoin': 'round',
      }) +
      placed(
        path('M0 0C-40 -30 -40 -80 0 -110C40 -80 40 -30 0 0Z', rose, { stroke: night, 'stroke-width': 6 }),
        0,
        -410,
        0.8,
      ),
    500,
    510,
    1,
    24,
  ) +
  starry([
    [260, 620, 30],
    [360, 780, 18],
    [760, 690, 26],
    [820, 560, 10],
    [240, 480, 10],
  ]);

export const raven = () =>
  rays(500, 470, 300, 380, 40, 4) +
  circle(500, 470, 290, pearl, { stroke: gold, 'stroke-width': 8 }) +
  circle(420, 400, 44, '#eadcb4') +
  circle(600, 560, 60, '#eadcb4') +
  circle(580, 360, 24, '#eadcb4') +
  path(
    'M330 700C360 560 440 520 470 440C480 370 540 330 610 350C650 362 668 384 676 404L760 424L672 440C670 520 620 640 520 720L470 760L380 900L386 770L320 830Z',
    night,
    { stroke: gold, 'stroke-width': 6, 'stroke-linejoin': 'round' },
  ) +
  circle(610, 394, 15, gold) +
  circle(612, 394, 7, night) +
  thread(
    'M480 480C540 520 560 580 530 660M450 560C500 580 520 620 500 690M420 620C460 640 470 670 460 720',
    5,
  ) +
  thread('M210 800C360 760 620 790 800 760M520 740V784M560 710V780', 12, '#7a5a50') +
  leafy(260, 790, -40, 1.1) +
  leafy(720, 768, 40, 1.1) +
  leafy(790, 762, 80, 1.1);
