import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { CustomShares } from '#server/catalogue/customs/custom-share.ts';
import { itemKinds } from '#server/catalogue/search/item-kinds.ts';
import { findSharePicture } from '#server/catalogue/share-picture.ts';
import type { ImageProblem } from '#server/images/image-source.ts';
import { chooseFormat, formatOf } from '#server/images/resize-format.ts';
import type { ImageVariant, ResizedImages } from '#server/images/resized-images.ts';
import { untilClosed } from '#server/platform/concurrency/until-closed.ts';
import { networkOf } from '#server/platform/network/client-ip.ts';
import { refuse } from '#server/platform/refusal.ts';
import type { CodeOf } from '#src/shared/contracts/contract.ts';
import { sharedCustomPicture } from '#src/shared/contracts/customs.ts';
import * as contracts from '#src/shared/contracts/images.ts';
import { imageHeaders } from '../plugins/cdn.ts';
import { removeDocumentHeaders } from '../plugins/security-headers.ts';
import { addRoute } from './add-route.ts';

/** Also of what is measured of images. */
export const imageCodes = {
  'not-a-cdn-path': 'IMAGE_URL_INVALID',
  'not-found': 'IMAGE_NOT_FOUND',
  'too-large': 'IMAGE_TOO_LARGE',
  'not-an-image': 'IMAGE_BROKEN',
  unreachable: 'IMAGE_UNREACHABLE',
  busy: 'OVERLOADED',
} as const satisfies Record<ImageProblem, CodeOf<typeof contracts.resizeImage>>;

type Options = { images: ResizedImages; shares: CustomShares };

/** `--color-paper` of the storefront, which pictures of customs lie on. */
const paperColor = '#f6f5f2';

/** An hour: the address names a row, which may be hidden or get another picture. */
const rowCacheControl = 'public, max-age=3600';

/** Pictures in the sizes of the shop. */
export const imageRoutes: FastifyPluginAsync<Options> = async (app, { images, shares }) => {
  // Only resizing is expensive, so only that counts: a shopper who scrolls fast gets cached images.
  const resizeRateLimit = app.createRateLimit({ max: 600, timeWindow: 60_000 });

  addRoute(app, contracts.resizeImage, async (request, reply) => {
    const format = chooseFormat(request.headers.accept);
    const variant = { path: request.query.image_url, shape: request.params.size, format };
    reply.header('vary', 'Accept');
    return send(request, reply, variant);
  });

  addRoute(app, contracts.methodPicture, async (request, reply) => {
    const { method, graphic_id: id } = request.params;
    const { rows } = await app.pool.query<{ src: string }>(
      `select src from graphic found where id = $1 and ${itemKinds.graphic.isVisible}`,
      [id],
    );
    if (!rows[0]) return refuse('NOT_FOUND');
    const shape = { method, size: request.query.size };
    return send(request, reply, { path: rows[0].src, shape, format: 'webp' }, rowCacheControl);
  });

  addRoute(app, contracts.sharePicture, async (request, reply) => {
    const found = await findSharePicture(app.pool, request.params);
    if (!found) return refuse('NOT_FOUND');
    const { path, background } = found;
    const variant = { path, shape: { background }, format: 'jpeg' } as const;
    return send(request, reply, variant, rowCacheControl);
  });

  addRoute(app, sharedCustomPicture, async (request, reply) => {
    const customId = await shares.find(request.params.token);
    const path = customId && (await app.customPictures.firstOf(customId));
    if (!path) return refuse('NOT_FOUND');
    const variant = { path, shape: { background: paperColor }, format: 'jpeg' } as const;
    return send(request, reply, variant, rowCacheControl);
  });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    variant: ImageVariant,
    cacheControl: string = imageHeaders['cache-control'],
  ) {
    const key = await images.cacheKey(variant);
    if (!key.ok) return refuse(imageCodes[key.problem]);

    const etag = `"${key.value}"`;
    removeDocumentHeaders(reply);
    const headers = { ...imageHeaders, 'cache-control': cacheControl, etag };
    if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send();
    const cached = await images.findCached(key.value);
    if (cached)
      return reply
        .headers(headers)
        .type(`image/${formatOf(cached)}`)
        .send(cached);

    const rate = await resizeRateLimit(request);
    if (!rate.isAllowed && rate.isExceeded) return refuse('RATE_LIMITED');
    const caller = { key: networkOf(request), signal: untilClosed(reply) };
    const resized = await images.resize(key.value, variant, caller);
    if (!resized.ok) return refuse(imageCodes[resized.problem]);
    return reply
      .headers(headers)
      .type(`image/${formatOf(resized.value)}`)
      .send(resized.value);
  }
};
