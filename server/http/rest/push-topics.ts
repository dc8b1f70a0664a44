import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '#server/platform/refusal.ts';
import {
  addTopicSubscription,
  listTopicSubscriptions,
  removeTopicSubscription,
} from '#server/push/topic-subscriptions.ts';
import { parseTopicSubscription } from '#server/push/topics.ts';
import * as contracts from '#src/shared/contracts/push.ts';
import { addRoute } from './add-route.ts';

/** The events that a member is notified of. */
export const pushTopicRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listTopics, async ({ memberId }) => ({
    topics: await listTopicSubscriptions(app.pool, memberId),
  }));

  addRoute(app, contracts.subscribeToTopic, async ({ memberId, body }) => {
    const subscription = parseTopicSubscription(body.topic, body.target_id);
    if (!subscription) return refuse('PUSH_TOPIC_IMPOSSIBLE');
    const isStored = await addTopicSubscription(app.pool, memberId, subscription);
    if (!isStored) return refuse('PUSH_TOPIC_IMPOSSIBLE');
  });

  addRoute(app, contracts.unsubscribeFromTopic, async ({ memberId, body }) => {
    const subscription = parseTopicSubscription(body.topic, body.target_id);
    if (!subscription) return refuse('PUSH_TOPIC_IMPOSSIBLE');
    await removeTopicSubscription(app.pool, memberId, subscription);
  });
};
