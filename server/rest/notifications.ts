import type { FastifyPluginAsync } from 'fastify';
import type { VerifyAccessToken } from '../identity/tokens/verify-access-token.ts';
import { countUnread, listNotifications, markRead } from '../push/inbox.ts';
import { topics } from '../push/topics.ts';
import { membersOnly } from './member-only.ts';

const text = { type: 'string' } as const;
const unread = { type: 'integer', description: 'What the badge of the installed shop says' } as const;
const problem = { $ref: 'Problem#' } as const;
const number = { type: 'object', required: ['unread'], properties: { unread } } as const;

const list = {
  type: 'object',
  required: ['unread', 'notifications'],
  properties: {
    unread,
    notifications: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: text,
          topic: { type: 'string', enum: Object.keys(topics) },
          title: text,
          title_en: text,
          body: text,
          body_en: text,
          path: text,
          created_at: text,
          read_at: { type: ['string', 'null'] },
        },
      },
    },
  },
} as const;

const read = {
  summary: 'Mark news as read: those named, or all',
  tags: ['push'],
  body: {
    type: 'object',
    properties: { ids: { type: 'array', maxItems: 100, items: { type: 'string', format: 'uuid' } } },
  },
  response: { 200: number, 401: problem, 429: problem },
} as const;

/** A member's inbox of news. */
export const notificationRoutes: FastifyPluginAsync<{ authenticate: VerifyAccessToken }> = async (
  app,
  { authenticate },
) => {
  membersOnly(app, authenticate);

  app.get(
    '/notifications',
    { schema: { summary: 'The newest news first', tags: ['push'], response: { 200: list, 401: problem } } },
    async ({ memberId }) => ({
      unread: await countUnread(app.pool, memberId),
      notifications: await listNotifications(app.pool, memberId),
    }),
  );

  app.get(
    '/notifications/unread',
    { schema: { summary: 'How much is unread', tags: ['push'], response: { 200: number, 401: problem } } },
    async ({ memberId }) => ({ unread: await countUnread(app.pool, memberId) }),
  );

  app.post<{ Body: { ids?: string[] } }>(
    '/notifications/read',
    { schema: read, config: { rateLimit: { max: 60, timeWindow: 60_000 } } },
    async ({ memberId, body }) => {
      await markRead(app.pool, memberId, body.ids ?? null);
      return { unread: await countUnread(app.pool, memberId) };
    },
  );
};
