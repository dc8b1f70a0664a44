import { knittedInMiddle } from '../knit.ts';
import { heartPath, path, placed, rect } from '../svg.ts';
import type { Works } from '../work.ts';
import { argyle, forest, hearts, reindeer, snowflake, tulipRow } from './gyeoul-charts.ts';
import {
  bear,
  cat,
  moonNight,
  mushroom,
  penguin,
  sheep,
  snowyCottage,
  strawberry,
  tangerines,
  whale,
} from './gyeoul-friends.ts';
import { yarn } from './gyeoul-kit.ts';
import { beanie, mitten, scarf, sock, sweater, teapotCosy, yarnBall } from './gyeoul-things.ts';

const profile = async () =>
  rect(0, 0, 1000, 1000, yarn.navy) +
  placed(
    await knittedInMiddle({
      columns: 25,
      rows: 25,
      design: path(heartPath(12.5, 10.5, 20), yarn.red) + path(heartPath(12.5, 10.3, 11), yarn.cream),
    }),
    -350,
    -350,
    1.7,
  );

export const gyeoul: Works = {
  profile,
  'knit-snowflake': snowflake,
  'knit-reindeer': reindeer,
  'knit-hearts': hearts,
  'knit-sweater': sweater,
  'knit-mitten': mitten,
  'knit-beanie': beanie,
  'knit-sock': sock,
  'knit-scarf': scarf,
  'tea-cosy': teapotCosy,
  'ball-of-yarn': yarnBall,
  'knit-penguin': penguin,
  'knit-bear': bear,
  'knit-sheep': sheep,
  'knit-whale': whale,
  'knit-cat': cat,
  'knit-strawberry': strawberry,
  'tangerine-bowl': tangerines,
  'knit-mushroom': mushroom,
  'snowy-cottage': snowyCottage,
  'knit-moon': moonNight,
  'knit-forest': forest,
  'knit-tulips': tulipRow,
  argyle,
};
