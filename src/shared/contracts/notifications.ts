import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { topic } from './push.ts';
import { nullable, timestamp, uuid } from './schemas.ts';

const unread = Type.Integer({ description: 'What the badge of the installed shop says' });

export const listNotifications = {
  endpoint: 'GET /notifications',
  summary: 'The newest notifications first',
  tag: 'push',
  responses: {
    200: Type.Object({
      unread,
      notifications: Type.Array(
        Type.Object({
          id: uuid,
          topic,
          title: Type.String(),
          title_en: Type.String(),
          body: Type.String(),
          body_en: Type.String(),
          path: Type.String(),
          created_at: timestamp,
          read_at: nullable(timestamp),
        }),
      ),
    }),
  },
} as const satisfies Contract;

export const countUnread = {
  endpoint: 'GET /notifications/unread',
  summary: 'How many are unread',
  tag: 'push',
  responses: { 200: Type.Object({ unread }) },
} as const satisfies Contract;

export const markRead = {
  endpoint: 'POST /notifications/read',
  summary: 'Mark notifications as read: those named, or all',
  tag: 'push',
  rateLimit: { max: 60, minutes: 1 },
  body: Type.Object({ ids: Type.Optional(Type.Array(uuid, { maxItems: 100 })) }),
  responses: { 200: Type.Object({ unread }) },
} as const satisfies Contract;
