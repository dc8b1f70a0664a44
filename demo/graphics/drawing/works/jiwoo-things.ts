import { along, colored, corners, crayoned, drawn, egg, onPaper, scrawl, soft } from '../crayon.ts';
import { polar, starPath } from '../svg.ts';
import { blossom, dot, face, grass, sun, wax, word } from './jiwoo-kit.ts';

const arc = (cx: number, cy: number, r: number) =>
  along(...Array.from({ length: 13 }, (_, i) => polar(cx, cy, r, -90 + i * 15)));

const puff = (x: number, y: number, size: number) =>
  crayoned(
    soft(
      [x - 130 * size, y + 40 * size],
      [x - 120 * size, y - 30 * size],
      [x - 50 * size, y - 50 * size],
      [x, y - 90 * size],
      [x + 60 * size, y - 50 * size],
      [x + 130 * size, y - 30 * size],
      [x + 130 * size, y + 40 * size],
      [x, y + 60 * size],
    ),
    wax.white,
    wax.sky,
  );

export const rainbow = () =>
  onPaper(
    ...[wax.red, wax.orange, wax.yellow, wax.green, wax.blue, wax.purple].map((color, i) =>
      drawn(arc(500, 700, 390 - i * 42), color, 42, false),
    ),
    puff(190, 720, 1.1),
    puff(810, 720, 1.1),
    face(190, 710, 0.7),
    face(810, 710, 0.7),
  );

export const sunny = () =>
  onPaper(
    sun(500, 500, 240),
    crayoned(soft([300, 420], [480, 420], [470, 520], [390, 550], [310, 510]), wax.black, wax.black),
    crayoned(soft([520, 420], [700, 420], [690, 510], [610, 550], [530, 520]), wax.black, wax.black),
    scrawl(wax.black, 14, [470, 440], [530, 440]),
    scrawl(wax.white, 8, [340, 460], [370, 500]),
    scrawl(wax.white, 8, [560, 460], [590, 500]),
    scrawl(wax.red, 16, [400, 610], [500, 670], [600, 600]),
    word('쨍!', 500, 930, 130, wax.orange),
  );

export const rocket = () =>
  onPaper(
    ...[
      [180, 240, 34],
      [820, 180, 30],
      [200, 640, 26],
      [840, 560, 36],
    ].map(([x = 0, y = 0, r = 0]) => crayoned(star(x, y, r * 1.9), wax.yellow, wax.orange)),
    crayoned(soft([420, 760], [440, 900], [500, 960], [560, 900], [580, 760]), wax.orange, wax.red, 80),
    crayoned(corners([370, 560], [250, 740], [260, 800], [390, 740]), wax.red, wax.red),
    crayoned(corners([630, 560], [750, 740], [740, 800], [610, 740]), wax.red, wax.red),
    crayoned(
      soft(
        [500, 90],
        [600, 220],
        [640, 420],
        [630, 620],
        [590, 770],
        [410, 770],
        [370, 620],
        [360, 420],
        [400, 220],
      ),
      wax.white,
      wax.blue,
    ),
    colored(soft([500, 96], [570, 180], [600, 270], [500, 290], [400, 270], [430, 180]), wax.red),
    crayoned(egg(500, 430, 84), wax.sky, wax.blue),
    face(500, 420, 0.8),
    colored(corners([376, 600], [626, 600], [620, 660], [380, 660]), wax.blue),
    word('달까지', 500, 740, 74, wax.red),
  );

function star(x: number, y: number, r: number) {
  return starPath(x, y, 5, r, r * 0.45)
    .slice(1, -1)
    .split('L')
    .map((point) => {
      const [px = 0, py = 0] = point.split(' ').map(Number);
      return [px, py] as const;
    });
}

export const bus = () =>
  onPaper(
    crayoned(
      soft([110, 740], [110, 360], [180, 300], [780, 300], [860, 380], [900, 560], [900, 740]),
      wax.yellow,
      wax.orange,
      70,
    ),
    ...[180, 340, 500].flatMap((x, i) => [
      crayoned(corners([x, 380], [x + 120, 380], [x + 120, 510], [x, 510]), wax.sky, wax.blue),
      crayoned(egg(x + 60, 470, 40), wax.skin, wax.brown),
      dot(x + 46, 462, 6),
      dot(x + 74, 462, 6),
      scrawl(wax.red, 6, [x + 44, 482], [x + 60, 492], [x + 76, 482]),
      colored(
        soft([x + 22, 456], [x + 60, 424], [x + 98, 456], [x + 60, 444]),
        [wax.brown, wax.black, wax.orange][i] ?? wax.brown,
        0,
        10,
      ),
    ]),
    crayoned(corners([680, 380], [790, 380], [850, 510], [680, 510]), wax.sky, wax.blue),
    scrawl(wax.orange, 14, [120, 580], [890, 580]),
    ...[280, 720].flatMap((x) => [
      crayoned(egg(x, 750, 92), wax.black, wax.black),
      crayoned(egg(x, 750, 40), wax.grey, wax.grey),
    ]),
    dot(880, 650, 26, wax.red),
    word('유치원 가요', 500, 648, 76, wax.blue),
  );

