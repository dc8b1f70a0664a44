import { mainPageShots } from '#server/demo/catalogue/shots/main-page-shots.ts';
import { shotSizes } from '#server/demo/catalogue/shots/shot.ts';
import type { Thumbnail } from './block.ts';

/** A picture of the main page with its measure, so that nothing moves when it arrives. */
export function picture(key: keyof typeof mainPageShots): NonNullable<Thumbnail['picture']> {
  return { key, ...shotSizes[mainPageShots[key].layout] };
}
