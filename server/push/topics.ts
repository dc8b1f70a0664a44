/** The topics that a member can subscribe to, and whether a subscription names a target. */
const topics = {
  ARTIST: { hasTarget: true },
  RESTOCK: { hasTarget: true },
  ORDER: { hasTarget: false },
  NOTICE: { hasTarget: false },
  EVENT: { hasTarget: false },
} as const;

export type SubscribedTopic = keyof typeof topics;

/** INQUIRY: an answer, which goes to who has asked; nobody subscribes to it. Its target is that member, as that of ORDER is. */
export type Topic = SubscribedTopic | 'INQUIRY';

/** Events are sales promotions; the member has requested everything else. See docs/decisions/021. */
export const isAdvertising = (topic: Topic): boolean => topic === 'EVENT';

/** Stands for the target of a topic that has none. */
export const noTarget = '00000000-0000-0000-0000-000000000000';

export type TopicSubscription = { readonly topic: SubscribedTopic; readonly targetId: string };

/** @returns null when the topic needs a target and there is none, or the other way round */
export function parseTopicSubscription(
  topic: SubscribedTopic,
  targetId: string | undefined,
): TopicSubscription | null {
  if (topics[topic].hasTarget !== (targetId !== undefined)) return null;
  return { topic, targetId: targetId ?? noTarget };
}
