import { placed, rect } from '../svg.ts';
import type { Works } from '../work.ts';
import { butterflies, deer, eggplant, peaches, peonies, pomegranate } from './hojak-garden.ts';
import { cranes, haetae, mountains, rooster } from './hojak-guardians.ts';
import { books, clouds, fan, gourd } from './hojak-keepsakes.ts';
import { rabbitAndMoon, tigerAndMagpie, tigerFace, tigerPipe } from './hojak-tigers.ts';
import { carp, ducks, lotus, turtle } from './hojak-waters.ts';

export const hojak: Works = {
  profile: () => rect(0, 0, 1000, 1000, '#2f6291') + placed(tigerFace(), 60, 40, 0.88),
  'magpie-tiger': tigerAndMagpie,
  'tiger-face': tigerFace,
  'tiger-pipe': tigerPipe,
  haetae,
  rooster,
  'rabbit-mortar': rabbitAndMoon,
  'flying-crane': cranes,
  'five-peaks': mountains,
  peonies,
  lotus,
  'leaping-carp': carp,
  'heaven-peaches': peaches,
  pomegranate,
  'folk-butterflies': butterflies,
  'old-turtle': turtle,
  'spotted-deer': deer,
  'mandarin-ducks': ducks,
  'scholar-bookcase': books,
  'plum-fan': fan,
  'eggplant-garden': eggplant,
  'lucky-clouds': clouds,
  'lucky-gourd': gourd,
};
