import { lettered } from '../lettering.ts';
import { line, path, placed, polar, rect, repeat } from '../svg.ts';
import type { Works } from '../work.ts';
import { bouquet, lavenders, tulips, vase } from './pulip-flowers.ts';
import { fern, forestFloor, monstera, strawberryPlant } from './pulip-forest.ts';
import { anemones, berries, clovers, eucalyptus, wheat } from './pulip-meadow.ts';
import { berry, bloom, daisy, green, leaf, sprig } from './pulip-plants.ts';

const wreath = () =>
  repeat(30, (i) => {
    const turn = i * 12;
    const [x, y] = polar(500, 500, 320, turn);
    return placed(
      leaf(150, 46, [green.deep, green.leaf, green.soft][i % 3] ?? green.leaf),
      x,
      y,
      1,
      turn + (i % 2 === 0 ? 42 : 128),
    );
  }) +
  repeat(6, (i) => {
    const [x, y] = polar(500, 500, 320, i * 60 + 14);
    return placed(daisy(88, 11, bloom.cream, bloom.butter), x, y);
  }) +
  repeat(12, (i) => {
    const [x, y] = polar(500, 500, i % 2 === 0 ? 372 : 276, i * 30 + 40);
    return placed(berry(20, bloom.clay), x, y);
  }) +
  lettered('풀잎처럼', 500, 492, { face: 'song-myung', size: 104, fill: green.deep }) +
  lettered('가볍게', 500, 600, { face: 'song-myung', size: 104, fill: green.deep });

const ginkgoLeaf = (x: number, y: number, size: number, turn: number, fill: string) =>
  placed(
    line('M0 0 C-6 60 10 120 0 170', '#a8842f', 9) +
      path(
        'M0 10 C-60 -40 -170 -60 -190 -130 C-180 -190 -100 -230 -16 -220 L0 -150 L16 -220 C100 -230 180 -190 190 -130 C170 -60 60 -40 0 10 Z',
        fill,
      ) +
      repeat(9, (i) =>
        line(`M0 0 L${-150 + i * 37} ${-150 - Math.sin((i / 8) * Math.PI) * 50}`, '#00000017', 4),
      ),
    x,
    y,
    size,
    turn,
  );

const ginkgo = () =>
  ginkgoLeaf(400, 420, 1.5, -16, bloom.butter) +
  ginkgoLeaf(690, 610, 1.1, 28, '#d9ab49') +
  ginkgoLeaf(300, 790, 0.7, -42, '#efd48d');

export const pulip: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, '#e7e2cf') +
    placed(sprig(720, 7, { stem: green.deep, fill: green.leaf, length: 210, width: 60 }), 500, 900),
  tulips,
  fern,
  'leaf-wreath': wreath,
  lavender: lavenders,
  monstera,
  'forest-floor': forestFloor,
  'wild-strawberry': strawberryPlant,
  'blue-vase': vase,
  ginkgo,
  bouquet,
  eucalyptus,
  anemones,
  'wheat-sheaf': wheat,
  'berry-branch': berries,
  'clover-field': clovers,
};
