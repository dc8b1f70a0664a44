import { createStore } from '#src/shared/store.ts';

export type PushTopic = 'ARTIST' | 'RESTOCK' | 'NOTICE' | 'EVENT';

/** What a shopper wants to be told. The target is an artist, a product or a variant; NOTICE and EVENT have none. */
export type TopicSubscription = { readonly topic: PushTopic; readonly targetId: string | null };

/** Whether this browser may call the member; `unknown` until somebody looked. */
type PushDevice = 'unknown' | 'on' | 'off';

export type PushState = { readonly device: PushDevice; readonly topics: ReadonlySet<string> };

export const noPush: PushState = { device: 'unknown', topics: new Set() };

/** What the buttons show. Filled when the first of them comes on the screen, see push-api.ts. */
export const pushState = createStore<PushState>(noPush);

export const topicKey = ({ topic, targetId }: TopicSubscription): string => `${topic} ${targetId ?? ''}`;

/** Told in this browser when it happens. */
export const isSubscribed = ({ device, topics }: PushState, subscription: TopicSubscription): boolean =>
  device === 'on' && topics.has(topicKey(subscription));

/** What stands between a subscription and this browser, or the question that comes before the browser's own. */
export type PushSheet = {
  readonly kind: 'explain' | 'denied' | 'install-first' | 'unsupported';
  readonly subscription: TopicSubscription | null;
};

export const pushSheet = createStore<PushSheet | null>(null);
