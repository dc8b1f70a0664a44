import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { timestamp, uuid } from './schemas.ts';

const inquiry = Type.Object({
  id: uuid,
  is_secret: Type.Boolean(),
  is_own: Type.Boolean(),
  state: Type.Enum(['WAITING', 'ANSWERED']),
  created_at: timestamp,
  nickname: Type.String({ description: 'Masked' }),
  type: Type.Optional(Type.Enum(['SIZE', 'STOCK', 'DELIVERY', 'CUSTOM', 'ETC'])),
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
    after: Type.Optional(Type.String({ format: 'uuid', description: 'The last inquiry of the page before' })),
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
