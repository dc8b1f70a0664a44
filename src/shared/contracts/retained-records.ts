import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { timestamp } from './schemas.ts';

export const readRetainedRecord = {
  endpoint: 'GET /admin/retained-records/:reference',
  summary: 'Read what the law has the shop keep of somebody who has left',
  description: 'By the number of an order, or the id of an inquiry. Each reading is recorded.',
  tag: 'retained records',
  roles: ['admin'],
  rateLimit: { max: 60, minutes: 1 },
  params: Type.Object({ reference: Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$' }) }),
  responses: {
    200: Type.Object({
      kind: Type.Enum(['ORDER', 'INQUIRY']),
      retained_until: timestamp,
      record: Type.Object({}, { additionalProperties: true }),
    }),
  },
  codes: ['NO_ACCESS', 'NOT_FOUND'],
} as const satisfies Contract;
