import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, line, nullable, shownName, uuid } from './schemas.ts';

export const submitGraphic = {
  endpoint: 'POST /graphics',
  summary: 'Submit a graphic as an artist; it is in the shop once an operator has approved it',
  tag: 'graphics',
  idempotent: true,
  rateLimit: { max: 30, minutes: 1 },
  perDay: 100,
  body: exactly({
    image_id: uuid,
    name_ko: shownName(60, { description: 'Korean name' }),
    name_en: shownName(60, { description: 'English name' }),
    description: Type.Optional(line(500, { description: 'Korean' })),
    description_en: Type.Optional(line(500, { description: 'English' })),
    background_color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    price: Type.Integer({
      minimum: 0,
      maximum: 100_000,
      multipleOf: 100,
      description: 'KRW, for one use on a product',
    }),
  }),
  responses: {
    201: Type.Object({
      graphic_id: uuid,
      path_name: Type.String({
        description: 'Of the artist: the page /artist/{path_name} shows the graphic',
      }),
    }),
  },
  codes: ['NO_ACCESS', 'IMAGE_NOT_FOUND', 'GRAPHIC_LIMIT'],
} as const satisfies Contract;

export const readGraphicTraits = {
  endpoint: 'GET /graphics/:id/traits',
  summary: 'What production methods must know of a graphic: thin lines, gradients, colors',
  tag: 'graphics',
  access: 'public',
  rateLimit: { max: 240, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: {
    200: Type.Object({
      thinnest_line: nullable(Type.Number(), { description: 'As a share of the width; null: none is thin' }),
      gradient_share: Type.Number({ description: 'Of the area' }),
      color_count: Type.Integer(),
    }),
  },
  codes: [
    'NOT_FOUND',
    'IMAGE_URL_INVALID',
    'IMAGE_NOT_FOUND',
    'IMAGE_TOO_LARGE',
    'IMAGE_BROKEN',
    'IMAGE_UNREACHABLE',
    'OVERLOADED',
  ],
} as const satisfies Contract;
