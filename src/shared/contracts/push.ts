import { Type } from 'typebox';
import type { Contract } from './contract.ts';
import { nothing, nullable, timestamp, uuid, uuidText } from './schemas.ts';

const base64url = (bytes: number) =>
  Type.String({ pattern: `^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$` });

const endpoint = Type.String({ format: 'uri', maxLength: 2000 });
const keys = Type.Object({ p256dh: base64url(65), auth: base64url(16) });
/** Identifies a browser that has no access token: only it and the server know the secret. */
const knownBrowser = Type.Object({ endpoint, auth: base64url(16) });

export const saveSubscription = {
  endpoint: 'PUT /push/subscription',
  summary: 'Send the member push messages to this browser; safe to send again at every start',
  tag: 'push',
  rateLimit: { max: 30, minutes: 1 },
  body: Type.Object({
    endpoint,
    keys,
    public_key: Type.String({ maxLength: 100, description: 'The key of the shop it was made for' }),
    locale: Type.Optional(Type.Enum(['ko', 'en'], { default: 'ko' })),
  }),
  responses: { 204: nothing },
  codes: ['PUSH_ENDPOINT_INVALID', 'PUSH_KEY_CHANGED'],
} as const satisfies Contract;

export const removeSubscription = {
  endpoint: 'DELETE /push/subscription',
  summary: 'Send no more push messages to this browser; safe to send twice',
  tag: 'push',
  access: 'public',
  rateLimit: { max: 30, minutes: 1 },
  body: knownBrowser,
  responses: { 204: nothing },
} as const satisfies Contract;

export const replaceSubscription = {
  endpoint: 'POST /push/subscription/replace',
  summary: 'The browser changed its subscription by itself',
  tag: 'push',
  access: 'public',
  rateLimit: { max: 10, minutes: 1 },
  body: Type.Object({
    old: knownBrowser,
    subscription: Type.Object({ endpoint, keys }, { description: 'Made for the same key of the shop' }),
  }),
  responses: { 204: nothing },
  codes: ['PUSH_ENDPOINT_INVALID', 'PUSH_SUBSCRIPTION_UNKNOWN'],
} as const satisfies Contract;

/** The topics to which a member can subscribe. */
const subscribedTopic = Type.Enum(['ARTIST', 'RESTOCK', 'ORDER', 'NOTICE', 'EVENT']);

/** Answers to inquiries go to who has asked, without a subscription. */
export const topic = Type.Enum(['ARTIST', 'RESTOCK', 'ORDER', 'INQUIRY', 'NOTICE', 'EVENT']);

const topicSubscription = Type.Object({
  topic: subscribedTopic,
  target_id: Type.Optional(
    uuidText({
      description: 'ARTIST: an artist. RESTOCK: a product or one of its variants. Absent for the others.',
    }),
  ),
});

export const listTopics = {
  endpoint: 'GET /push/topics',
  summary: 'What the member is notified of',
  tag: 'push',
  responses: {
    200: Type.Object({
      topics: Type.Array(
        Type.Object({
          topic: subscribedTopic,
          target_id: nullable(uuid),
          name: nullable(Type.String()),
          name_en: nullable(Type.String()),
          path: nullable(Type.String()),
          created_at: timestamp,
        }),
      ),
    }),
  },
} as const satisfies Contract;

export const subscribeToTopic = {
  endpoint: 'PUT /push/topics',
  summary: 'Notify the member; safe to send twice',
  tag: 'push',
  rateLimit: { max: 60, minutes: 1 },
  body: topicSubscription,
  responses: { 204: nothing },
  codes: ['PUSH_TOPIC_IMPOSSIBLE'],
} as const satisfies Contract;

export const unsubscribeFromTopic = {
  endpoint: 'DELETE /push/topics',
  summary: 'Notify the member no more; safe to send twice',
  tag: 'push',
  rateLimit: { max: 60, minutes: 1 },
  body: topicSubscription,
  responses: { 204: nothing },
  codes: ['PUSH_TOPIC_IMPOSSIBLE'],
} as const satisfies Contract;
