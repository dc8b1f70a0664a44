import { along, colored, corners, crayoned, drawn, egg, onPaper, scrawl, soft } from '../crayon.ts';
import { repeat } from '../svg.ts';
import { blossom, dot, grass, person, sun, wax, word } from './jiwoo-kit.ts';

export const mum = () =>
  onPaper(
    person(500, 430, 1.5, wax.red, 'long', true),
    blossom(760, 470, 50, wax.pink, 640),
    repeat(3, (i) => colored(egg(440 + i * 60, 680, 18), wax.yellow)),
    word('엄마', 170, 330, 130, wax.blue),
    word('사랑해', 170, 440, 84, wax.red),
  );

export const family = () =>
  onPaper(
    sun(160, 170, 62),
    person(230, 560, 1.06, wax.blue, 'short', false),
    person(440, 590, 1, wax.pink, 'long', true),
    person(620, 690, 0.72, wax.yellow, 'none', false),
    // The dog stands at the end of the row.
    crayoned(
      soft([730, 800], [760, 750], [850, 750], [890, 800], [870, 850], [750, 850]),
      wax.orange,
      wax.brown,
    ),
    repeat(4, (i) => scrawl(wax.brown, 13, [758 + i * 34, 850], [756 + i * 34, 910])),
    crayoned(egg(740, 740, 46, 42), wax.orange, wax.brown),
    crayoned(egg(700, 716, 16, 34, 30), wax.brown, wax.brown),
    crayoned(egg(780, 716, 16, 34, -30), wax.brown, wax.brown),
    dot(726, 734, 6),
    dot(754, 734, 6),
    dot(740, 756, 8),
    scrawl(wax.brown, 12, [886, 790], [930, 750], [936, 716]),
    grass(940, 110, 930),
    word('우리 가족', 560, 240, 130, wax.green),
  );

export const cottage = () =>
  onPaper(
    sun(170, 190, 70, true),
    scrawl(wax.grey, 14, [690, 250], [720, 210], [690, 180], [730, 130], [700, 90]),
    crayoned(corners([660, 400], [660, 260], [740, 260], [740, 460]), wax.brown, wax.brown),
    crayoned(corners([260, 480], [750, 480], [750, 860], [260, 860]), wax.yellow, wax.orange, 70),
    crayoned(corners([200, 490], [500, 230], [810, 490]), wax.red, wax.red),
    crayoned(corners([450, 640], [560, 640], [560, 860], [450, 860]), wax.brown, wax.black),
    dot(540, 760, 10, wax.yellow),
    ...[300, 610].flatMap((x) => [
      colored(corners([x, 560], [x + 100, 560], [x + 100, 660], [x, 660]), wax.sky),
      drawn(corners([x, 560], [x + 100, 560], [x + 100, 660], [x, 660]), wax.blue, 11),
      scrawl(wax.blue, 9, [x + 50, 560], [x + 50, 660]),
      scrawl(wax.blue, 9, [x, 610], [x + 100, 610]),
    ]),
    blossom(160, 720, 40, wax.pink, 870),
    blossom(860, 700, 44, wax.purple, 870),
    grass(890, 90, 920),
  );

export const snowman = () =>
  onPaper(
    repeat(14, (i) => dot(120 + ((i * 197) % 780), 120 + ((i * 131) % 640), 11, wax.sky)),
    crayoned(egg(500, 700, 210, 190), wax.white, wax.sky),
    crayoned(egg(500, 400, 150, 140), wax.white, wax.sky),
    scrawl(wax.brown, 14, [310, 620], [190, 520], [150, 540]),
    scrawl(wax.brown, 14, [200, 530], [190, 480]),
    scrawl(wax.brown, 14, [690, 620], [810, 530], [860, 550]),
    scrawl(wax.brown, 14, [800, 540], [820, 480]),
    crayoned(corners([390, 280], [610, 280], [600, 300], [400, 300]), wax.black, wax.black),
    crayoned(corners([420, 140], [580, 140], [580, 280], [420, 280]), wax.black, wax.black),
    colored(corners([420, 240], [580, 240], [580, 272], [420, 272]), wax.red),
    dot(450, 370, 14),
    dot(550, 370, 14),
    crayoned(corners([496, 400], [620, 436], [500, 440]), wax.orange, wax.orange),
    scrawl(wax.black, 9, [440, 464], [500, 492], [560, 464]),
    colored(corners([380, 510], [620, 510], [624, 556], [376, 556]), wax.red, 60),
    colored(corners([560, 540], [620, 540], [640, 680], [576, 690]), wax.red, 20),
    dot(500, 640, 15),
    dot(500, 710, 15),
    dot(500, 780, 15),
  );

