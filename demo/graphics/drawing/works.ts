import type { Works } from './work.ts';
import { chrome } from './works/chrome.ts';
import { dalbam } from './works/dalbam.ts';
import { dotgrim } from './works/dotgrim.ts';
import { dudo } from './works/dudo.ts';
import { goodMorning } from './works/good-morning.ts';
import { gyeoul } from './works/gyeoul.ts';
import { hanseon } from './works/hanseon.ts';
import { hojak } from './works/hojak.ts';
import { jiwoo } from './works/jiwoo.ts';
import { mallang } from './works/mallang.ts';
import { monandol } from './works/monandol.ts';
import { nyangbo } from './works/nyangbo.ts';
import { oweol } from './works/oweol.ts';
import { pulip } from './works/pulip.ts';
import { saegim } from './works/saegim.ts';
import { sepyeong } from './works/sepyeong.ts';

export const works: Readonly<Record<string, Works>> = {
  chrome,
  dalbam,
  dotgrim,
  dudo,
  'good-morning-club': goodMorning,
  gyeoul,
  hanseon,
  hojak,
  jiwoo,
  mallang,
  monandol,
  nyangbo,
  oweol,
  pulip,
  saegim,
  sepyeong,
};
