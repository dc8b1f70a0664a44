import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, line, nothing, text, uuid } from './schemas.ts';

export const createInquiry = {
  endpoint: 'POST /inquiries',
  summary: 'Ask the shop, in private',
  description: 'Photos are uploaded before, with the purpose INQUIRY.',
  tag: 'inquiries',
  idempotent: true,
  rateLimit: { max: 5, minutes: 1 },
  perDay: 30,
  body: exactly({
    type: Type.Enum(['ORDER', 'PAYMENT', 'DELIVERY', 'CLAIM', 'ACCOUNT', 'ETC']),
    title: line(100),
    content: text(1000, { description: 'As long as `inquiry_max_chars` of the shop’s policy allows' }),
    image_ids: Type.Array(uuid, {
      maxItems: 10,
      uniqueItems: true,
      description: 'As many as `inquiry_photos` of the shop’s policy allows',
    }),
  }),
  responses: { 201: Type.Object({ id: uuid }) },
  codes: ['IMAGE_NOT_FOUND', 'PHOTO_LIMIT', 'INQUIRY_TOO_LONG'],
} as const satisfies Contract;

export const answerInquiry = {
  endpoint: 'POST /admin/inquiries/:id/answer',
  summary: 'Answer an inquiry of a member',
  tag: 'inquiries',
  roles: ['admin'],
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ answer: text(4000) }),
  responses: { 204: nothing },
  codes: ['NO_ACCESS', 'NOT_FOUND', 'INQUIRY_ANSWERED'],
} as const satisfies Contract;
