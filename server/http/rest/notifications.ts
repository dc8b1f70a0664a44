import type { FastifyPluginAsync } from 'fastify';
import { countUnread, listNotifications, markRead } from '#server/push/inbox.ts';
import * as contracts from '#src/shared/contracts/notifications.ts';
import { addRoute } from './add-route.ts';

/** A member's inbox. */
export const notificationRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listNotifications, async ({ memberId }) => ({
    unread: await countUnread(app.pool, memberId),
    notifications: await listNotifications(app.pool, memberId),
  }));

  addRoute(app, contracts.countUnread, async ({ memberId }) => ({
    unread: await countUnread(app.pool, memberId),
  }));

  addRoute(app, contracts.markRead, async ({ memberId, body }) => {
    await markRead(app.pool, memberId, body.ids ?? null);
    return { unread: await countUnread(app.pool, memberId) };
  });
};
