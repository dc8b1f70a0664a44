import * as v from 'valibot';
import { type Reaction, reactionKey, reactionKinds } from '#src/graphql/reactions.ts';

export type Reactions = readonly Reaction[];

/** Why an reaction is never sent again. */
export type Refusal = 'gone' | 'failed' | 'too-old';

/** Milliseconds after which nobody waits for a heart any more. */
const ageLimit = 30 * 24 * 60 * 60_000;

/** What is stored may come from another release; what cannot be read is left out. */
export function readReactions(stored: unknown): Reactions {
  return Array.isArray(stored) ? stored.filter(isReaction) : [];
}

/** The last word about a heart counts; what was meant before need not be sent any more. */
export const enqueue = (reactions: Reactions, reaction: Reaction): Reactions => [
  ...reactions.filter((one) => reactionKey(one) !== reactionKey(reaction)),
  reaction,
];

/** A later word about the same heart stays. */
export const remove = (reactions: Reactions, reaction: Reaction): Reactions =>
  reactions.filter((one) => !isSame(one, reaction));

/** So that one which the server cannot take does not keep the others from being sent. */
export const requeue = (reactions: Reactions, reaction: Reaction): Reactions => {
  const others = remove(reactions, reaction);
  return others.length < reactions.length ? [...others, reaction] : reactions;
};

export const isTooOld = ({ createdAt }: Reaction, now: number): boolean => now - createdAt > ageLimit;

const isSame = (one: Reaction, other: Reaction): boolean =>
  reactionKey(one) === reactionKey(other) &&
  one.createdAt === other.createdAt &&
  one.isActive === other.isActive;

const reactionSchema = v.object({
  kind: v.picklist(reactionKinds),
  id: v.string(),
  isActive: v.boolean(),
  createdAt: v.number(),
  name: v.string(),
});

const isReaction = (stored: unknown): stored is Reaction => v.is(reactionSchema, stored);
