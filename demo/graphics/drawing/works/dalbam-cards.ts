import { circle, ellipse, group, path, placed, rect, repeat } from '../svg.ts';
import { card, crescent, gold, night, openEye, pearl, rays, rose, starry, thread } from './dalbam-kit.ts';

export const theHand = () =>
  card(
    'I',
    '손',
    rays(500, 470, 210, 252, 44, 3) +
      placed(
        group(
          { stroke: night, 'stroke-width': 6, 'stroke-linejoin': 'round' },
          path(
            'M-92 300V150C-130 110 -190 40 -186 12C-180 -12 -150 -4 -132 18L-100 60V-150C-100 -188 -46 -188 -46 -150V-200C-46 -238 10 -238 10 -200V-176C10 -214 64 -214 64 -176V-120C64 -156 114 -156 114 -120V120C114 180 92 200 92 240V300Z',
            pearl,
          ),
        ) +
          thread('M-46 -150V-20M10 -176V-20M64 -120V-10', 5, night) +
          thread('M-84 96C-40 60 60 60 104 84', 4, night) +
          rect(-104, 250, 208, 60, gold, { stroke: night, 'stroke-width': 6 }) +
          repeat(5, (i) => circle(-80 + i * 40, 280, 9, night)),
        500,
        500,
        1.0,
      ) +
      openEye(512, 560, 0.66) +
      starry([
        [300, 230, 22],
        [700, 250, 22],
        [286, 690, 16],
        [716, 690, 16],
        [280, 420, 6],
        [726, 420, 6],
      ]),
  );

export const theLantern = () =>
  card(
    'IX',
    '등불',
    rays(500, 460, 170, 240, 32, 3) +
      thread('M500 150V236', 6) +
      circle(500, 256, 24, 'none', { stroke: gold, 'stroke-width': 7 }) +
      path('M410 340L500 276L590 340Z', gold) +
      path('M400 346H600L574 590H426Z', night, {
        stroke: gold,
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }) +
      path('M500 374C560 450 556 560 500 572C444 560 440 450 500 374Z', gold) +
      path('M500 450C530 490 526 560 500 566C474 560 470 490 500 450Z', pearl) +
      thread('M452 348L462 590M548 348L538 590', 5) +
      rect(412, 590, 176, 30, gold, { rx: 8 }) +
      repeat(3, (i) =>
        placed(
          ellipse(0, 0, 16, 24, rose) +
            path(
              'M-6 -6C-60 -50 -80 -20 -50 4C-70 30 -40 44 -8 10ZM6 -6C60 -50 80 -20 50 4C70 30 40 44 8 10Z',
              pearl,
              { stroke: night, 'stroke-width': 4 },
            ) +
            thread('M-4 -22L-14 -40M4 -22L14 -40', 4),
          [330, 680, 500][i] ?? 0,
          [620, 560, 740][i] ?? 0,
          i === 2 ? 1.1 : 0.8,
          [20, -18, 0][i] ?? 0,
        ),
      ) +
      starry([
        [300, 240, 18],
        [700, 260, 18],
        [300, 770, 10],
        [700, 750, 14],
        [280, 440, 6],
        [722, 430, 6],
      ]),
  );

export const theTower = () =>
  card(
    'XVI',
    '월급날',
    path('M400 844L420 400H580L600 844Z', pearl, { stroke: night, 'stroke-width': 6 }) +
      repeat(9, (i) => thread(`M${418 - i * 2} ${440 + i * 44}H${582 + i * 2}`, 3, '#b9a98a')) +
      repeat(16, (i) =>
        thread(`M${450 + (i % 2) * 36 + ((i >> 1) % 2) * 28} ${440 + (i >> 1) * 44}v44`, 3, '#b9a98a'),
      ) +
      path('M392 400V350H430V376H480V350H520V376H570V350H608V400Z', gold, {
        stroke: night,
        'stroke-width': 6,
        'stroke-linejoin': 'round',
      }) +
      path('M474 600V548C474 512 526 512 526 548V600Z', night) +
      path('M452 844V760C452 700 548 700 548 760V844Z', night) +
      // Coins instead of lightning.
      (
        [
          [320, 240, 44],
          [420, 180, 30],
          [500, 270, 48],
          [610, 200, 36],
          [690, 300, 42],
          [310, 400, 32],
          [688, 470, 34],
          [320, 560, 40],
          [672, 630, 44],
          [300, 730, 28],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            circle(x, y, r, gold, { stroke: night, 'stroke-width': 5 }) +
            circle(x, y, r - 10, 'none', { stroke: night, 'stroke-width': 3 }) +
            rect(x - r * 0.22, y - r * 0.22, r * 0.44, r * 0.44, night),
        )
        .join(''),
  );

export const theCat = () =>
  card(
    '0',
    '고양이',
    circle(500, 360, 176, gold) +
      rays(500, 360, 190, 240, 40, 3) +
      path(
        'M400 836C350 700 380 560 440 500L424 372L474 424C490 420 512 420 528 424L578 372L562 500C622 560 650 700 604 836Z',
        night,
        { stroke: pearl, 'stroke-width': 5, 'stroke-linejoin': 'round' },
      ) +
      thread('M604 820C690 810 716 740 690 680C676 650 640 660 650 690', 20, night) +
      thread('M604 820C690 810 716 740 690 680C676 650 640 660 650 690', 4, pearl) +
      path(
        'M452 466C462 450 482 452 488 470C478 482 460 480 452 466ZM550 466C540 450 520 452 514 470C524 482 542 480 550 466Z',
        gold,
      ) +
      circle(471, 467, 6, night) +
      circle(531, 467, 6, night) +
      path('M492 498H510L501 510Z', rose) +
      thread('M440 496L396 486M440 506L398 512M562 496L606 486M562 506L604 512', 3, pearl) +
      crescent(500, 600, 40, gold, 90) +
      starry(
        [
          [500, 560, 14],
          [470, 690, 6],
          [532, 690, 6],
          [500, 740, 12],
        ],
        pearl,
      ) +
      starry([
        [290, 560, 18],
        [716, 560, 16],
        [300, 700, 8],
        [290, 230, 14],
        [712, 230, 14],
      ]),
  );

export const theCup = () =>
  card(
    'IV',
    '새벽 커피',
    rays(500, 560, 190, 250, 36, 3) +
      path('M350 500H650C650 640 600 720 500 720C400 720 350 640 350 500Z', pearl, {
        stroke: night,
        'stroke-width': 6,
      }) +
      path('M648 530C730 520 730 640 626 650L636 616C686 606 680 562 646 566Z', pearl, {
        stroke: night,
        'stroke-width': 6,
      }) +
      ellipse(500, 500, 150, 40, night, { stroke: gold, 'stroke-width': 7 }) +
      ellipse(500, 504, 120, 26, '#6b3f3a') +
      crescent(494, 506, 20, gold, 20) +
      openEye(500, 610, 0.7) +
      ellipse(500, 750, 220, 34, gold, { stroke: night, 'stroke-width': 6 }) +
      ellipse(500, 744, 120, 14, '#d9b25f') +
      thread(
        'M440 450C400 400 480 370 440 310C420 270 450 240 460 220M500 440C460 380 550 340 500 270C480 236 504 200 510 180M560 450C530 400 600 370 564 310C550 280 570 250 580 230',
        7,
        pearl,
      ) +
      starry([
        [300, 260, 20],
        [700, 260, 20],
        [320, 400, 10],
        [690, 410, 10],
        [292, 780, 12],
        [712, 780, 12],
      ]),
  );
