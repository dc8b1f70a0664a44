import type { Works } from './work.ts';
import { dotgrim } from './works/dotgrim.ts';
import { dudo } from './works/dudo.ts';
import { goodMorning } from './works/good-morning.ts';
import { mallang } from './works/mallang.ts';
import { monandol } from './works/monandol.ts';
import { nyangbo } from './works/nyangbo.ts';
import { oweol } from './works/oweol.ts';
import { pulip } from './works/pulip.ts';

export const works: Readonly<Record<string, Works>> = {
  dotgrim,
  dudo,
  'good-morning-club': goodMorning,
  mallang,
  monandol,
  nyangbo,
  oweol,
  pulip,
};
