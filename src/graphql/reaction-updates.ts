import type { Cache, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache';
import { gql } from 'urql';
import { type ReactionKind, reactionKinds, reactionTables } from './reactions.ts';

type ReactionRow = Readonly<Record<string, string | null>>;

/** The columns of the upsert that sets a reaction. */
type ReactionArguments = { readonly object: ReactionRow };

const mutationField = (kind: ReactionKind) => `insert_${kind}_one`;

/** Every fragment that asks for the viewer's own reaction uses exactly these arguments. */
const activeReactionOf = (userId: string | null | undefined) => ({
  where: { user_id: { _eq: userId }, deleted_at: { _is_null: true } },
});

/** The row as the service will answer it. */
function optimisticRow(kind: ReactionKind): OptimisticMutationResolver<ReactionArguments> {
  return ({ object }) => ({ __typename: kind, ...object, deleted_at: object.deleted_at ?? null });
}

/**
 * Writes a reaction that was set or removed to its target: the viewer's row and the count. The count is calculated
 * here, because a trigger changes it after the mutation's own answer has been read.
 */
function applyReaction(kind: ReactionKind): UpdateResolver<Record<string, ReactionRow | null>> {
  const { target, key, rows } = reactionTables[kind];
  const addToCount = countUpdater(kind);
  return (answer, _arguments, cache) => {
    const row = answer[mutationField(kind)];
    if (!row) return;
    const id = row[key] ?? '';
    const entity = { __typename: target, id };
    const isActive = row.deleted_at === null;
    const kept = cache.resolve(entity, rows, activeReactionOf(row.user_id));
    // No screen has asked yet, or the cache says so already.
    if (!Array.isArray(kept) || kept.length > 0 === isActive) return;
    cache.link(entity, rows, activeReactionOf(row.user_id), isActive ? [{ __typename: kind, ...row }] : []);
    addToCount(cache, id, isActive ? 1 : -1);
  };
}

function countUpdater(kind: ReactionKind) {
  const { target, count } = reactionTables[kind];
  const counted = gql(`fragment Counted on ${target} { id ${count} }`);
  return (cache: Cache, id: string, change: number): void => {
    const kept = cache.readFragment<Record<string, unknown>>(counted, { id })?.[count];
    if (typeof kept === 'number') cache.writeFragment(counted, { id, [count]: kept + change });
  };
}

/** How the normalised cache shows a reaction before the service has answered, and what it changes with the answer. */
export const optimisticReactions = Object.fromEntries(
  reactionKinds.map((kind) => [mutationField(kind), optimisticRow(kind)]),
);
export const reactionUpdates = Object.fromEntries(
  reactionKinds.map((kind) => [mutationField(kind), applyReaction(kind)]),
);
