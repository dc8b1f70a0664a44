import { createStore } from '#src/shared/store.ts';

export type PushTopic = 'ARTIST' | 'RESTOCK' | 'NOTICE' | 'EVENT';

/** A topic that a member is notified of. The target is an artist, a product or a variant; NOTICE and EVENT have none. */
export type TopicSubscription = { readonly topic: PushTopic; readonly targetId: string | null };

/** Whether this browser receives push messages; `unknown` until `readPushState`. */
type PushDevice = 'unknown' | 'on' | 'off';

export type PushState = { readonly device: PushDevice; readonly topics: ReadonlySet<string> };

export const initialPushState: PushState = { device: 'unknown', topics: new Set() };

/** The state that the notification buttons show. Read when the first of them is rendered, see push-api.ts. */
export const pushState = createStore<PushState>(initialPushState);

export const topicKey = ({ topic, targetId }: TopicSubscription): string => `${topic} ${targetId ?? ''}`;

/** Whether this browser shows notifications of the topic. */
export const isSubscribed = ({ device, topics }: PushState, subscription: TopicSubscription): boolean =>
  device === 'on' && topics.has(topicKey(subscription));

/** `explain`: asks before the browser's permission prompt. Otherwise the reason why this browser cannot subscribe. */
export type PushSheet = {
  readonly kind: 'explain' | 'denied' | 'install-first' | 'unsupported';
  readonly subscription: TopicSubscription | null;
};

export const pushSheet = createStore<PushSheet | null>(null);
