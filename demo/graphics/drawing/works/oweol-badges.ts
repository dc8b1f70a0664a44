import { around, lettered, letters } from '../lettering.ts';
import {
  circle,
  clipped,
  ellipse,
  heartPath,
  line,
  path,
  placed,
  rect,
  repeat,
  scallopPath,
} from '../svg.ts';
import { cream, ink, leaf, red } from './oweol-kit.ts';

export const slowly = () =>
  path('M150 640 C150 420 320 300 520 300 C720 300 850 440 850 640 Z', leaf) +
  clipped(
    'shell',
    path('M150 640 C150 420 320 300 520 300 C720 300 850 440 850 640 Z', '#000'),
    repeat(4, (i) => circle(230 + i * 180, 420 + (i % 2) * 110, 60, '#57a878')),
  ) +
  path('M830 560 C900 520 960 560 956 610 C950 660 890 660 850 640 Z', '#8fc49f') +
  circle(910, 588, 10, ink) +
  path('M240 640 l70 0 l-10 60 l-60 0 Z M660 640 l70 0 l-6 60 l-60 0 Z', '#8fc49f') +
  lettered('천천히', 500, 580, { face: 'black-han-sans', size: 230, fill: cream }) +
  lettered('가도 도착해요', 500, 830, { face: 'jua', size: 124, fill: ink });

export const offWork = () =>
  rect(110, 300, 780, 400, red, { rx: 40 }) +
  rect(136, 326, 728, 348, 'none', { rx: 26, stroke: cream, 'stroke-width': 10 }) +
  lettered('퇴 근', 500, 590, { face: 'black-han-sans', size: 300, fill: cream }) +
  lettered('하고 싶은 사람', 500, 800, { face: 'black-han-sans', size: 108, fill: ink }) +
  placed(path('M-80 0 L-80 -36 L20 -36 L20 -86 L130 0 L20 86 L20 36 L-80 36 Z', red), 500, 200, 1, 0);

export const ricePower = () =>
  ellipse(500, 420, 310, 130, cream, { stroke: ink, 'stroke-width': 12 }) +
  repeat(26, (i) =>
    placed(
      ellipse(0, 0, 15, 8, '#ffffff', { stroke: '#d8cdb8', 'stroke-width': 3 }),
      280 + ((i * 97) % 440),
      350 + ((i * 53) % 100),
      1,
      i * 37,
    ),
  ) +
  path('M170 430 C170 700 320 800 500 800 C680 800 830 700 830 430 C740 500 260 500 170 430 Z', red, {
    stroke: ink,
    'stroke-width': 12,
    'stroke-linejoin': 'round',
  }) +
  path('M380 800 L620 800 L600 860 L400 860 Z', red, {
    stroke: ink,
    'stroke-width': 12,
    'stroke-linejoin': 'round',
  }) +
  lettered('밥심', 500, 710, { face: 'gasoek-one', size: 220, fill: cream }) +
  repeat(3, (i) =>
    line(`M${400 + i * 100} 260 C${370 + i * 100} 210 ${430 + i * 100} 180 ${400 + i * 100} 120`, ink, 14),
  );

export const goodDay = () =>
  path(scallopPath(500, 500, 390, 16, 18), '#f6c9d3') +
  circle(500, 500, 330, cream) +
  path(
    letters('좋은 하루 보내세요', 500, 500, { face: 'jua', size: 88, spacing: 8, warp: around(232) }),
    red,
  ) +
  path(
    letters('HAVE A LOVELY DAY', 500, 500, {
      face: 'pretendard-extrabold',
      size: 46,
      spacing: 9,
      warp: around(-276),
    }),
    ink,
  ) +
  path(heartPath(500, 506, 270), red) +
  ellipse(430, 450, 26, 40, '#ffffff66');
