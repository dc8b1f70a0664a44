import { charted, swatch } from '../knit.ts';
import { dotted, striped, yarn } from './gyeoul-kit.ts';

const framed = (columns: number, rows: number, color: string) =>
  dotted(columns, 1, 2, color) +
  dotted(columns, 2, 2, color, 1) +
  dotted(columns, rows - 3, 2, color, 1) +
  dotted(columns, rows - 2, 2, color);

const star = [
  '...........#.',
  '..........##.',
  '...........#.',
  '.........#.##',
  '..#...#..#.##',
  '...##.##.##.#',
  '...##..##.##.',
  '.....#..#..##',
  '...##.#..#.##',
  '.#..##.#..#.#',
  '###..##.##..#',
  '.#.###.###.##',
  '....########.',
];

const flake = (turned: readonly string[]) => [...turned, ...turned.slice(0, -1).toReversed()];

export const snowflake = () =>
  swatch(
    31,
    35,
    yarn.red,
    framed(31, 35, yarn.cream) +
      charted(flake(star), { '#': yarn.cream }, { column: 3, row: 5, mirror: true }),
  );

const deer = [
  '..#.........',
  '#.#...#.....',
  '#.##..##....',
  '#..##..#....',
  '##..##.#....',
  '.##..#####..',
  '..########..',
  '....######..',
  '.......##...',
  '.......##...',
  '..##...#####',
  '.####.######',
  '.###########',
  '..####wk####',
  '......wk####',
  '......######',
  '......######',
  '.......#####',
  '.......#####',
  '.......ccccc',
  '.......ccrrr',
  '.......ccrrr',
  '........cccr',
  '.........ccc',
];

export const reindeer = () =>
  swatch(
    31,
    38,
    yarn.pine,
    framed(31, 38, yarn.cream) +
      charted(
        deer,
        { '#': yarn.tan, w: yarn.cream, k: yarn.coal, c: yarn.cream, r: yarn.red },
        { column: 4, row: 7, mirror: true },
      ) +
      [
        [2, 20, yarn.cream],
        [26, 20, yarn.cream],
        [4, 28, yarn.mustard],
        [24, 28, yarn.mustard],
      ]
        .map(([column, row, color]) =>
          charted(
            ['.#.', '###', '.#.'],
            { '#': String(color) },
            { column: Number(column), row: Number(row) },
          ),
        )
        .join(''),
  );

const heart = ['.##.', '####', '#####', '.####', '..###', '...##', '....#'].map((line) =>
  line.padEnd(5, '.'),
);

export const hearts = () =>
  swatch(
    33,
    35,
    yarn.cream,
    striped(33, 0, 2, yarn.red) +
      dotted(33, 3, 2, yarn.red) +
      [1, 12, 23]
        .map((column) => charted(heart, { '#': yarn.red }, { column, row: 6, mirror: true }))
        .join('') +
      striped(33, 15, 5, yarn.navy) +
      dotted(33, 16, 4, yarn.mustard, 1) +
      dotted(33, 17, 2, yarn.mustard) +
      dotted(33, 18, 4, yarn.mustard, 1) +
      [1, 12, 23]
        .map((column) => charted(heart, { '#': yarn.pink }, { column, row: 22, mirror: true }))
        .join('') +
      dotted(33, 31, 2, yarn.red) +
      striped(33, 33, 2, yarn.red),
  );

const tree = [
  '......y',
  '.....##',
  '.....##',
  '....###',
  '...####',
  '....###',
  '...####',
  '..#####',
  '...####',
  '..#####',
  '.######',
  '#######',
  '......b',
  '......b',
];

export const forest = () =>
  swatch(
    37,
    30,
    yarn.sky,
    [
      [3, 4],
      [22, 4],
    ]
      .map(([column = 0, row = 0]) =>
        charted(
          tree,
          { '#': yarn.pine, y: yarn.mustard, b: yarn.cocoa },
          { column: column - 1, row: row + 6, mirror: true },
        ),
      )
      .join('') +
      charted(
        tree,
        { '#': yarn.leaf, y: yarn.mustard, b: yarn.cocoa },
        { column: 12, row: 11, mirror: true },
      ) +
      striped(37, 25, 5, yarn.cream) +
      [
        [3, 3],
        [9, 6],
        [16, 3],
        [18, 8],
        [27, 5],
        [34, 3],
        [35, 9],
        [1, 9],
        [24, 2],
      ]
        .map(([column = 0, row = 0]) => charted(['#'], { '#': yarn.cream }, { column, row }))
        .join(''),
  );

const tulip = [
  '...#.',
  '#.###',
  '##.##',
  '#####',
  '#####',
  '.####',
  '..###',
  '....g',
  '.g..g',
  '.gg.g',
  '..ggg',
  '...gg',
  '....g',
];

export const tulipRow = () =>
  swatch(
    35,
    29,
    '#fbe3c8',
    striped(35, 0, 2, yarn.leaf) +
      [yarn.red, yarn.lilac, yarn.mustard]
        .map((color, i) =>
          charted(tulip, { '#': color, g: yarn.leaf }, { column: 2 + i * 11, row: 8, mirror: true }),
        )
        .join('') +
      dotted(35, 4, 4, yarn.pink, 1) +
      dotted(35, 24, 4, yarn.pink, 1) +
      striped(35, 27, 2, yarn.leaf),
  );

const diamond = ['....#', '...##', '..###', '.####', '#####', '.####', '..###', '...##', '....#'];

export const argyle = () =>
  swatch(
    35,
    37,
    yarn.navy,
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2]
          .map((column) =>
            charted(
              diamond,
              { '#': [yarn.mustard, yarn.cream, yarn.red][(row + column) % 3] ?? yarn.cream },
              { column: 1 + column * 12, row: 1 + row * 13, mirror: true },
            ),
          )
          .join(''),
      )
      .join('') +
      dotted(35, 11, 2, yarn.sky) +
      dotted(35, 24, 2, yarn.sky),
  );
