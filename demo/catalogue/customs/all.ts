import { inTurn } from '../in-turn.ts';
import { capCustoms } from './caps.ts';
import { cushionCustoms } from './cushions.ts';
import type { DemoCustom } from './demo-custom.ts';
import * as desk from './desk-goods.ts';
import { hoodieCustoms } from './hoodies.ts';
import * as living from './living.ts';
import * as clothes from './more-clothes.ts';
import { mugCustoms } from './mugs.ts';
import { phoneCaseCustoms } from './phone-cases.ts';
import { shopperCustoms } from './shopper.ts';
import { sweatshirtCustoms } from './sweatshirts.ts';
import { teeCustoms } from './tees.ts';
import { toteCustoms } from './totes.ts';

/** The customs that the shop itself put together, the newest first. */
export const shopCustoms: readonly DemoCustom[] = inTurn([
  teeCustoms,
  toteCustoms,
  hoodieCustoms,
  mugCustoms,
  sweatshirtCustoms,
  phoneCaseCustoms,
  capCustoms,
  cushionCustoms,
  living.posterCustoms,
  clothes.longsleeveCustoms,
  desk.keyringCustoms,
  living.tumblerCustoms,
  clothes.kidsTeeCustoms,
  desk.notebookCustoms,
  clothes.jacketCustoms,
  living.glassCustoms,
  living.pouchCustoms,
  desk.laptopSleeveCustoms,
  clothes.bucketHatCustoms,
  clothes.apronCustoms,
  clothes.bandanaCustoms,
  living.blanketCustoms,
  desk.badgeCustoms,
]);

export const allCustoms: readonly DemoCustom[] = [...shopCustoms, ...shopperCustoms];

const byKey = new Map(allCustoms.map((custom) => [custom.key, custom]));

/** @throws Error when nobody composed it: what the content names has to be there. */
export function customOf(key: string): DemoCustom {
  const custom = byKey.get(key);
  if (!custom) throw new Error(`There is no custom ${key}`);
  return custom;
}
