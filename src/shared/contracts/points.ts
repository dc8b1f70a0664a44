import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { pointEntriesPerPage } from './page-sizes.ts';
import { periodFields } from './periods.ts';
import { exactly, line, nullable, timestamp, uuid } from './schemas.ts';

export const getPoints = {
  endpoint: 'GET /points',
  summary: 'The member’s points',
  tag: 'points',
  rateLimit: { max: 120, minutes: 1 },
  responses: {
    200: Type.Object({
      balance: Type.Integer(),
      held: Type.Integer({ description: 'Of the balance, for orders that are not paid' }),
      available: Type.Integer({ description: 'What an order may use now' }),
      expiring_30d: Type.Integer(),
      expiring: Type.Array(Type.Object({ amount: Type.Integer(), expires_at: timestamp }), {
        description: 'What `expiring_30d` is made of, by the last day in Korea',
      }),
      debt: Type.Integer({ description: 'Taken back after they were used; the next points pay it' }),
    }),
  },
} as const satisfies Contract;

export const pointHistoryType = Type.Enum(['ADD', 'USE', 'EXPIRE']);

export const listPointHistory = {
  endpoint: 'GET /points/history',
  summary: `How the member’s points came and went, ${pointEntriesPerPage} on a page, the newest first`,
  tag: 'points',
  rateLimit: { max: 120, minutes: 1 },
  query: Type.Object({
    type: Type.Optional(pointHistoryType),
    ...periodFields,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  }),
  responses: {
    200: Type.Object({
      entries: Type.Array(
        Type.Object({
          id: uuid,
          type: pointHistoryType,
          amount: Type.Integer(),
          balance_after: Type.Integer(),
          reason_code: Type.Enum([
            'ORDER_CONFIRM',
            'REVIEW_TEXT',
            'REVIEW_PHOTO',
            'EVENT',
            'ADMIN',
            'ORDER_USE',
            'ORDER_REFUND',
            'CLAWBACK',
            'EXPIRE',
          ]),
          memo: nullable(Type.String()),
          created_at: timestamp,
          order_id: nullable(uuid),
          order_number: nullable(Type.String()),
          expires_at: Type.Union([timestamp, Type.Null()], { description: 'Of points that were added' }),
        }),
      ),
      total: Type.Integer(),
    }),
  },
} as const satisfies Contract;

export const grantPoints = {
  endpoint: 'POST /admin/points',
  summary: 'Give a member points',
  description: 'The member reads the reason.',
  tag: 'points',
  roles: ['admin'],
  idempotent: true,
  rateLimit: { max: 120, minutes: 1 },
  body: exactly({
    user_id: uuid,
    amount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    reason: line(100),
  }),
  responses: { 201: Type.Object({ balance: Type.Integer(), debt: Type.Integer() }) },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;
