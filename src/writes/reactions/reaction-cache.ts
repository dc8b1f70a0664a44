import type { OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache';
import { gql } from 'urql';
import { aggregateKeys, type CacheRules, keyByColumns } from '#src/graphql/cache.ts';
import { type ReactionKind, reactionKinds, reactionTables, targetAfter } from './reaction.ts';

type ReactionRow = Readonly<Record<string, string | null>>;

/** The columns of the upsert that sets a reaction. */
type ReactionArguments = { readonly object: ReactionRow };

const mutationField = (kind: ReactionKind) => `insert_${kind}_one`;

/** Every fragment that selects the viewer's own reaction uses exactly these arguments. */
const activeReactionOf = (userId: string | null | undefined) => ({
  where: { user_id: { _eq: userId }, deleted_at: { _is_null: true } },
});

/** The row as the data service will return it. */
function optimisticRow(kind: ReactionKind): OptimisticMutationResolver<ReactionArguments> {
  return ({ object }) => ({ __typename: kind, ...object, deleted_at: object.deleted_at ?? null });
}

/**
 * Writes a reaction that was set or removed to its target: the viewer's row and the count. The count is calculated
 * here, because a trigger changes it after the mutation has returned the row.
 */
function applyReaction(kind: ReactionKind): UpdateResolver<Record<string, ReactionRow | null>> {
  const { target, key, rows, count } = reactionTables[kind];
  const countFragment = gql(`fragment ReactionCount on ${target} { id ${count} }`);
  return (response, _arguments, cache) => {
    const row = response[mutationField(kind)];
    if (!row) return;
    const id = row[key] ?? '';
    const entity = { __typename: target, id };
    const active = activeReactionOf(row.user_id);
    const ownReactions = cache.resolve(entity, rows, active);
    // No query has selected it yet.
    if (!Array.isArray(ownReactions)) return;
    const total = cache.readFragment<Record<string, unknown>>(countFragment, { id })?.[count];
    const own = { ...row, __typename: kind };
    const after = targetAfter({ rows: ownReactions, count: total }, own, row.deleted_at === null);
    if (!after) return;
    cache.link(entity, rows, active, [...after.rows]);
    if (typeof after.count === 'number') cache.writeFragment(countFragment, { id, [count]: after.count });
  };
}

const ofEachKind = <Rule>(ruleOf: (kind: ReactionKind) => Rule): Record<string, Rule> =>
  Object.fromEntries(reactionKinds.map((kind) => [mutationField(kind), ruleOf(kind)]));

/** How the normalized cache identifies reactions, what it shows before the response to a mutation, and what that updates. */
export const reactionCacheRules: CacheRules = {
  keys: {
    ...Object.fromEntries(
      reactionKinds.map((kind) => [kind, keyByColumns('user_id', reactionTables[kind].key)]),
    ),
    ...aggregateKeys(reactionKinds),
  },
  optimistic: ofEachKind(optimisticRow),
  updates: { Mutation: ofEachKind(applyReaction) },
};
