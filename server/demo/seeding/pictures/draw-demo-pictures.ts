import { customPictures } from './custom-pictures.ts';
import { createDrawingContext, type DemoPicture } from './drawing-context.ts';
import { graphicPictures } from './graphic-pictures.ts';
import { paperGoodsPictures } from './paper-goods-pictures.ts';
import { peoplePictures } from './people-pictures.ts';
import { productPictures } from './product-pictures.ts';
import { promoImagePictures } from './promo-image-pictures.ts';
import { reviewPhotos } from './review-photos.ts';
import { writePictures } from './write-pictures.ts';

/** Every picture the demo shop's rows name. */
const demoPictures = (): DemoPicture[] => [
  ...graphicPictures(),
  ...productPictures(),
  ...customPictures(),
  ...paperGoodsPictures(),
  ...peoplePictures(),
  ...promoImagePictures(),
  ...reviewPhotos(),
];

/** @param order.scale times full size */
export async function drawDemoPictures(order: {
  directory: string;
  scale: number;
  onPicture: (drawn: number, all: number) => void;
  signal?: AbortSignal;
}): Promise<void> {
  const { scale, ...rest } = order;
  await writePictures({ ...rest, pictures: demoPictures(), context: await createDrawingContext(scale) });
}
