import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  removeSubscription,
  replaceSubscription,
  type SubscriptionCredentials,
  saveSubscription,
} from '#server/push/push-subscriptions.ts';
import type { VapidKeys } from '#server/push/vapid-keys.ts';
import type { Config } from '../config.ts';
import type { VerifyAccessToken } from '../identity/tokens/verify-access-token.ts';
import { isPushEndpoint } from '../push/push-endpoint.ts';
import { membersOnly } from './member-only.ts';
import { sendProblem } from './problem.ts';

const base64url = (bytes: number) => ({
  type: 'string',
  pattern: `^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`,
});
const endpoint = { type: 'string', format: 'uri', maxLength: 2000 } as const;
const problem = { $ref: 'Problem#' } as const;
const done = { type: 'null', description: 'Done' } as const;

const known = {
  type: 'object',
  required: ['endpoint', 'auth'],
  properties: { endpoint, auth: base64url(16) },
} as const;

const keyPair = {
  type: 'object',
  required: ['p256dh', 'auth'],
  properties: { p256dh: base64url(65), auth: base64url(16) },
} as const;

const subscription = {
  type: 'object',
  required: ['endpoint', 'keys', 'public_key'],
  properties: {
    endpoint,
    keys: keyPair,
    public_key: { type: 'string', maxLength: 100, description: 'The key of the shop it was made for' },
    locale: { type: 'string', enum: ['ko', 'en'], default: 'ko' },
  },
} as const;

type Subscription = {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  public_key: string;
  locale: 'ko' | 'en';
};

type Options = { config: Config; keys: VapidKeys; authenticate: VerifyAccessToken };

const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } });

/** This browser may call the member, or not any more. */
export const pushSubscriptionRoutes: FastifyPluginAsync<Options> = async (
  app,
  { config, keys, authenticate },
) => {
  membersOnly(app, authenticate);

  const put = {
    summary: 'Call the member in this browser; safe to send again at every start',
    tags: ['push'],
    body: subscription,
    response: { 204: done, 401: problem, 409: problem, 422: problem, 429: problem },
  } as const;
  app.put<{ Body: Subscription }>(
    '/push/subscription',
    { schema: put, config: perMinute(30) },
    async (request, reply) => {
      const { body } = request;
      if (!isPushEndpoint(body.endpoint, { allowPrivate: config.pushIsPrivate })) {
        return sendProblem(reply, 'PUSH_ENDPOINT_INVALID');
      }
      if (!keys.find(body.public_key)) return sendProblem(reply, 'PUSH_KEY_CHANGED');
      const device = {
        userId: request.memberId,
        locale: body.locale,
        origin: originOf(request, config),
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      };
      const { endpoint, keys: pair, public_key: publicKey } = body;
      await saveSubscription(app.pool, device, { endpoint, ...pair, publicKey });
      return reply.code(204).send();
    },
  );
};

type Replacement = { old: SubscriptionCredentials; subscription: Pick<Subscription, 'endpoint' | 'keys'> };

/** For a worker, and for a page that has just signed out: neither has an access token, both know the secret. */
export const pushBrowserRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const remove = {
    summary: 'Call nobody in this browser any more; safe to send twice',
    tags: ['push'],
    body: known,
    response: { 204: done, 429: problem },
  } as const;
  app.delete<{ Body: SubscriptionCredentials }>(
    '/push/subscription',
    { schema: remove, config: perMinute(30) },
    async (request, reply) => {
      await removeSubscription(app.pool, request.body);
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  );

  const schema = {
    summary: 'The browser changed its subscription by itself',
    tags: ['push'],
    body: {
      type: 'object',
      required: ['old', 'subscription'],
      properties: {
        old: known,
        subscription: {
          type: 'object',
          description: 'Made for the same key of the shop',
          required: ['endpoint', 'keys'],
          properties: { endpoint, keys: keyPair },
        },
      },
    },
    response: { 204: done, 404: problem, 422: problem, 429: problem },
  } as const;
  app.post<{ Body: Replacement }>(
    '/push/subscription/replace',
    { schema, config: perMinute(10) },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { old, subscription: next } = request.body;
      if (!isPushEndpoint(next.endpoint, { allowPrivate: config.pushIsPrivate })) {
        return sendProblem(reply, 'PUSH_ENDPOINT_INVALID');
      }
      const isReplaced = await replaceSubscription(app.pool, old, { endpoint: next.endpoint, ...next.keys });
      return isReplaced ? reply.code(204).send() : sendProblem(reply, 'PUSH_SUBSCRIPTION_UNKNOWN');
    },
  );
};

/** Where the pages of the shop are for whoever asks. */
const originOf = (request: FastifyRequest, { publicOrigin }: Config): string =>
  publicOrigin ?? `${request.protocol}://${request.host}`;
