import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { exactly, line, nothing, nullable, text, timestamp, uuid, uuidText } from './schemas.ts';

const score = Type.Integer({ minimum: 1, maximum: 5 });
const content = text(5000, {
  description: 'As long as `review_min_chars` and `review_max_chars` of the shop’s policy allow',
});
const image_ids = Type.Array(uuid, {
  maxItems: 20,
  uniqueItems: true,
  description: 'In the order in which they are shown; as many as `review_photos` of the shop’s policy allows',
});

/** A line of an order, as far as its review speaks of it. */
const reviewedLine = Type.Object({
  order_product_id: uuid,
  product_id: uuid,
  name_ko: Type.String(),
  name_en: Type.String(),
  option_name_ko: Type.String(),
  option_name_en: Type.String(),
  size: Type.String(),
  production_method: Type.String(),
  image_src: Type.String(),
  write_until: timestamp,
});

const reviewPolicy = Type.Object({
  min_chars: Type.Integer(),
  max_chars: Type.Integer(),
  max_photos: Type.Integer(),
  point_text: Type.Integer({ description: 'For a review without photos' }),
  point_photo: Type.Integer({ description: 'For one with photos' }),
});

export const listWritableReviews = {
  endpoint: 'GET /reviews/writable',
  summary: 'What the member has bought and may review, the latest delivery first',
  description: 'At most 100 lines.',
  tag: 'reviews',
  rateLimit: { max: 60, minutes: 1 },
  responses: { 200: Type.Object({ lines: Type.Array(reviewedLine), policy: reviewPolicy }) },
} as const satisfies Contract;

export const checkReview = {
  endpoint: 'GET /order-products/:id/review-check',
  summary: 'Whether the member may review a line of an order',
  tag: 'reviews',
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: {
    200: Type.Object({
      allowed: Type.Boolean(),
      reason: Type.Optional(Type.Enum(['EXISTS', 'NOT_DELIVERED', 'RETURNED', 'PERIOD_OVER'])),
      review_id: Type.Optional(uuidText({ description: 'The one that exists' })),
      line: reviewedLine,
      policy: reviewPolicy,
    }),
  },
  codes: ['ORDER_NOT_FOUND'],
} as const satisfies Contract;

export const createReview = {
  endpoint: 'POST /reviews',
  summary: 'Review what was bought; safe to send again',
  description:
    'Photos are uploaded before, with the purpose REVIEW. Points are given at once, for each line once.',
  tag: 'reviews',
  rateLimit: { max: 30, minutes: 1 },
  body: exactly({
    id: uuidText({
      description: 'Made by the device: an id that is stored is not stored again',
    }),
    order_product_id: uuid,
    score,
    content,
    image_ids,
  }),
  responses: { 201: Type.Object({ id: uuid, earned_point: Type.Integer() }) },
  codes: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'REVIEW_EXISTS',
    'REVIEW_NOT_ALLOWED',
    'REVIEW_LENGTH',
    'PHOTO_LIMIT',
    'IMAGE_NOT_FOUND',
  ],
} as const satisfies Contract;

export const changeReview = {
  endpoint: 'PATCH /reviews/:id',
  summary: 'Change a review, as long as `review_edit_days` of the shop’s policy allows; its author only',
  description:
    'Photos that it has are named by their ids, new ones by those of their uploads. It changes no points.',
  tag: 'reviews',
  rateLimit: { max: 10, minutes: 1 },
  perDay: 100,
  params: Type.Object({ id: uuid }),
  body: exactly({ score, content, image_ids }),
  responses: { 204: nothing },
  codes: ['NOT_FOUND', 'REVIEW_BLIND', 'REVIEW_EDIT_OVER', 'REVIEW_LENGTH', 'PHOTO_LIMIT', 'IMAGE_NOT_FOUND'],
} as const satisfies Contract;

export const deleteReview = {
  endpoint: 'DELETE /reviews/:id',
  summary: 'Delete a review with its photos; its points are taken back. Its author only',
  tag: 'reviews',
  rateLimit: { max: 10, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 204: nothing },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

const reportReason = Type.Enum(['AD', 'ABUSE', 'PRIVACY', 'UNRELATED', 'COPYRIGHT', 'ETC']);

export const reportReview = {
  endpoint: 'POST /reviews/:id/report',
  summary: 'Ask an operator to look at a review of somebody else; once',
  tag: 'reviews',
  rateLimit: { max: 10, minutes: 1 },
  perDay: 100,
  params: Type.Object({ id: uuid }),
  body: exactly({ reason: reportReason, content: Type.Optional(text(500)) }),
  responses: { 204: nothing },
  codes: ['NOT_FOUND'],
} as const satisfies Contract;

export const listReportedReviews = {
  endpoint: 'GET /admin/reviews/reported',
  summary: 'Reviews that members have reported, the latest report first',
  description: 'At most 100 reviews. Who has reported them is not told.',
  tag: 'reviews',
  roles: ['admin'],
  rateLimit: { max: 60, minutes: 1 },
  responses: {
    200: Type.Object({
      reviews: Type.Array(
        Type.Object({
          id: uuid,
          score,
          content: Type.String(),
          nickname: Type.String(),
          state: Type.String(),
          created_at: timestamp,
          reports: Type.Array(
            Type.Object({
              reason: Type.String(),
              content: nullable(Type.String()),
              created_at: Type.String(),
            }),
          ),
        }),
      ),
    }),
  },
  codes: ['NO_ACCESS'],
} as const satisfies Contract;

export const blindReview = {
  endpoint: 'POST /admin/reviews/:id/blind',
  summary: 'Hide a review from everybody but its author, who reads the reason',
  tag: 'reviews',
  roles: ['admin'],
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ id: uuid }),
  body: exactly({ reason: line(200) }),
  responses: { 204: nothing },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;

export const unblindReview = {
  endpoint: 'POST /admin/reviews/:id/unblind',
  summary: 'Show a review again that was hidden',
  tag: 'reviews',
  roles: ['admin'],
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ id: uuid }),
  responses: { 204: nothing },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;
