import type { OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache';
import { gql } from 'urql';
import { type ReactionKind, reactionKinds, reactionTables, targetAfter } from './reactions.ts';

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
  const { target, key, rows, count } = reactionTables[kind];
  const counted = gql(`fragment Counted on ${target} { id ${count} }`);
  return (response, _arguments, cache) => {
    const row = response[mutationField(kind)];
    if (!row) return;
    const id = row[key] ?? '';
    const entity = { __typename: target, id };
    const active = activeReactionOf(row.user_id);
    const known = cache.resolve(entity, rows, active);
    // No screen has asked for it yet.
    if (!Array.isArray(known)) return;
    const total = cache.readFragment<Record<string, unknown>>(counted, { id })?.[count];
    const own = { ...row, __typename: kind };
    const after = targetAfter({ rows: known, count: total }, own, row.deleted_at === null);
    if (!after) return;
    cache.link(entity, rows, active, [...after.rows]);
    if (typeof after.count === 'number') cache.writeFragment(counted, { id, [count]: after.count });
  };
}

/** How the normalised cache shows a reaction before the service has answered, and what it changes with the answer. */
export const optimisticReactions = Object.fromEntries(
  reactionKinds.map((kind) => [mutationField(kind), optimisticRow(kind)]),
);
export const reactionUpdates = Object.fromEntries(
  reactionKinds.map((kind) => [mutationField(kind), applyReaction(kind)]),
);
