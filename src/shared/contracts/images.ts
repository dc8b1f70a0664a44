import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { binary, uuid } from './schemas.ts';

export const resizeImage = {
  endpoint: 'GET /image-resize/:size',
  summary: 'A picture of the CDN at a width of the shop: s 240, m 480, ml 780, l 1080 pixels',
  description:
    'AVIF, WebP or JPEG, whichever the Accept header allows first. A narrower picture keeps its width.',
  tag: 'pictures',
  access: 'public',
  params: Type.Object({ size: Type.Enum(['s', 'm', 'ml', 'l']) }),
  query: Type.Object({
    image_url: Type.String({
      description: 'A path of the CDN, for instance /products/tee-white-front.webp',
    }),
  }),
  responses: { 200: binary('image/*', 'The picture') },
  codes: [
    'IMAGE_URL_INVALID',
    'IMAGE_NOT_FOUND',
    'IMAGE_TOO_LARGE',
    'IMAGE_BROKEN',
    'IMAGE_UNREACHABLE',
    'OVERLOADED',
    'RATE_LIMITED',
  ],
} as const satisfies Contract;

export const methodPicture = {
  endpoint: 'GET /method-pictures/:method/:graphic_id',
  summary:
    'A graphic as a production method makes it: WebP with transparency, in the proportions of the graphic',
  description: 'The longer edge has 256 (s), 512 (m) or 1024 (l) pixels.',
  tag: 'pictures',
  access: 'public',
  params: Type.Object({ method: Type.Enum(['EMBROIDERY', 'PRINTING', 'TRANSFER']), graphic_id: uuid }),
  query: Type.Object({ size: Type.Enum(['s', 'm', 'l']) }),
  responses: { 200: binary('image/webp', 'The graphic') },
  codes: [
    'NOT_FOUND',
    'IMAGE_URL_INVALID',
    'IMAGE_NOT_FOUND',
    'IMAGE_TOO_LARGE',
    'IMAGE_BROKEN',
    'IMAGE_UNREACHABLE',
    'OVERLOADED',
    'RATE_LIMITED',
  ],
} as const satisfies Contract;

export const sharePicture = {
  endpoint: 'GET /share-pictures/:kind/:id',
  summary: 'What a link preview shows of a product, a custom product or a graphic: JPEG, 1200 x 630 pixels',
  tag: 'pictures',
  access: 'public',
  params: Type.Object({ kind: Type.Enum(['product', 'custom', 'graphic']), id: uuid }),
  responses: { 200: binary('image/jpeg', 'The whole picture on its background') },
  codes: [
    'NOT_FOUND',
    'IMAGE_URL_INVALID',
    'IMAGE_NOT_FOUND',
    'IMAGE_TOO_LARGE',
    'IMAGE_BROKEN',
    'IMAGE_UNREACHABLE',
    'OVERLOADED',
    'RATE_LIMITED',
  ],
} as const satisfies Contract;
