import { sticker } from '../die-cut.ts';
import { lettered } from '../lettering.ts';
import { circle, heartPath, line, path, placed, rect, repeat } from '../svg.ts';
import type { Works } from '../work.ts';
import { brush, catHead, dogHead, ginger, grey, ink, inked, milk, paw } from './nyangbo-animals.ts';
import { loafCat, peekingCats, rainyDog, sushiCat } from './nyangbo-more.ts';

const note = (text: string, x: number, y: number, size: number, fill = ink) =>
  lettered(text, x, y, { face: 'gaegu-bold', size, fill });

const sleepyCat = () =>
  [
    inked(
      'M210 690 C190 500 330 380 540 380 C760 380 880 520 866 680 C860 760 800 800 700 800 L330 800 C260 800 216 760 210 690 Z',
      milk,
    ),
    path('M560 390 C700 392 800 450 846 552 C790 620 660 600 600 520 C566 474 552 430 560 390 Z', ginger),
    brush('M540 380 C760 380 880 520 866 680'),
    inked(
      'M860 700 C880 800 800 850 660 846 C560 844 470 838 440 812 C430 790 452 776 480 780 C600 796 720 790 790 740',
      ginger,
    ),
    placed(catHead({ eyes: 'closed', patch: ginger }), 360, 640, 1.12),
    note('z', 560, 320, 110),
    note('z', 640, 250, 150),
    note('z', 750, 170, 200),
  ].join('');

const boxedCat = () =>
  [
    inked('M200 500 L120 590 L300 620 L330 510 Z M800 500 L880 590 L700 620 L670 510 Z', '#dcb286'),
    placed(catHead({ eyes: 'stare', patch: grey }), 500, 420, 1.25),
    inked(
      'M190 520 L810 520 L790 860 C788 876 776 884 760 884 L240 884 C224 884 212 876 210 860 Z',
      '#e8c39a',
    ),
    rect(448, 526, 104, 352, '#f3dcbc'),
    brush('M190 520 L810 520'),
    paw(330, 514),
    paw(670, 514),
    placed(
      note('취급주의', 0, 0, 86, '#b5482a') +
        path('M-170 -86 L170 -86 L170 26 L-170 26 Z', 'none', { stroke: '#b5482a', 'stroke-width': 7 }),
      500,
      740,
      1,
      -6,
    ),
  ].join('');

const mugCat = () =>
  [
    brush(
      'M390 190 C370 160 410 130 390 96 M500 180 C480 150 520 120 500 80 M610 190 C590 160 630 130 610 96',
      10,
    ),
    placed(catHead({ eyes: 'happy', fur: ginger }), 480, 430, 1.15),
    inked('M720 560 C850 540 880 760 720 780', 'none'),
    inked('M716 612 C790 600 804 724 716 730', milk),
    inked(
      'M220 500 L740 500 L722 800 C716 860 680 884 620 884 L340 884 C280 884 244 860 238 800 Z',
      '#8fb5c9',
    ),
    paw(360, 496, ginger),
    paw(600, 496, ginger),
    note('한 잔의 여유', 480, 730, 92, milk),
  ].join('');

const longCat = () =>
  [
    inked(
      'M372 300 C366 500 366 660 360 900 C360 930 380 940 410 940 L590 940 C620 940 640 930 640 900 C634 660 634 500 628 300 Z',
      milk,
    ),
    ...[360, 480, 600, 720].map((y) =>
      path(
        `M366 ${y} Q420 ${y + 20} 412 ${y + 46} Q400 ${y + 60} 364 ${y + 56} Z M632 ${y} Q580 ${y + 20} 588 ${y + 46} Q600 ${y + 60} 636 ${y + 56} Z`,
        grey,
      ),
    ),
    brush('M372 300 C366 500 366 660 360 900 M628 300 C634 500 634 660 640 900'),
    brush('M640 880 C740 900 800 840 780 740 C770 700 810 680 830 710', 26),
    placed(catHead({ eyes: 'side', fur: milk, patch: grey }), 500, 220, 1.1),
    paw(420, 900),
    paw(580, 900),
    brush('M440 420 C430 460 430 500 440 540 M560 420 C570 460 570 500 560 540', 10),
    note('길', 250, 470, 130),
    note('다', 240, 620, 130),
    note('냥', 250, 770, 130),
  ].join('');

