import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { callerAddress, networkOf } from '../caller-address.ts';
import type { PictureProblem } from '../images/picture-source.ts';
import { type ResizeSize, resizeWidths } from '../images/resize.ts';
import { chooseFormat } from '../images/resize-format.ts';
import type { ResizedPictures } from '../images/resized-pictures.ts';
import { pictureHeaders } from '../plugins/cdn.ts';
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
  'not-a-picture': 'IMAGE_BROKEN',
  unreachable: 'IMAGE_UNREACHABLE',
  busy: 'OVERLOADED',
} as const satisfies Record<PictureProblem, ProblemCode>;

type Options = { pictures: ResizedPictures };

export const imageResizeRoute: FastifyPluginAsync<Options> = async (app, { pictures }) => {
  // Only making a picture costs anything, so only that is counted: a shopper who scrolls fast meets kept ones.
  const mayMake = app.createRateLimit({ max: 600, timeWindow: 60_000 });

  app.get<Route>('/image-resize/:size', { schema }, async (request, reply) => {
    const format = chooseFormat(request.headers.accept);
    const order = { path: request.query.image_url, size: request.params.size, format };
    const name = await pictures.name(order);
    if (!name.ok) return sendProblem(reply, codes[name.problem]);

    const etag = `"${name.value}"`;
    if (request.headers['if-none-match'] === etag) {
      return describePicture(reply, etag).code(304).send();
    }
    const kept = await pictures.kept(name.value);
    if (kept) return describePicture(reply, etag).type(`image/${format}`).send(kept);

    const allowance = await mayMake(request);
    if (!allowance.isAllowed && allowance.isExceeded) return sendProblem(reply, 'RATE_LIMITED');
    const caller = { key: networkOf(callerAddress(request.ip)), signal: untilClosed(reply) };
    const made = await pictures.make(name.value, order, caller);
    if (!made.ok) return sendProblem(reply, codes[made.problem]);
    return describePicture(reply, etag).type(`image/${format}`).send(made.value);
  });
};

function describePicture(reply: FastifyReply, etag: string): FastifyReply {
  return reply.headers({ ...pictureHeaders, vary: 'Accept', etag });
}