export const poop = () =>
  onPaper(
    crayoned(
      soft(
        [220, 800],
        [200, 690],
        [300, 640],
        [290, 540],
        [380, 500],
        [390, 400],
        [480, 350],
        [480, 230],
        [560, 180],
        [570, 320],
        [640, 400],
        [620, 500],
        [720, 550],
        [710, 640],
        [810, 700],
        [780, 810],
        [500, 850],
      ),
      wax.brown,
      wax.brown,
    ),
    scrawl('#6b3d22', 14, [330, 650], [500, 690], [690, 640]),
    scrawl('#6b3d22', 14, [410, 500], [500, 530], [600, 500]),
    crayoned(egg(430, 590, 46), wax.white, wax.black),
    crayoned(egg(570, 590, 46), wax.white, wax.black),
    dot(440, 596, 18),
    dot(560, 596, 18),
    crayoned(soft([420, 720], [500, 700], [580, 720], [540, 780], [460, 780]), wax.red, wax.red),
    ...[
      [180, 420],
      [820, 380],
      [200, 560],
    ].map(([x = 0, y = 0]) =>
      scrawl(wax.lime, 13, [x - 20, y + 70], [x + 20, y + 40], [x - 20, y], [x + 20, y - 40]),
    ),
    word('히히', 780, 280, 120, wax.purple),
  );

export const garden = () =>
  onPaper(
    blossom(260, 420, 96, wax.red, 860),
    blossom(510, 290, 110, wax.purple, 870),
    blossom(760, 450, 92, wax.pink, 860),
    grass(890, 120, 900),
  );

export const watermelon = () =>
  onPaper(
    crayoned(
      soft([110, 420], [180, 640], [340, 780], [500, 820], [660, 780], [820, 640], [890, 420]),
      wax.green,
      wax.green,
      10,
    ),
    colored(
      soft([160, 424], [230, 620], [370, 730], [500, 760], [630, 730], [770, 620], [840, 424]),
      wax.white,
      10,
    ),
    crayoned(
      soft([190, 424], [260, 600], [380, 700], [500, 726], [620, 700], [740, 600], [810, 424]),
      wax.red,
      wax.red,
    ),
    ...[
      [320, 500],
      [430, 480],
      [560, 490],
      [680, 500],
      [380, 590],
      [500, 580],
      [620, 590],
      [450, 660],
      [560, 660],
    ].map(([x = 0, y = 0]) => colored(egg(x, y, 13, 20), wax.black, 80, 8)),
    word('여름 방학', 500, 330, 150, wax.green),
  );

export const iceCream = () =>
  onPaper(
    crayoned(corners([360, 560], [640, 560], [500, 940]), wax.orange, wax.brown, 40),
    ...[0, 1, 2].map((i) => scrawl(wax.brown, 9, [410 + i * 80, 570], [460 + i * 40, 790 - i * 30])),
    ...[0, 1, 2].map((i) => scrawl(wax.brown, 9, [590 - i * 80, 570], [540 - i * 40, 790 - i * 30])),
    crayoned(egg(500, 470, 180, 140), wax.pink, wax.red),
    crayoned(egg(430, 320, 120, 110), wax.lime, wax.green),
    crayoned(egg(590, 310, 120, 112), wax.yellow, wax.orange),
    crayoned(egg(510, 180, 100, 96), wax.sky, wax.blue),
    crayoned(egg(520, 76, 36), wax.red, wax.red),
    scrawl(wax.green, 9, [524, 44], [560, 0]),
    face(500, 470, 1),
  );

export const crown = () =>
  onPaper(
    crayoned(
      corners([160, 740], [120, 330], [310, 520], [500, 240], [690, 520], [880, 330], [840, 740]),
      wax.yellow,
      wax.orange,
    ),
    colored(corners([160, 700], [840, 700], [836, 790], [166, 790]), wax.red, 60),
    drawn(corners([160, 700], [840, 700], [836, 790], [166, 790]), wax.orange),
    ...[
      [120, 310, wax.pink],
      [500, 220, wax.sky],
      [880, 310, wax.pink],
    ].map(([x, y, color]) => crayoned(egg(Number(x), Number(y), 40), String(color), wax.blue)),
    ...[280, 500, 720].map((x, i) =>
      crayoned(egg(x, 610, 40, 50), [wax.green, wax.purple, wax.green][i] ?? wax.green, wax.black),
    ),
    word('내가 왕', 500, 900, 120, wax.purple),
  );
