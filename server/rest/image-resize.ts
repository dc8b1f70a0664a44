import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ImageProblem } from '#server/images/image-source.ts';
import type { ResizedImages } from '#server/images/resized-images.ts';
import { networkOf } from '#server/network/client-ip.ts';
import type { CodeOf } from '#src/shared/contracts/contract.ts';
import * as contracts from '#src/shared/contracts/images.ts';
import { chooseFormat } from '../images/resize-format.ts';
import { imageHeaders } from '../plugins/cdn.ts';
import { addRoute } from './add-route.ts';
import { refuse } from './problem.ts';
import { untilClosed } from './until-closed.ts';

const codes = {
  'not-a-cdn-path': 'IMAGE_URL_INVALID',
  'not-found': 'IMAGE_NOT_FOUND',
  'too-large': 'IMAGE_TOO_LARGE',
  'not-an-image': 'IMAGE_BROKEN',
  unreachable: 'IMAGE_UNREACHABLE',
  busy: 'OVERLOADED',
} as const satisfies Record<ImageProblem, CodeOf<typeof contracts.resizeImage>>;

type Options = { images: ResizedImages };

export const imageResizeRoute: FastifyPluginAsync<Options> = async (app, { images }) => {
  // Only resizing is expensive, so only that counts: a shopper who scrolls fast gets cached images.
  const resizeRateLimit = app.createRateLimit({ max: 600, timeWindow: 60_000 });

  addRoute(app, contracts.resizeImage, async (request, reply) => {
    const format = chooseFormat(request.headers.accept);
    const variant = { path: request.query.image_url, size: request.params.size, format };
    const key = await images.cacheKey(variant);
    if (!key.ok) return refuse(codes[key.problem]);

    const etag = `"${key.value}"`;
    if (request.headers['if-none-match'] === etag) {
      return setImageHeaders(reply, etag).code(304).send();
    }
    const cached = await images.findCached(key.value);
    if (cached) return setImageHeaders(reply, etag).type(`image/${format}`).send(cached);

    const rate = await resizeRateLimit(request);
    if (!rate.isAllowed && rate.isExceeded) return refuse('RATE_LIMITED');
    const caller = { key: networkOf(request), signal: untilClosed(reply) };
    const resized = await images.resize(key.value, variant, caller);
    if (!resized.ok) return refuse(codes[resized.problem]);
    return setImageHeaders(reply, etag).type(`image/${format}`).send(resized.value);
  });
};

function setImageHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ ...imageHeaders, vary: 'Accept', etag });
}
