import { along, colored, corners, crayoned, drawn, egg, onPaper, scrawl, soft } from '../crayon.ts';
import { polar, repeat } from '../svg.ts';
import { dot, grass, wax, word } from './jiwoo-kit.ts';

export const dinosaur = () =>
  onPaper(
    ...[
      [250, 600],
      [330, 520],
      [430, 470],
      [530, 460],
      [610, 420],
      [660, 320],
    ].map(([x = 0, y = 0]) =>
      crayoned(corners([x - 44, y + 30], [x - 10, y - 60], [x + 44, y + 30]), wax.orange, wax.red),
    ),
    crayoned(
      soft(
        [90, 820],
        [200, 660],
        [320, 540],
        [480, 490],
        [600, 500],
        [650, 400],
        [640, 260],
        [740, 190],
        [870, 220],
        [900, 300],
        [840, 350],
        [770, 370],
        [760, 520],
        [720, 680],
        [640, 740],
        [400, 740],
        [250, 740],
      ),
      wax.green,
      wax.green,
    ),
    ...[330, 590].map((x) =>
      crayoned(corners([x, 700], [x + 90, 700], [x + 86, 870], [x - 6, 870]), wax.green, wax.green),
    ),
    ...[330, 360, 390, 590, 620, 650].map((x) => dot(x + 6, 862, 11, wax.white)),
    ...[
      [400, 590],
      [500, 570],
      [470, 660],
      [590, 610],
      [330, 650],
      [690, 560],
    ].map(([x = 0, y = 0]) => colored(egg(x, y, 26), wax.lime)),
    dot(770, 260, 14),
    scrawl(wax.black, 9, [790, 340], [850, 330], [884, 310]),
    ...[800, 836, 868].map((x) => colored(corners([x - 10, 330], [x + 10, 328], [x, 354]), wax.white)),
    scrawl(wax.green, 24, [740, 560], [810, 590]),
    word('크앙!', 320, 330, 150, wax.red),
  );

export const lion = () =>
  onPaper(
    repeat(22, (i) => {
      const [ax, ay] = polar(500, 470, 210, i * 16.4);
      const [bx, by] = polar(500, 470, 350 - (i % 3) * 24, i * 16.4 + 5);
      return scrawl([wax.orange, wax.brown, wax.red][i % 3] ?? wax.orange, 40, [ax, ay], [bx, by]);
    }),
    crayoned(egg(340, 290, 60), wax.yellow, wax.brown),
    crayoned(egg(660, 290, 60), wax.yellow, wax.brown),
    crayoned(egg(500, 480, 230, 220), wax.yellow, wax.brown),
    dot(420, 430, 20),
    dot(580, 430, 20),
    crayoned(corners([450, 520], [550, 520], [500, 570]), wax.brown, wax.brown),
    scrawl(wax.brown, 11, [500, 570], [500, 610], [440, 640], [410, 610]),
    scrawl(wax.brown, 11, [500, 610], [560, 640], [590, 610]),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) =>
        scrawl(wax.black, 6, [500 + side * 90, 570 + i * 20], [500 + side * 220, 548 + i * 36]),
      ),
    ),
    colored(egg(360, 540, 38, 28), wax.pink),
    colored(egg(640, 540, 38, 28), wax.pink),
  );

export const whale = () =>
  onPaper(
    scrawl(wax.sky, 16, [420, 360], [410, 250], [340, 200], [300, 260]),
    scrawl(wax.sky, 16, [430, 360], [450, 230], [530, 200], [560, 270]),
    crayoned(
      soft(
        [120, 600],
        [180, 440],
        [380, 370],
        [560, 420],
        [700, 540],
        [800, 520],
        [820, 400],
        [760, 330],
        [860, 360],
        [900, 300],
        [930, 400],
        [880, 480],
        [860, 620],
        [760, 760],
        [500, 820],
        [240, 780],
      ),
      wax.blue,
      wax.blue,
    ),
    colored(
      soft([150, 660], [300, 720], [500, 730], [680, 700], [600, 780], [420, 806], [250, 770]),
      wax.white,
      10,
    ),
    dot(270, 580, 18),
    scrawl(wax.black, 10, [160, 660], [240, 680], [300, 650]),
    colored(egg(330, 630, 34, 24), wax.pink),
    crayoned(soft([480, 680], [540, 760], [500, 850], [430, 780]), wax.sky, wax.blue),
    ...[0, 1].map((row) =>
      drawn(
        along(
          ...Array.from({ length: 13 }, (_, i) => [100 + i * 66, 870 + row * 50 + (i % 2) * 28] as const),
        ),
        wax.sky,
        15,
        false,
      ),
    ),
  );

