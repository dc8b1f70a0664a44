import type { ShopConfig } from './shop-config.ts';

/** Widths: 240, 480 and 1080 pixels. */
export type PictureSize = 's' | 'm' | 'l';

const pictureWidths = { s: 240, m: 480, l: 1080 } as const satisfies Record<PictureSize, number>;

/** The original picture. `path` is relative to the CDN and starts with a slash. */
export function cdnUrl(config: Pick<ShopConfig, 'cdn_base'>, path: string): string {
  return `${config.cdn_base}${path}`;
}

/** The picture scaled by the server, in the best format that the browser accepts. */
export function pictureUrl(config: Pick<ShopConfig, 'api_base'>, path: string, size: PictureSize): string {
  return `${config.api_base}/image-resize/${size}?image_url=${encodeURIComponent(path)}`;
}

/** Value of `srcset` with all widths. */
export function pictureSrcSet(config: Pick<ShopConfig, 'api_base'>, path: string): string {
  return (['s', 'm', 'l'] as const)
    .map((size) => `${pictureUrl(config, path, size)} ${pictureWidths[size]}w`)
    .join(', ');
}
