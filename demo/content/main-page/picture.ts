import { mainPageImages } from '../../catalogue/promo-images/main-page-images.ts';
import { promoImageSizes } from '../../catalogue/promo-images/promo-image.ts';
import type { Thumbnail } from './block.ts';

/** A picture of the main page with its measure, so that nothing moves when it arrives. */
export function picture(key: keyof typeof mainPageImages): NonNullable<Thumbnail['picture']> {
  return { key, ...promoImageSizes[mainPageImages[key].layout] };
}
