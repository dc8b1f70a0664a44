import { circle, clipped, ellipse, heartPath, line, path, placed, polar, repeat, starPath } from '../svg.ts';
import { cast, deep, dots, flash, metal, mirrored, part, polished, shine, tilted } from './chrome-kit.ts';

const roundStar = (r: number, inner: number) => {
  const tips = Array.from({ length: 10 }, (_, i) => polar(500, 510, i % 2 === 0 ? r : inner, i * 36));
  return `M${tips.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
};

export const star = () =>
  polished(
    tilted(
      cast(roundStar(350, 180), 'chrome', 90) +
        path(roundStar(270, 130), metal('holo'), {
          stroke: deep,
          'stroke-width': 8,
          'stroke-linejoin': 'round',
        }) +
        shine('M470 330L440 420L350 440', 18),
      -10,
    ),
    flash(800, 220, 90),
    flash(190, 720, 60),
    flash(240, 240, 40),
  );

const wing = (fill: 'chrome' | 'holo') =>
  cast(
    'M430 470C380 330 240 250 90 290C130 330 130 350 110 380C150 390 160 410 150 440C190 440 210 460 210 490C250 490 270 510 290 530C340 570 400 560 440 560Z',
    fill,
    26,
  ) +
  shine(
    'M400 450C350 370 270 320 180 320M390 490C340 430 280 400 200 400M390 530C350 500 310 480 260 470',
    9,
  );

export const wingedHeart = () =>
  polished(
    mirrored(wing('chrome')),
    cast(heartPath(500, 520, 420), 'pink', 34),
    shine('M350 440C350 390 390 370 430 380', 22),
    dots([[344, 500, 10]]),
    flash(660, 400, 70),
    flash(800, 700, 50),
    flash(220, 680, 44),
  );

export const butterfly = () =>
  polished(
    mirrored(
      cast('M480 470C420 270 250 150 120 220C90 350 230 520 470 520Z', 'holo', 30) +
        cast('M480 540C350 520 210 580 230 710C300 820 440 720 490 580Z', 'blue', 26) +
        part('M440 450C380 330 270 240 180 270C190 360 290 460 440 490Z', 'pink', 8) +
        circle(300, 660, 44, metal('chrome'), { stroke: deep, 'stroke-width': 8 }) +
        shine('M180 310C190 270 220 250 260 260', 12) +
        line('M490 380C480 280 430 230 370 230', deep, 14) +
        circle(368, 230, 18, metal('chrome'), { stroke: deep, 'stroke-width': 8 }),
    ),
    part(
      'M500 360C540 370 540 440 530 500C530 620 520 700 500 760C480 700 470 620 470 500C460 440 460 370 500 360Z',
      'chrome',
      12,
    ),
    flash(760, 200, 60),
    flash(210, 800, 46),
  );

export const heartLock = () =>
  polished(
    path('M360 430V300C360 110 640 110 640 300V430', 'none', { stroke: deep, 'stroke-width': 92 }),
    path('M360 430V300C360 110 640 110 640 300V430', 'none', { stroke: metal('rim'), 'stroke-width': 68 }),
    cast(heartPath(500, 600, 480), 'holo', 40),
    circle(500, 560, 66, deep),
    path('M474 590L450 720H550L526 590Z', deep),
    circle(500, 560, 40, metal('chrome')),
    shine('M320 510C320 460 360 440 400 450', 20),
    flash(740, 440, 70),
    flash(220, 300, 44),
  );

export const flower = () =>
  polished(
    repeat(6, (i) =>
      placed(
        cast('M0 -60C-130 -120 -130 -330 0 -350C130 -330 130 -120 0 -60Z', i % 2 ? 'holo' : 'pink', 24),
        500,
        510,
        1,
        i * 60,
      ),
    ),
    repeat(6, (i) => placed(shine('M-46 -250C-40 -290 -20 -300 0 -302', 12), 500, 510, 1, i * 60)),
    circle(500, 510, 116, metal('rim'), { stroke: deep, 'stroke-width': 12 }),
    circle(500, 510, 84, metal('lime'), { stroke: deep, 'stroke-width': 8 }),
    shine('M450 490C456 460 480 450 500 452', 13),
    flash(820, 240, 70),
    flash(170, 800, 50),
  );

const ribbonLoop = 'M480 460C400 300 200 240 140 340C100 440 130 560 170 600C260 660 420 580 480 500Z';

export const ribbon = () =>
  polished(
    mirrored(
      cast('M470 520C400 620 340 740 240 860L330 850L370 920C440 800 490 680 510 560Z', 'pink', 22) +
        cast(ribbonLoop, 'pink', 28) +
        part(
          'M460 470C380 400 270 370 230 430C220 490 240 530 260 540C330 560 420 530 460 490Z',
          '#d33a93',
          8,
        ) +
        shine('M170 400C170 350 210 330 260 340', 14),
    ),
    cast(
      'M440 420C470 400 530 400 560 420C580 460 580 520 560 560C530 580 470 580 440 560C420 520 420 460 440 420Z',
      'chrome',
      20,
    ),
    flash(780, 300, 60),
    flash(240, 720, 44),
  );

export const dolphin = () =>
  polished(
    circle(500, 520, 320, metal('holo'), { stroke: deep, 'stroke-width': 12 }),
    path(
      'M190 600C300 560 360 640 460 600C560 560 640 640 810 590C780 760 650 840 500 840C350 840 220 760 190 600Z',
      metal('blue'),
      { stroke: deep, 'stroke-width': 8 },
    ),
    cast(
      'M150 560C180 360 350 210 560 220C570 170 610 130 670 110C660 170 670 210 690 250C790 310 850 420 860 540C900 560 940 600 950 650C900 640 860 640 820 660C800 690 770 710 730 720C740 680 750 640 780 600C760 500 680 440 580 430C540 470 480 500 400 500C420 470 430 450 430 430C350 440 290 470 250 530C220 540 180 560 150 560Z',
      'chrome',
      20,
    ),
    circle(320, 400, 15, deep),
    shine('M300 330C380 260 480 240 580 260', 14),
    flash(800, 250, 66),
    flash(220, 250, 44),
    dots([
      [240, 680, 18],
      [300, 730, 12],
      [180, 640, 10],
    ]),
  );

export const emblem = () =>
  polished(
    mirrored(
      cast(
        'M490 90C470 260 440 380 380 440C300 480 200 440 130 330C150 480 230 560 330 560C260 600 190 600 120 570C190 680 300 690 390 640C430 700 470 800 490 920Z',
        'chrome',
        16,
      ) +
        part('M400 500C340 520 280 510 230 470C270 540 330 560 400 550Z', 'holo', 6) +
        part('M410 590C360 630 300 640 240 630C300 660 360 660 420 630Z', 'pink', 6),
    ),
    cast('M500 380L560 500L500 640L440 500Z', 'pink', 14),
    shine('M490 430L466 490', 9),
    flash(500, 130, 60),
    flash(790, 300, 44),
    flash(220, 740, 36),
  );

export const bolt = () =>
  polished(
    cast('M560 80L240 560H440L360 920L760 400H540L660 80Z', 'lime', 54),
    shine('M560 130L330 500', 18),
    flash(800, 240, 80),
    flash(200, 300, 50),
    flash(700, 780, 60),
  );

export const flame = () =>
  polished(
    cast(
      'M500 910C300 910 200 780 220 620C236 500 320 460 330 340C400 380 430 440 430 500C480 420 500 280 440 110C600 180 700 330 690 470C720 440 730 410 730 370C800 460 810 560 790 660C770 810 660 910 500 910Z',
      'pink',
      34,
    ),
    path(
      'M500 880C390 880 330 800 350 700C366 620 430 590 450 500C520 560 540 620 540 680C570 650 580 620 580 590C640 650 660 700 650 760C636 840 580 880 500 880Z',
      metal('holo'),
      { stroke: deep, 'stroke-width': 8 },
    ),
    shine('M280 600C290 540 330 500 360 450', 16),
    flash(720, 260, 60),
    flash(230, 280, 44),
  );

export const lips = () =>
  polished(
    cast(
      'M90 490C190 420 300 320 400 320C450 320 480 350 500 370C520 350 550 320 600 320C700 320 810 420 910 490C840 640 690 740 500 740C310 740 160 640 90 490Z',
      'pink',
      26,
    ),
    part(
      'M110 490C280 470 400 500 500 490C600 500 720 470 890 490C720 560 620 570 500 570C380 570 280 560 110 490Z',
      deep,
      6,
    ),
    part('M330 500H670C650 540 580 556 500 556C420 556 350 540 330 500Z', '#ffffff', 6),
    shine('M280 400C320 370 360 360 400 366', 18),
    shine('M380 660C440 690 540 690 600 670', 20),
    // A star on the lip instead of a piercing.
    placed(
      path(starPath(0, 0, 5, 54, 24), metal('chrome'), {
        stroke: deep,
        'stroke-width': 9,
        'stroke-linejoin': 'round',
      }),
      690,
      640,
      1,
      14,
    ),
    flash(820, 300, 64),
    flash(170, 640, 40),
  );

export const tear = () =>
  polished(
    cast(
      'M80 420C220 230 400 180 500 180C600 180 780 230 920 420C780 600 600 640 500 640C400 640 220 600 80 420Z',
      'chrome',
      22,
    ),
    clipped(
      'lid',
      path(
        'M80 420C220 230 400 180 500 180C600 180 780 230 920 420C780 600 600 640 500 640C400 640 220 600 80 420Z',
        '#000',
      ),
      ellipse(500, 420, 420, 210, '#ffffff') +
        circle(500, 410, 190, metal('holo'), { stroke: deep, 'stroke-width': 10 }) +
        circle(500, 410, 92, deep) +
        circle(448, 350, 36, '#ffffff') +
        circle(560, 470, 18, '#ffffff'),
    ),
    repeat(5, (i) =>
      line(
        `M${250 + i * 125} ${240 - Math.sin((i / 4) * Math.PI) * 90}L${222 + i * 139} ${170 - Math.sin((i / 4) * Math.PI) * 100}`,
        deep,
        20,
      ),
    ),
    cast(
      'M300 660C360 760 380 800 380 840C380 900 340 930 300 930C260 930 220 900 220 840C220 800 240 760 300 660Z',
      'blue',
      18,
    ),
    shine('M262 850C262 880 280 896 300 898', 12),
    flash(760, 620, 60),
  );