const fish = (x: number, y: number, fill: string, turn: number) =>
  placed(
    inked('M-110 0 C-70 -60 30 -66 80 0 C30 66 -70 60 -110 0 Z', fill) +
      inked('M74 0 L140 -50 C132 -20 132 20 140 50 Z', fill) +
      circle(-64, -10, 8, ink) +
      brush('M-26 -38 Q-8 0 -26 38', 8) +
      brush('M8 -24 Q20 0 8 24', 7),
    x,
    y,
    1,
    turn,
  );

const dreamingCat = () =>
  [
    inked(
      'M270 420 C150 420 120 280 220 236 C220 130 380 90 450 160 C520 80 690 90 716 190 C840 200 850 380 730 410 C690 440 300 440 270 420 Z',
      '#dff0f5',
    ),
    fish(470, 270, '#f6c6b4', -8),
    circle(330, 490, 26, '#dff0f5', { stroke: ink, 'stroke-width': 11 }),
    circle(300, 560, 14, '#dff0f5', { stroke: ink, 'stroke-width': 10 }),
    inked(
      'M150 820 C150 690 300 640 500 640 C720 640 880 700 880 800 C880 860 820 880 740 880 L260 880 C190 880 150 870 150 820 Z',
      '#5a5553',
    ),
    placed(catHead({ eyes: 'closed', fur: '#5a5553' }), 310, 740, 0.95),
    brush('M860 780 C960 760 950 660 890 660', 40),
  ].join('');

const backCat = (fur: string, lean: number) => {
  const head = `M${lean - 104} -20 C${lean - 122} -90 ${lean - 112} -170 ${lean - 96} -200 C${lean - 80} -194 ${lean - 60} -170 ${lean - 44} -156 C${lean - 20} -164 ${lean + 20} -164 ${lean + 44} -156 C${lean + 60} -170 ${lean + 80} -194 ${lean + 96} -200 C${lean + 112} -170 ${lean + 122} -90 ${lean + 104} -20`;
  const body =
    'M-150 300 C-176 140 -140 20 -60 -30 L60 -30 C140 20 176 140 150 300 C150 330 -150 330 -150 300 Z';
  return (
    inked(body, fur) +
    inked(`${head} Z`, fur) +
    path(`M${lean - 84} -40 L${lean + 84} -40 L74 24 L-74 24 Z`, fur)
  );
};

const pairOfCats = () =>
  [
    path(heartPath(500, 180, 150), '#e2593f'),
    brush('M420 800 C380 900 180 900 190 780', 42),
    line('M420 800 C380 900 180 900 190 780', ginger, 20),
    placed(backCat(ginger, 26), 350, 590),
    brush('M580 800 C620 900 820 900 810 780', 42),
    line('M580 800 C620 900 820 900 810 780', '#5a5553', 20),
    placed(backCat('#5a5553', -26), 650, 590),
    ...[480, 560, 640].map((y) => line(`M${300} ${y} Q${350} ${y + 22} ${400} ${y}`, '#d9853a', 14)),
  ].join('');

const walkDog = () =>
  [
    brush('M360 640 C260 760 420 860 560 800 C700 740 780 840 720 910', 18),
    line('M360 640 C260 760 420 860 560 800 C700 740 780 840 720 910', '#d2532f', 8),
    inked('M690 900 C670 860 720 840 740 870 C780 850 800 900 760 920 C730 936 700 930 690 900 Z', '#d2532f'),
    placed(dogHead({ eyes: 'dots' }), 480, 470, 1.55),
    inked(
      'M300 620 C360 660 600 660 660 620 C666 650 660 676 650 690 C580 724 380 724 310 690 C300 676 296 650 300 620 Z',
      '#4f8a6b',
    ),
    circle(480, 706, 30, '#f3c74f', { stroke: ink, 'stroke-width': 11 }),
    note('산책 가자!', 500, 190, 150),
  ].join('');

