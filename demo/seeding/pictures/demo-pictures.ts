import { customOf } from '../../catalogue/customs/all.ts';
import { decoratedSides } from '../../catalogue/customs/demo-custom.ts';
import { demoProducts, isCustomProduct } from '../../catalogue/products/all.ts';
import { mainPageImages } from '../../catalogue/promo-images/main-page-images.ts';
import type { Item } from '../../content/main-page/block.ts';
import { mainPage } from '../../content/main-page/main-page.ts';
import { demoReviews, reviewKey } from '../../content/reviews/all.ts';
import { galleryPictures } from '../../gallery/gallery.ts';
import { demoPaths } from '../../keys/paths.ts';
import { photoKey } from '../review-photo.ts';
import { customPictures } from './custom-pictures.ts';
import type { DemoPicture } from './drawing-context.ts';
import { graphicPictures } from './graphic-pictures.ts';
import { paperGoodsPictures } from './paper-goods-pictures.ts';
import { peoplePictures } from './people-pictures.ts';
import { productPictures } from './product-pictures.ts';
import { promoImagePictures } from './promo-image-pictures.ts';
import { reviewPhotos } from './review-photos.ts';

/** Every picture that the demo shop's rows name. */
export const demoPictures = (): DemoPicture[] => [
  ...graphicPictures(),
  ...productPictures(),
  ...customPictures(),
  ...galleryPictures(),
  ...paperGoodsPictures(),
  ...peoplePictures(),
  ...promoImagePictures(),
  ...reviewPhotos(),
];

/** The pictures that a shopper sees within the first minute: everything on Home, and the front of every product. */
export function earlyPaths(): ReadonlySet<string> {
  const blocks = mainPage.flatMap(({ items = [], thumbnails = [] }) => [
    ...items,
    ...thumbnails.flatMap((thumbnail) => thumbnail.items ?? []),
  ]);
  return new Set([
    ...Object.keys(mainPageImages).map(demoPaths.promoImage),
    ...demoProducts.map((product) =>
      isCustomProduct(product)
        ? demoPaths.mockup(product.key, 'front', product.face)
        : demoPaths.product(product.key),
    ),
    ...blocks.flatMap(pathsOf),
  ]);
}

function pathsOf({ type, key }: Item): string[] {
  switch (type) {
    case 'PRODUCT_CUSTOM':
      return decoratedSides(customOf(key)).map((side) => demoPaths.custom(key, side));
    case 'GRAPHIC':
      return [demoPaths.graphic(key)];
    case 'ARTIST':
      return [demoPaths.artistProfile(key), demoPaths.artistCover(key)];
    case 'BRAND':
      return [demoPaths.brandLogo(key), demoPaths.brandCover(key)];
    case 'REVIEW':
      return demoReviews
        .filter((review) => reviewKey(review) === key)
        .flatMap((review) =>
          (review.photos ?? []).map((_, at) => demoPaths.reviewPhoto(photoKey(review, at))),
        );
    case 'PRODUCT':
    case 'PLAN':
      return [];
  }
}
