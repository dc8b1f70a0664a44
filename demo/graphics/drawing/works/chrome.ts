import { rect } from '../svg.ts';
import type { Works } from '../work.ts';
import {
  bolt,
  butterfly,
  dolphin,
  emblem,
  flame,
  flower,
  heartLock,
  lips,
  ribbon,
  star,
  tear,
  wingedHeart,
} from './chrome-charms.ts';
import { cursor, flipPhone, glitterWord, pet } from './chrome-gadgets.ts';
import { compactDisc, dice, discoBall, player } from './chrome-music.ts';
import { alien, globe, planet } from './chrome-space.ts';

export const chrome: Works = {
  profile: () => rect(0, 0, 1000, 1000, '#c9b8ff') + star(),
  'chrome-star': star,
  'winged-heart': wingedHeart,
  'holo-butterfly': butterfly,
  'heart-lock': heartLock,
  'jelly-flower': flower,
  'candy-ribbon': ribbon,
  'chrome-dolphin': dolphin,
  'club-emblem': emblem,
  'lime-bolt': bolt,
  'pink-flame': flame,
  'star-lips': lips,
  'crystal-tear': tear,
  'flip-phone': flipPhone,
  'mix-cd': compactDisc,
  'wired-globe': globe,
  'big-cursor': cursor,
  'heart-dice': dice,
  'pocket-pet': pet,
  'mp3-player': player,
  'disco-ball': discoBall,
  'lime-alien': alien,
  'candy-planet': planet,
  'glitter-word': glitterWord,
};
