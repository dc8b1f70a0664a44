import { customOf, decoratedSides } from '../../catalogue/customs.ts';
import { type Item, listItems, mainPage } from '../../catalogue/main-page.ts';
import { demoProducts, isCustomProduct } from '../../catalogue/products.ts';
import { demoReviews, reviewKey } from '../../catalogue/reviews.ts';
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
  const thumbnails = mainPage.flatMap((block) => block.thumbnails ?? []);
  const items = [...mainPage, ...thumbnails].flatMap((each) => listItems(each.items));
  return new Set([
    ...thumbnails.flatMap(({ picture }) => (picture ? [demoPaths.promoImage(picture)] : [])),
    ...demoProducts.map((product) =>
      isCustomProduct(product)
        ? demoPaths.mockup(product.key, 'front', product.face)
        : demoPaths.product(product.key),
    ),
    ...items.flatMap(pathsOf),
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