const roundDog = () =>
  [
    brush('M800 640 C880 620 900 540 850 500', 30),
    inked(
      'M180 680 C160 460 300 300 500 300 C700 300 840 460 820 680 C810 820 700 880 500 880 C300 880 190 820 180 680 Z',
      '#e9cfa9',
    ),
    path(
      'M330 720 C330 620 400 560 500 560 C600 560 670 620 670 720 C670 830 600 872 500 872 C400 872 330 830 330 720 Z',
      milk,
    ),
    placed(dogHead({ eyes: 'happy', fur: '#e9cfa9', ears: '#c08a58' }), 500, 420, 1.25),
    paw(350, 850, '#e9cfa9'),
    paw(650, 850, '#e9cfa9'),
    circle(500, 820, 66, '#d7e86a', { stroke: ink, 'stroke-width': 13 }),
    line('M452 784 Q500 820 452 856 M548 784 Q500 820 548 856', milk, 9),
  ].join('');

const petal = 'M0 0 C-46 -30 -50 -100 0 -120 C50 -100 46 -30 0 0 Z';

const pawWithFlower = () =>
  [
    line('M500 520 C510 420 490 380 500 300', ink, 26),
    line('M500 520 C510 420 490 380 500 300', '#5f8f57', 10),
    inked('M500 440 C420 440 380 400 366 350 C430 350 490 380 500 440 Z', '#7fb069'),
    repeat(7, (i) => placed(inked(petal, i % 2 === 0 ? '#f6b7c4' : '#f9cfd7'), 500, 230, 1, (i * 360) / 7)),
    circle(500, 230, 46, '#f3c74f', { stroke: ink, 'stroke-width': 12 }),
    inked('M380 940 L372 640 C360 540 410 480 500 480 C590 480 640 540 628 640 L620 940 Z', ginger),
    brush('M450 490 C444 520 444 540 448 560 M550 490 C556 520 556 540 552 560', 11),
    ...[720, 790, 860].map((y) => line(`M${388} ${y} Q440 ${y + 24} 470 ${y}`, '#d9853a', 15)),
    note('너 가져', 830, 620, 120),
    note('(꽃은 빌린 것)', 830, 700, 54),
  ].join('');

const catTower = () =>
  [
    inked('M190 920 C150 760 250 640 500 640 C750 640 850 760 810 920 C810 936 190 936 190 920 Z', '#5a5553'),
    paw(340, 900, '#5a5553'),
    paw(660, 900, '#5a5553'),
    placed(catHead({ eyes: 'side', fur: '#5a5553' }), 500, 690, 1.25),
    placed(catHead({ eyes: 'closed', fur: ginger }), 510, 452, 1.05),
    placed(catHead({ eyes: 'happy', patch: grey }), 495, 254, 0.84),
    placed(path(heartPath(0, 0, 80), '#e2593f', { stroke: ink, 'stroke-width': 11 }), 500, 90),
  ].join('');

const profile = () =>
  rect(0, 0, 1000, 1000, '#f7cdb2') + placed(catHead({ eyes: 'happy', patch: ginger }), 500, 560, 2.1);

const cutOut = (draw: () => string) => () => sticker(draw(), { width: 20, fill: milk });

export const nyangbo: Works = {
  profile,
  'sleepy-cat': cutOut(sleepyCat),
  'boxed-cat': cutOut(boxedCat),
  'mug-cat': cutOut(mugCat),
  'long-cat': cutOut(longCat),
  'dreaming-cat': cutOut(dreamingCat),
  'pair-of-cats': cutOut(pairOfCats),
  'walk-dog': cutOut(walkDog),
  'round-dog': cutOut(roundDog),
  'paw-with-flower': cutOut(pawWithFlower),
  'cat-tower': cutOut(catTower),
  'loaf-cat': cutOut(loafCat),
  'peeking-cats': cutOut(peekingCats),
  'sushi-cat': cutOut(sushiCat),
  'rainy-dog': cutOut(rainyDog),
};
