import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '#server/config/config.ts';
import {
  removeSubscription,
  replaceSubscription,
  saveSubscription,
} from '#server/members/push-subscriptions.ts';
import { refuse } from '#server/platform/refusal.ts';
import { isPushEndpoint } from '#server/push/push-endpoint.ts';
import type { VapidKeys } from '#server/push/vapid-keys.ts';
import * as contracts from '#src/shared/contracts/push.ts';
import { addRoute } from './add-route.ts';

/**
 * Whether this browser receives push messages. A worker and a page that has just signed out have no access token: they
 * prove themselves by the secret of their subscription.
 */
export const pushSubscriptionRoutes: FastifyPluginAsync<{ config: Config; keys: VapidKeys }> = async (
  app,
  { config, keys },
) => {
  const isAllowed = (endpoint: string) => isPushEndpoint(endpoint, { allowPrivate: config.pushIsPrivate });

  addRoute(app, contracts.saveSubscription, async (request) => {
    const { endpoint, keys: pair, public_key: publicKey, locale = 'ko' } = request.body;
    if (!isAllowed(endpoint)) return refuse('PUSH_ENDPOINT_INVALID');
    if (!keys.find(publicKey)) return refuse('PUSH_KEY_CHANGED');
    const device = {
      userId: request.memberId,
      sessionId: request.sessionId,
      locale,
      // Where the shop's pages are: a message must lead to an absolute address.
      origin: config.publicOrigin ?? `${request.protocol}://${request.host}`,
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    };
    await saveSubscription(app.pool, device, { endpoint, ...pair, publicKey });
  });

  addRoute(app, contracts.removeSubscription, ({ body }) => removeSubscription(app.pool, body));

  addRoute(app, contracts.replaceSubscription, async ({ body: { old, subscription } }) => {
    const { endpoint, keys: pair } = subscription;
    if (!isAllowed(endpoint)) return refuse('PUSH_ENDPOINT_INVALID');
    const isReplaced = await replaceSubscription(app.pool, old, { endpoint, ...pair });
    if (!isReplaced) return refuse('PUSH_SUBSCRIPTION_UNKNOWN');
  });
};