export const monster = () =>
  onPaper(
    crayoned(corners([300, 330], [270, 180], [400, 270]), wax.yellow, wax.orange),
    crayoned(corners([700, 330], [730, 180], [600, 270]), wax.yellow, wax.orange),
    crayoned(
      soft(
        [220, 760],
        [240, 420],
        [360, 280],
        [500, 250],
        [640, 280],
        [760, 420],
        [780, 760],
        [690, 840],
        [600, 780],
        [500, 850],
        [400, 780],
        [310, 840],
      ),
      wax.purple,
      wax.purple,
    ),
    scrawl(wax.purple, 40, [230, 560], [140, 480], [110, 560]),
    scrawl(wax.purple, 40, [770, 560], [860, 480], [890, 560]),
    crayoned(egg(500, 440, 110, 104), wax.white, wax.black),
    crayoned(egg(512, 448, 52), wax.lime, wax.green),
    dot(514, 450, 24),
    crayoned(
      soft([340, 620], [500, 600], [660, 620], [620, 730], [500, 760], [380, 730]),
      wax.black,
      wax.black,
    ),
    ...[380, 460, 540, 620].map((x) =>
      crayoned(corners([x - 28, 616], [x + 28, 616], [x, 668]), wax.white, wax.white),
    ),
    colored(egg(500, 726, 60, 24), wax.red),
    ...[
      [300, 480],
      [330, 720],
      [690, 500],
      [710, 690],
    ].map(([x = 0, y = 0]) => colored(egg(x, y, 26), wax.pink)),
  );

export const robot = () =>
  onPaper(
    scrawl(wax.grey, 12, [500, 210], [500, 120]),
    crayoned(egg(500, 100, 28), wax.red, wax.red),
    crayoned(corners([340, 210], [660, 210], [660, 430], [340, 430]), wax.sky, wax.blue),
    crayoned(egg(420, 310, 44), wax.yellow, wax.black),
    crayoned(egg(580, 310, 44), wax.yellow, wax.black),
    dot(420, 310, 15),
    dot(580, 310, 15),
    drawn(corners([420, 374], [580, 374], [580, 408], [420, 408]), wax.black, 9),
    ...[460, 500, 540].map((x) => scrawl(wax.black, 8, [x, 376], [x, 406])),
    crayoned(corners([290, 460], [710, 460], [700, 760], [300, 760]), wax.grey, wax.black, 60),
    crayoned(soft([500, 540], [560, 500], [600, 560], [500, 670], [400, 560], [440, 500]), wax.red, wax.red),
    ...[wax.yellow, wax.green, wax.orange].map((color, i) =>
      crayoned(egg(400 + i * 100, 710, 22), color, wax.black),
    ),
    scrawl(wax.grey, 38, [280, 510], [170, 600], [180, 700]),
    scrawl(wax.grey, 38, [720, 510], [840, 440], [850, 340]),
    drawn(along([140, 730], [150, 700], [210, 700], [220, 740]), wax.black, 14, false),
    drawn(along([816, 290], [820, 330], [880, 330], [886, 290]), wax.black, 14, false),
    ...[380, 560].map((x) =>
      crayoned(corners([x, 770], [x + 70, 770], [x + 80, 900], [x - 20, 900]), wax.blue, wax.black),
    ),
  );

export const birthday = () =>
  onPaper(
    crayoned(corners([180, 620], [820, 620], [810, 850], [190, 850]), wax.pink, wax.red, 60),
    crayoned(corners([290, 420], [710, 420], [720, 620], [280, 620]), wax.white, wax.sky, 60),
    drawn(
      along(
        [180, 640],
        [240, 700],
        [300, 640],
        [360, 700],
        [420, 640],
        [480, 700],
        [540, 640],
        [600, 700],
        [660, 640],
        [720, 700],
        [820, 640],
      ),
      wax.red,
      20,
      false,
    ),
    drawn(
      along(
        [290, 440],
        [340, 490],
        [390, 440],
        [440, 490],
        [490, 440],
        [540, 490],
        [590, 440],
        [640, 490],
        [710, 440],
      ),
      wax.sky,
      18,
      false,
    ),
    ...[330, 415, 500, 585, 670].flatMap((x, i) => [
      colored(
        corners([x - 16, 300], [x + 16, 300], [x + 16, 416], [x - 16, 416]),
        [wax.blue, wax.green, wax.orange, wax.purple, wax.lime][i] ?? wax.blue,
        0,
        12,
      ),
      crayoned(soft([x, 210], [x + 26, 260], [x, 288], [x - 26, 260]), wax.yellow, wax.orange),
    ]),
    ...[260, 380, 500, 620, 740].map((x) => crayoned(egg(x, 780, 26), wax.red, wax.red)),
    word('여섯 살', 500, 580, 110, wax.purple),
  );
