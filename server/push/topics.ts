/** What a member can ask to be told of, and whether each subscription names one thing. */
export const topics = {
  ARTIST: { hasTarget: true },
  RESTOCK: { hasTarget: true },
  ORDER: { hasTarget: false },
  NOTICE: { hasTarget: false },
  EVENT: { hasTarget: false },
} as const;

export type Topic = keyof typeof topics;

/** Announcing an event sells; the rest is what the member ordered. See docs/decisions/021. */
export const isAdvertising = (topic: Topic): boolean => topic === 'EVENT';

/** Stands for the target of a topic that has none. */
const noTarget = '00000000-0000-0000-0000-000000000000';

export type TopicSubscription = { readonly topic: Topic; readonly targetId: string };

/** @returns null when the topic wants a target and none is named, or the other way round */
export function readTopicSubscription(topic: Topic, targetId: string | undefined): TopicSubscription | null {
  if (topics[topic].hasTarget !== (targetId !== undefined)) return null;
  return { topic, targetId: targetId ?? noTarget };
}
