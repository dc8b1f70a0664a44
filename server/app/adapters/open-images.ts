import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { openImageCache } from '#server/images/image-cache.ts';
import type { ImagePool } from '#server/images/image-pool.ts';
import type { MakeMissingImage } from '#server/images/image-source.ts';
import { createLocalImageSource } from '#server/images/local-image-source.ts';
import { createRemoteImageSource } from '#server/images/remote-image-source.ts';
import { createResizedImages } from '#server/images/resized-images.ts';

type Settings = Pick<Config, 'cdnUrl' | 'cdnIsPrivate' | 'dataDirectory' | 'imageCacheBytes'>;

/** The pictures of the shop: a folder of this server or another server, and a cache of what is made of them. */
export async function openImages(config: Settings, resizePool: ImagePool, makeMissing?: MakeMissingImage) {
  const source =
    config.cdnUrl === '/cdn'
      ? createLocalImageSource(join(config.dataDirectory, 'cdn'), makeMissing)
      : createRemoteImageSource(config.cdnUrl, { allowPrivate: config.cdnIsPrivate });
  const cache = await openImageCache(join(config.dataDirectory, 'cache/images'), config.imageCacheBytes);
  return { source, images: createResizedImages({ source, cache, resizePool }) };
}