export const octopus = () =>
  onPaper(
    ...[-3.4, -2.3, -1.1, 1.1, 2.3, 3.4].map((side, i) =>
      scrawl(
        wax.red,
        46,
        [500 + side * 44, 560],
        [500 + side * 76, 700],
        [500 + side * 108, 780 - Math.abs(side) * 10],
        [500 + side * (i % 2 ? 92 : 122), 860 - Math.abs(side) * 20],
      ),
    ),
    crayoned(
      soft([290, 560], [260, 380], [360, 210], [500, 160], [640, 210], [740, 380], [710, 560], [500, 620]),
      wax.red,
      wax.red,
    ),
    ...[-3.1, -2.1, 2.1, 3.1].map((side) => dot(500 + side * 84, 720, 14, wax.pink)),
    crayoned(egg(420, 400, 56), wax.white, wax.black),
    crayoned(egg(580, 400, 56), wax.white, wax.black),
    dot(430, 410, 22),
    dot(570, 410, 22),
    drawn(egg(500, 510, 34, 28), wax.black, 12),
    colored(egg(340, 480, 34, 24), wax.pink),
    colored(egg(660, 480, 34, 24), wax.pink),
    ...[
      [200, 300],
      [160, 220],
      [820, 260],
      [860, 180],
      [790, 360],
    ].map(([x = 0, y = 0], i) => drawn(egg(x, y, 22 + (i % 2) * 12), wax.sky, 10)),
  );

export const kitty = () =>
  onPaper(
    crayoned(
      soft([360, 860], [330, 680], [400, 560], [600, 560], [670, 680], [640, 860]),
      wax.grey,
      wax.black,
    ),
    scrawl(wax.grey, 40, [650, 800], [800, 790], [840, 650], [780, 600]),
    crayoned(corners([300, 400], [300, 190], [450, 290]), wax.grey, wax.black),
    crayoned(corners([700, 400], [700, 190], [550, 290]), wax.grey, wax.black),
    colored(corners([326, 330], [326, 250], [390, 296]), wax.pink),
    colored(corners([674, 330], [674, 250], [610, 296]), wax.pink),
    crayoned(egg(500, 440, 230, 190), wax.grey, wax.black),
    crayoned(egg(410, 410, 46, 54), wax.lime, wax.black),
    crayoned(egg(590, 410, 46, 54), wax.lime, wax.black),
    dot(410, 414, 20),
    dot(590, 414, 20),
    crayoned(corners([470, 490], [530, 490], [500, 524]), wax.pink, wax.red),
    scrawl(wax.black, 9, [500, 526], [470, 562], [440, 540]),
    scrawl(wax.black, 9, [500, 526], [530, 562], [560, 540]),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) =>
        scrawl(wax.black, 7, [500 + side * 130, 490 + i * 26], [500 + side * 300, 460 + i * 44]),
      ),
    ),
    ...[440, 560].map((x) => crayoned(egg(x, 850, 56, 34), wax.white, wax.black)),
    ...[0, 1, 2].map((i) => scrawl(wax.black, 12, [470 + i * 30, 262], [476 + i * 24, 320])),
  );

export const butterfly = () =>
  onPaper(
    ...[-1, 1].flatMap((side) => [
      crayoned(
        soft(
          [500 + side * 30, 450],
          [500 + side * 180, 210],
          [500 + side * 360, 190],
          [500 + side * 390, 360],
          [500 + side * 240, 500],
        ),
        side > 0 ? wax.pink : wax.sky,
        wax.purple,
      ),
      crayoned(
        soft(
          [500 + side * 30, 530],
          [500 + side * 240, 540],
          [500 + side * 330, 680],
          [500 + side * 220, 800],
          [500 + side * 90, 690],
        ),
        side > 0 ? wax.yellow : wax.lime,
        wax.purple,
      ),
      crayoned(egg(500 + side * 260, 330, 54), wax.yellow, wax.red),
      crayoned(egg(500 + side * 200, 660, 40), wax.red, wax.red),
      scrawl(wax.black, 9, [500 + side * 14, 300], [500 + side * 60, 200], [500 + side * 110, 210]),
    ]),
    crayoned(egg(500, 540, 40, 200), wax.brown, wax.black),
    crayoned(egg(500, 320, 60, 56), wax.brown, wax.black),
    dot(480, 312, 10, wax.white),
    dot(520, 312, 10, wax.white),
    scrawl(wax.white, 8, [482, 340], [500, 350], [518, 340]),
  );

export const snail = () =>
  onPaper(
    crayoned(
      soft(
        [140, 800],
        [200, 740],
        [400, 760],
        [620, 760],
        [700, 620],
        [720, 470],
        [800, 460],
        [830, 560],
        [800, 740],
        [720, 830],
        [400, 836],
      ),
      wax.skin,
      wax.brown,
      10,
    ),
    crayoned(egg(430, 580, 220, 206), wax.orange, wax.brown),
    drawn(
      along(...Array.from({ length: 30 }, (_, i) => polar(430, 580, 190 - i * 6, i * 32))),
      wax.red,
      18,
      false,
    ),
    scrawl(wax.brown, 11, [750, 470], [720, 370]),
    scrawl(wax.brown, 11, [790, 470], [830, 370]),
    dot(718, 356, 20),
    dot(834, 356, 20),
    scrawl(wax.red, 9, [770, 580], [800, 600], [826, 570]),
    colored(egg(760, 560, 22, 16), wax.pink),
    grass(860, 120, 880),
  );
