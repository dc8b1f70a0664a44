import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, nothing, text, timestamp, uuid, uuidText } from './schemas.ts';

const type = Type.Enum(['SIZE', 'STOCK', 'DELIVERY', 'CUSTOM', 'ETC']);
const content = text(1000, { description: 'As long as `inquiry_max_chars` of the shop’s policy allows' });

const inquiry = Type.Object({
  id: uuid,
  is_secret: Type.Boolean(),
  is_own: Type.Boolean(),
  state: Type.Enum(['WAITING', 'ANSWERED']),
  created_at: timestamp,
  nickname: Type.String({ description: 'Masked' }),
  type: Type.Optional(type),
  content: Type.Optional(Type.String()),
  answer: Type.Optional(Type.String()),
  answered_at: Type.Optional(timestamp),
});

export const listProductInquiries = {
  endpoint: 'GET /products/:id/inquiries',
  summary: 'What was asked about a product, the newest first',
  description: 'A secret inquiry of somebody else has neither type nor content nor answer.',
  tag: 'inquiries',
  access: 'optional',
  rateLimit: { max: 120, minutes: 1 },
  params: Type.Object({ id: uuid }),
  query: Type.Object({
    after: Type.Optional(uuidText({ description: 'The last inquiry of the page before' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  }),
  responses: {
    200: Type.Object({
      total: Type.Integer(),
      has_more: Type.Boolean(),
      inquiries: Type.Array(inquiry),
    }),
  },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const createProductInquiry = {
  endpoint: 'POST /products/:id/inquiries',
  summary: 'Ask about a product; safe to send again',
  tag: 'inquiries',
  rateLimit: { max: 5, minutes: 1 },
  perDay: 30,
  params: Type.Object({ id: uuid }),
  body: exactly({
    id: uuidText({
      description: 'Made by the device: an id that is stored is not stored again',
    }),
    type,
    content,
    is_secret: Type.Boolean(),
  }),
  responses: { 201: Type.Object({ id: uuid }) },
  codes: ['NOT_FOUND', 'INQUIRY_TOO_LONG'],
} as const satisfies Contract;

export const changeProductInquiry = {
  endpoint: 'PATCH /product-inquiries/:id',
  summary: 'Change an inquiry about a product that waits for its answer; its author only',
  tag: 'inquiries',
  rateLimit: { max: 5, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ type, content, is_secret: Type.Boolean() }),
  responses: { 204: nothing },
  codes: ['NOT_FOUND', 'INQUIRY_ANSWERED', 'INQUIRY_TOO_LONG'],
} as const satisfies Contract;

export const deleteProductInquiry = {
  endpoint: 'DELETE /product-inquiries/:id',
  summary: 'Delete an inquiry about a product that waits for its answer; its author only',
  tag: 'inquiries',
  rateLimit: { max: 30, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 204: nothing },
  codes: ['NOT_FOUND', 'INQUIRY_ANSWERED'],
} as const satisfies Contract;

export const answerProductInquiry = {
  endpoint: 'POST /admin/product-inquiries/:id/answer',
  summary: 'Answer an inquiry about a product; a brand answers those about its own products',
  tag: 'inquiries',
  roles: ['admin', 'brand'],
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ answer: text(4000) }),
  responses: { 204: nothing },
  codes: ['NO_ACCESS', 'NOT_FOUND', 'INQUIRY_ANSWERED'],
} as const satisfies Contract;
