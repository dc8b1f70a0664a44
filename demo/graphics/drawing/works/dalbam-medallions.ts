import { around, lettered } from '../lettering.ts';
import { circle, clipped, ellipse, path, placed, rect, repeat, starPath } from '../svg.ts';
import {
  calmFace,
  crescent,
  dusk,
  flames,
  gold,
  leafy,
  medallion,
  night,
  openEye,
  pearl,
  rays,
  rose,
  starry,
  thread,
} from './dalbam-kit.ts';

export const sunAndMoon = () =>
  medallion(
    rays(500, 500, 190, 330, 32, 3) +
      flames(500, 500, 176, 300, 20) +
      circle(500, 500, 180, gold) +
      clipped('half', rect(500, 300, 200, 400, '#000'), circle(500, 500, 180, pearl)) +
      thread('M500 322V470M500 640V678', 3, night) +
      calmFace(500, 500, 1.35),
  );

export const phases = () =>
  rect(60, 360, 880, 280, night, { rx: 140 }) +
  rect(80, 380, 840, 240, 'none', { rx: 120, stroke: gold, 'stroke-width': 4 }) +
  crescent(210, 500, 66, pearl, 180) +
  circle(340, 500, 70, dusk, { stroke: gold, 'stroke-width': 4 }) +
  path('M340 430A70 70 0 0 1 340 570Z', pearl) +
  circle(500, 500, 96, pearl) +
  circle(470, 470, 18, '#e9d9b0') +
  circle(530, 520, 26, '#e9d9b0') +
  circle(486, 546, 12, '#e9d9b0') +
  circle(660, 500, 70, dusk, { stroke: gold, 'stroke-width': 4 }) +
  path('M660 430A70 70 0 0 0 660 570Z', pearl) +
  crescent(790, 500, 66, pearl) +
  starry([
    [274, 420, 14],
    [726, 420, 14],
    [274, 584, 6],
    [726, 584, 6],
    [420, 420, 6],
    [580, 580, 6],
    [420, 584, 10],
    [580, 416, 10],
  ]);

export const scales = () =>
  medallion(
    thread('M500 250V700', 10) +
      thread('M280 340C360 300 440 330 500 330C560 330 640 300 720 340', 10) +
      circle(500, 240, 26, rose, { stroke: gold, 'stroke-width': 6 }) +
      path('M400 730C420 690 580 690 600 730Z', gold) +
      [280, 720]
        .map(
          (x) =>
            thread(`M${x} 340L${x - 76} 560M${x} 340L${x + 76} 560M${x} 340V560`, 4) +
            path(`M${x - 92} 560H${x + 92}C${x + 70} 630 ${x - 70} 630 ${x - 92} 560Z`, gold),
        )
        .join('') +
      crescent(276, 500, 52, pearl, -20) +
      placed(path(starPath(0, 0, 8, 62, 28), rose) + circle(0, 0, 16, pearl), 720, 506) +
      starry([
        [400, 440, 14],
        [600, 440, 14],
        [400, 560, 6],
        [600, 560, 6],
        [350, 690, 12],
        [650, 690, 12],
      ]),
  );

export const mushrooms = () =>
  medallion(
    [
      [500, 730, 1.5],
      [340, 740, 0.86],
      [664, 742, 1],
    ]
      .map(([x = 0, y = 0, size = 1], i) =>
        placed(
          path('M-26 0C-18 -60 -22 -110 -20 -150H20C22 -110 18 -60 30 0Z', pearl, {
            stroke: night,
            'stroke-width': 5,
          }) +
            path(
              'M-120 -140C-120 -240 -50 -280 0 -280C50 -280 120 -240 120 -140C70 -120 -70 -120 -120 -140Z',
              i === 0 ? rose : gold,
              { stroke: night, 'stroke-width': 5 },
            ) +
            repeat(7, (k) =>
              thread(`M${-90 + k * 30} -132Q${-50 + k * 17} -128 ${-16 + k * 5} -112`, 3, night),
            ) +
            crescent(-4, -206, 30, i === 0 ? gold : night, 20) +
            starry(
              [
                [-66, -190, 7],
                [66, -190, 7],
                [40, -240, 6],
                [-40, -246, 5],
              ],
              night,
            ),
          x,
          y,
          size,
        ),
      )
      .join('') +
      thread('M240 740H760', 5) +
      repeat(9, (i) => leafy(270 + i * 58, 742, (i % 3) * 30 - 30, 0.5)) +
      starry([
        [300, 440, 18],
        [704, 420, 18],
        [500, 230, 24],
        [400, 300, 8],
        [600, 300, 8],
        [270, 560, 6],
        [734, 570, 6],
      ]),
  );

export const wish = () =>
  placed(
    path(starPath(500, 500, 16, 460, 366), night, {
      stroke: gold,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
    0,
    0,
  ) +
  circle(500, 500, 300, dusk, { stroke: gold, 'stroke-width': 4 }) +
  lettered('소원을 빌어 봐', 500, 500, {
    face: 'song-myung',
    size: 78,
    spacing: 8,
    fill: pearl,
    warp: around(200),
  }) +
  crescent(470, 520, 130, gold, -20) +
  placed(path(starPath(0, 0, 5, 62, 26), rose), 570, 500, 1, 10) +
  thread('M570 438V360', 3) +
  starry([
    [330, 590, 16],
    [670, 600, 16],
    [500, 712, 22],
    [400, 700, 7],
    [600, 700, 7],
  ]);

export const compass = () =>
  medallion(
    rays(500, 500, 90, 330, 64, 2) +
      repeat(4, (i) =>
        placed(
          path('M0 0L44 -60L0 -190L-44 -60Z', dusk, { stroke: gold, 'stroke-width': 4 }) +
            path('M0 0L44 -60L0 -190Z', rose),
          500,
          500,
          1,
          45 + i * 90,
        ),
      ) +
      repeat(4, (i) =>
        placed(
          path('M0 0L56 -72L0 -300L-56 -72Z', gold, { stroke: night, 'stroke-width': 4 }) +
            path('M0 0L56 -72L0 -300Z', pearl),
          500,
          500,
          1,
          i * 90,
        ),
      ) +
      circle(500, 500, 62, night, { stroke: gold, 'stroke-width': 6 }) +
      ellipse(500, 500, 0, 0, night) +
      openEye(500, 502, 0.42),
  );
