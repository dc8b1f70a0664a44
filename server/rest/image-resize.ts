import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ImageProblem } from '#server/images/image-source.ts';
import type { ResizedImages } from '#server/images/resized-images.ts';
import { networkPrefix, normalizeIp } from '#server/network/client-ip.ts';
import { type ResizeSize, resizeWidths } from '../images/resize.ts';
import { chooseFormat } from '../images/resize-format.ts';
import { imageHeaders } from '../plugins/cdn.ts';
import { sendProblem } from './problem.ts';
import type { ProblemCode } from './problem-codes.ts';
import { untilClosed } from './until-closed.ts';

const picture = { description: 'The picture', content: { 'image/*': { schema: {} } } } as const;
const problem = { $ref: 'Problem#' } as const;

const schema = {
  summary: 'A picture of the CDN at a width of the shop: s 240, m 480, l 1080 pixels',
  description:
    'AVIF, WebP or JPEG, whichever the Accept header allows first. A narrower picture keeps its width.',
  tags: ['pictures'],
  params: {
    type: 'object',
    required: ['size'],
    properties: { size: { type: 'string', enum: Object.keys(resizeWidths) } },
  },
  querystring: {
    type: 'object',
    required: ['image_url'],
    properties: {
      image_url: {
        type: 'string',
        description: 'A path of the CDN, for instance /products/tee-white-front.webp',
      },
    },
  },
  response: {
    200: picture,
    400: problem,
    404: problem,
    413: problem,
    422: problem,
    429: problem,
    502: problem,
  },
} as const;

type Route = { Params: { size: ResizeSize }; Querystring: { image_url: string } };

const codes = {
  'not-a-cdn-path': 'IMAGE_URL_INVALID',
  'not-found': 'IMAGE_NOT_FOUND',
  'too-large': 'IMAGE_TOO_LARGE',
  'not-an-image': 'IMAGE_BROKEN',
  unreachable: 'IMAGE_UNREACHABLE',
  busy: 'OVERLOADED',
} as const satisfies Record<ImageProblem, ProblemCode>;

type Options = { images: ResizedImages };

export const imageResizeRoute: FastifyPluginAsync<Options> = async (app, { images }) => {
  // Only resizing is expensive, so only that counts: a shopper who scrolls fast gets cached images.
  const resizeRateLimit = app.createRateLimit({ max: 600, timeWindow: 60_000 });

  app.get<Route>('/image-resize/:size', { schema }, async (request, reply) => {
    const format = chooseFormat(request.headers.accept);
    const variant = { path: request.query.image_url, size: request.params.size, format };
    const key = await images.cacheKey(variant);
    if (!key.ok) return sendProblem(reply, codes[key.problem]);

    const etag = `"${key.value}"`;
    if (request.headers['if-none-match'] === etag) {
      return setImageHeaders(reply, etag).code(304).send();
    }
    const cached = await images.findCached(key.value);
    if (cached) return setImageHeaders(reply, etag).type(`image/${format}`).send(cached);

    const rate = await resizeRateLimit(request);
    if (!rate.isAllowed && rate.isExceeded) return sendProblem(reply, 'RATE_LIMITED');
    const caller = { key: networkPrefix(normalizeIp(request.ip)), signal: untilClosed(reply) };
    const resized = await images.resize(key.value, variant, caller);
    if (!resized.ok) return sendProblem(reply, codes[resized.problem]);
    return setImageHeaders(reply, etag).type(`image/${format}`).send(resized.value);
  });
};

function setImageHeaders(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ ...imageHeaders, vary: 'Accept', etag });
}
