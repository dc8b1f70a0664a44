import * as v from 'valibot';
import { type HeartIntent, heartKey, heartKinds } from '#src/graphql/hearts.ts';

export type Intents = readonly HeartIntent[];

/** Why an intent is never sent again. */
export type Refusal = 'gone' | 'failed' | 'too-old';

/** Milliseconds after which nobody waits for a heart any more. */
const ageLimit = 30 * 24 * 60 * 60_000;

/** What is stored may come from another release; what cannot be read is left out. */
export function readIntents(stored: unknown): Intents {
  return Array.isArray(stored) ? stored.filter(isIntent) : [];
}

/** The last word about a heart counts; what was meant before need not be sent any more. */
export const record = (intents: Intents, intent: HeartIntent): Intents => [
  ...intents.filter((one) => heartKey(one) !== heartKey(intent)),
  intent,
];

/** A later word about the same heart stays. */
export const strike = (intents: Intents, intent: HeartIntent): Intents =>
  intents.filter((one) => !isSame(one, intent));

/** So that one which the server cannot take does not keep the others from being sent. */
export const putLast = (intents: Intents, intent: HeartIntent): Intents => {
  const others = strike(intents, intent);
  return others.length < intents.length ? [...others, intent] : intents;
};

export const isTooOld = ({ madeAt }: HeartIntent, now: number): boolean => now - madeAt > ageLimit;

const isSame = (one: HeartIntent, other: HeartIntent): boolean =>
  heartKey(one) === heartKey(other) && one.madeAt === other.madeAt && one.isGiven === other.isGiven;

const intentSchema = v.object({
  kind: v.picklist(heartKinds),
  id: v.string(),
  isGiven: v.boolean(),
  madeAt: v.number(),
  name: v.string(),
});

const isIntent = (stored: unknown): stored is HeartIntent => v.is(intentSchema, stored);
