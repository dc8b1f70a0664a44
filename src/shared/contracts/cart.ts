import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, nullable, uuid } from './schemas.ts';

export const quantity = Type.Integer({ minimum: 1, maximum: 99 });

const localName = { name_ko: Type.String(), name_en: Type.String() };

/** A line of the price of one piece, as on the product page, see src/shared/unit-price.ts. */
export const priceLine = Type.Object({
  part: Type.Enum(['base', 'option', 'variant', 'side', 'graphic']),
  id: uuid,
  name_ko: Type.String(),
  name_en: nullable(Type.String()),
  amount: Type.Integer(),
});

/** The product of a cart line or order line, with its names and its price of this moment. */
export const pricedItem = {
  product_id: uuid,
  product_variant_id: uuid,
  product_custom_id: nullable(uuid),
  brand: Type.Object({ id: uuid, ...localName }),
  product_type: Type.Enum(['GENERAL', 'CUSTOM']),
  ...localName,
  custom_name_ko: nullable(Type.String()),
  custom_name_en: nullable(Type.String()),
  option_id: uuid,
  option_name_ko: Type.String(),
  option_name_en: Type.String(),
  color_code: Type.String(),
  size: Type.String(),
  production_method: Type.Enum(['NONE', 'EMBROIDERY', 'PRINTING', 'TRANSFER']),
  image_src: Type.String(),
  production_days: Type.Integer(),
  unit_price: Type.Integer(),
  graphic_price: Type.Integer({ description: 'The part of unit_price that graphics cost' }),
  price_lines: Type.Array(priceLine),
};

export const unavailableReason = Type.Enum(['SOLD_OUT', 'NOT_ENOUGH_STOCK', 'SUSPENDED']);

const cartItem = Type.Object({
  id: uuid,
  ...pricedItem,
  quantity,
  is_selected: Type.Boolean(),
  added_unit_price: Type.Integer({ description: 'What one piece cost when it was added' }),
  stock_count: Type.Integer(),
  is_available: Type.Boolean(),
  reason: Type.Union([unavailableReason, Type.Null()]),
});

const cart = Type.Object({
  items: Type.Array(cartItem, { description: 'The newest first' }),
  max_quantity: Type.Integer(),
  max_lines: Type.Integer(),
  delivery_fee: Type.Integer(),
  free_threshold: Type.Integer(),
  keep_days: Type.Integer({ description: 'The cart is removed so long after the last visit' }),
});

const visitors = { tag: 'cart', access: 'optional', rateLimit: { max: 240, minutes: 1 } } as const;

export const getCart = {
  endpoint: 'GET /cart',
  summary: 'The cart of the member, or of this browser, with prices and stock of this moment',
  ...visitors,
  responses: { 200: cart },
} as const satisfies Contract;

export const addCartItems = {
  endpoint: 'POST /cart/items',
  summary: 'Put items into the cart; what is there already becomes more',
  description:
    'Each item brings an id that the device made for it. An item that is sent again at once adds nothing.',
  ...visitors,
  body: exactly({
    items: Type.Array(
      exactly({
        id: uuid,
        product_variant_id: uuid,
        product_custom_id: Type.Optional(uuid),
        quantity,
      }),
      { minItems: 1, maxItems: 50 },
    ),
  }),
  responses: { 200: cart },
  codes: ['NOT_FOUND', 'PRODUCT_SUSPENDED', 'OUT_OF_STOCK', 'CART_FULL'],
} as const satisfies Contract;

export const updateCartItem = {
  endpoint: 'PATCH /cart/items/:id',
  summary: 'Set the quantity, the variant or the selection of an item',
  description: 'All values are absolute: a call may be sent again.',
  ...visitors,
  params: Type.Object({ id: uuid }),
  body: exactly({
    quantity: Type.Optional(quantity),
    product_variant_id: Type.Optional(uuid),
    is_selected: Type.Optional(Type.Boolean()),
  }),
  responses: { 200: cart },
  codes: ['NOT_FOUND', 'OPTION_DUPLICATED', 'OUT_OF_STOCK', 'PRODUCT_SUSPENDED'],
} as const satisfies Contract;

export const selectCartItems = {
  endpoint: 'PUT /cart/selection',
  summary: 'Select these items and no others',
  ...visitors,
  body: exactly({ ids: Type.Array(uuid, { maxItems: 200 }) }),
  responses: { 200: cart },
} as const satisfies Contract;

export const deleteCartItems = {
  endpoint: 'DELETE /cart/items',
  summary: 'Take items out of the cart',
  ...visitors,
  query: Type.Object({
    ids: Type.String({ pattern: '^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,99}$', description: 'With commas' }),
  }),
  responses: { 200: cart },
} as const satisfies Contract;

export const mergeCart = {
  endpoint: 'POST /cart/merge',
  summary: 'Move the cart of this browser into that of the member who has signed in',
  description: 'Which cart is this browser’s, only its cookie says. Quantities are added, up to the limit.',
  tag: 'cart',
  rateLimit: { max: 30, minutes: 1 },
  responses: { 200: cart },
} as const satisfies Contract;
