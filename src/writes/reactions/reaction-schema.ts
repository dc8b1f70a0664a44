import * as v from 'valibot';
import { type Reaction, reactionKinds } from './reactions.ts';

const reactionSchema = v.object({
  kind: v.picklist(reactionKinds),
  id: v.string(),
  name: v.string(),
  isActive: v.boolean(),
});

/** Validates stored values, which may come from another release. */
export const isReaction = (stored: unknown): stored is Reaction => v.is(reactionSchema, stored);
