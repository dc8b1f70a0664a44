import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { binary, nothing, nullable, uuid } from './schemas.ts';

const params = Type.Object({ id: uuid });
export const shareTokenPattern = '^[A-Za-z0-9_-]{43}$';
const tokenParams = Type.Object({ token: Type.String({ pattern: shareTokenPattern }) });
const named = { id: uuid, name_ko: Type.String(), name_en: nullable(Type.String()) };
const path = Type.String({ description: 'A path of the CDN' });
const method = Type.Enum(['EMBROIDERY', 'PRINTING', 'TRANSFER']);

const product = Type.Object({
  ...named,
  image_src: path,
  state: Type.Enum(['ACT', 'SUSPENDED']),
  stock_count: Type.Integer(),
  price: Type.Integer(),
  origin_price: Type.Integer(),
  sale_rate: Type.Number(),
  promotion_price: Type.Integer(),
  brand: Type.Object(named),
});

const option = Type.Object({ ...named, color_code: Type.String(), price: Type.Integer() });

const mockupGroup = Type.Object({
  ...named,
  price: Type.Integer(),
  position: Type.Integer(),
  area_x: Type.Integer(),
  area_y: Type.Integer(),
  area_width: Type.Integer(),
  area_height: Type.Integer(),
  area_width_mm: Type.Integer(),
  mask_src: path,
  overlay_src: path,
  foreground_src: nullable(path),
  mockup_group_details: Type.Array(Type.Object({ option_id: uuid, src: path }), {
    description: 'The undecorated side in the color of the custom',
  }),
});

const graphic = Type.Object({
  ...named,
  src: path,
  width: Type.Integer(),
  height: Type.Integer(),
  extension: Type.String(),
  background_color: Type.String(),
  price: Type.Integer(),
  origin_price: Type.Integer(),
  sale_rate: Type.Number(),
  promotion_price: Type.Integer(),
  is_donate: Type.Boolean(),
  donation: Type.Integer(),
  artist: Type.Object({ ...named, path_name: Type.String() }),
});

/** `null` where the object is not sold any more; `anyOf`, because an object with properties has no list of types. */
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const layer = Type.Object({
  id: uuid,
  graphic_id: uuid,
  x_coordinate: Type.Number(),
  y_coordinate: Type.Number(),
  width: Type.Number(),
  height: Type.Number(),
  position: Type.Integer(),
  graphic: orNull(graphic),
});

export const shareCustom = {
  endpoint: 'POST /customs/:id/share',
  summary: 'Share a custom of one’s own; asked again, the link stays the same until it is revoked',
  tag: 'customs',
  rateLimit: { max: 60, minutes: 1 },
  perDay: 200,
  params,
  responses: {
    200: Type.Object({ token: Type.String({ description: 'Of the page /shared/{token}' }) }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const revokeCustomShare = {
  endpoint: 'DELETE /customs/:id/share',
  summary: 'Take the link of a custom back: nobody sees it by the link any more',
  tag: 'customs',
  rateLimit: { max: 60, minutes: 1 },
  params,
  responses: { 204: nothing },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const readSharedCustom = {
  endpoint: 'GET /shared-customs/:token',
  summary: 'A custom that a member shares, to look at and to start from',
  description: 'What is not sold any more is null: a color, a graphic, and with them the price.',
  tag: 'customs',
  access: 'public',
  rateLimit: { max: 120, minutes: 1 },
  params: tokenParams,
  responses: {
    200: Type.Object({
      name_ko: Type.String(),
      name_en: nullable(Type.String()),
      method,
      nickname: Type.String({ description: 'Of the member who made it' }),
      product,
      option: orNull(option),
      custom_mockups: Type.Array(
        Type.Object({
          id: uuid,
          src: Type.Null({ description: 'Whoever knew it would see the custom after its link was revoked' }),
          mockup_group: mockupGroup,
          custom_layers: Type.Array(layer),
        }),
      ),
      price_lines: orNull(
        Type.Array(
          Type.Object({
            part: Type.Enum(['base', 'option', 'variant', 'side', 'graphic']),
            ...named,
            amount: Type.Integer(),
          }),
        ),
      ),
    }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const sharedCustomPicture = {
  endpoint: 'GET /shared-customs/:token/picture',
  summary: 'What link previews show of a shared custom: JPEG, 1200 x 630 pixels',
  tag: 'customs',
  access: 'public',
  rateLimit: { max: 60, minutes: 1 },
  params: tokenParams,
  responses: { 200: binary('image/jpeg', 'The first decorated side on its background') },
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
