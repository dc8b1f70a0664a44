import type { FastifyPluginAsync } from 'fastify';
import type { VerifyAccessToken } from '#server/identity/tokens/verify-access-token.ts';
import {
  addTopicSubscription,
  listTopicSubscriptions,
  removeTopicSubscription,
} from '#server/push/topic-subscriptions.ts';
import { parseTopicSubscription, type Topic, topics } from '#server/push/topics.ts';
import { membersOnly } from './member-only.ts';
import { sendProblem } from './problem.ts';

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const problem = { $ref: 'Problem#' } as const;
const done = { type: 'null', description: 'Done' } as const;
const topic = { type: 'string', enum: Object.keys(topics) } as const;

const subscription = {
  type: 'object',
  required: ['topic'],
  properties: {
    topic,
    target_id: {
      type: 'string',
      format: 'uuid',
      description: 'ARTIST: an artist. RESTOCK: a product or one of its variants. Absent for the others.',
    },
  },
} as const;

const list = {
  type: 'object',
  required: ['topics'],
  properties: {
    topics: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          topic,
          target_id: textOrNull,
          name: textOrNull,
          name_en: textOrNull,
          path: textOrNull,
          created_at: text,
        },
      },
    },
  },
} as const;

type Route = { Body: { topic: Topic; target_id?: string } };

const config = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** What a member wants to be told. */
export const pushTopicRoutes: FastifyPluginAsync<{ authenticate: VerifyAccessToken }> = async (
  app,
  { authenticate },
) => {
  membersOnly(app, authenticate);

  app.get(
    '/push/topics',
    {
      schema: {
        summary: 'What I asked to be told',
        tags: ['push'],
        response: { 200: list, 401: problem },
      },
    },
    async (request) => ({ topics: await listTopicSubscriptions(app.pool, request.memberId) }),
  );

  const put = {
    summary: 'Tell me; safe to send twice',
    tags: ['push'],
    body: subscription,
    response: { 204: done, 401: problem, 422: problem, 429: problem },
  } as const;
  app.put<Route>('/push/topics', { schema: put, config }, async ({ body, memberId }, reply) => {
    const wanted = parseTopicSubscription(body.topic, body.target_id);
    const isKept = wanted !== null && (await addTopicSubscription(app.pool, memberId, wanted));
    return isKept ? reply.code(204).send() : sendProblem(reply, 'PUSH_TOPIC_IMPOSSIBLE');
  });

  const remove = {
    summary: 'Do not tell me any more; safe to send twice',
    tags: ['push'],
    body: subscription,
    response: { 204: done, 401: problem, 422: problem, 429: problem },
  } as const;
  app.delete<Route>('/push/topics', { schema: remove, config }, async ({ body, memberId }, reply) => {
    const unwanted = parseTopicSubscription(body.topic, body.target_id);
    if (!unwanted) return sendProblem(reply, 'PUSH_TOPIC_IMPOSSIBLE');
    await removeTopicSubscription(app.pool, memberId, unwanted);
    return reply.code(204).send();
  });
};
