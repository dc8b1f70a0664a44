import { placed, rect } from '../svg.ts';
import type { Works } from '../work.ts';
import { fox, hare, heron, owl } from './saegim-animals.ts';
import { bee, beetle } from './saegim-insects.ts';
import { artichoke, cabbage, radishes } from './saegim-kitchen.ts';
import { hut, lighthouse, sailboat } from './saegim-places.ts';
import { oak, persimmon, poppies, sunflower, thistle } from './saegim-plants.ts';
import { crab, mackerel, squid, swan } from './saegim-sea.ts';
import { carvingHand, moonWave, teapot } from './saegim-still.ts';

export const saegim: Works = {
  profile: () => rect(0, 0, 1000, 1000, '#26252a') + placed(fox(), -110, -110, 1.22),
  'lino-owl': owl,
  'lino-hare': hare,
  'lino-heron': heron,
  'lino-fox': fox,
  'lino-mackerel': mackerel,
  'lino-crab': crab,
  'lino-squid': squid,
  'lino-beetle': beetle,
  'lino-bee': bee,
  'lino-swan': swan,
  'lino-thistle': thistle,
  'lino-poppies': poppies,
  'lino-sunflower': sunflower,
  'lino-persimmon': persimmon,
  'lino-artichoke': artichoke,
  'lino-radishes': radishes,
  'lino-oak': oak,
  'lino-cabbage': cabbage,
  'lino-lighthouse': lighthouse,
  'lino-sailboat': sailboat,
  'lino-hut': hut,
  'lino-teapot': teapot,
  'carving-hand': carvingHand,
  'lino-moon-wave': moonWave,
};
