import type { MethodPictureSize } from '#src/shared/method-picture.ts';
import { type PictureSize, pictureSizes, pictureWidths } from '#src/shared/picture-sizes.ts';
import type { ShopConfig } from './shop-config.ts';

/**
 * The picture scaled by the server, in the best format that the browser accepts. `path` is relative to the CDN and starts
 * with a slash. Originals are shown nowhere.
 */
export function pictureUrl(config: Pick<ShopConfig, 'api_base'>, path: string, size: PictureSize): string {
  return `${config.api_base}/image-resize/${size}?image_url=${encodeURIComponent(path)}`;
}

/** A graphic as a production method makes it: thread, film, ink. */
export function methodPictureUrl(
  config: Pick<ShopConfig, 'api_base'>,
  method: string,
  graphicId: string,
  size: MethodPictureSize,
): string {
  return `${config.api_base}/method-pictures/${method}/${graphicId}?size=${size}`;
}

/** Value of `srcset` with all widths. */
export function pictureSrcSet(config: Pick<ShopConfig, 'api_base'>, path: string): string {
  return pictureSizes.map((size) => `${pictureUrl(config, path, size)} ${pictureWidths[size]}w`).join(', ');
}
