import type { Cache, OptimisticMutationResolver, UpdateResolver } from '@urql/exchange-graphcache';
import { gql } from 'urql';
import { type HeartKind, heartKinds, hearts } from './hearts.ts';

type HeartRow = Readonly<Record<string, string | null>>;

/** Columns as they stand in the one upsert of a heart. */
type HeartArguments = { readonly object: HeartRow };

const mutationField = (kind: HeartKind) => `insert_${kind}_one`;

/** Every fragment that asks "did the viewer give a heart?" asks with exactly these arguments. */
const givenBy = (userId: string | null | undefined) => ({
  where: { user_id: { _eq: userId }, deleted_at: { _is_null: true } },
});

/** The row as the service will answer it. */
function rowAhead(kind: HeartKind): OptimisticMutationResolver<HeartArguments> {
  return ({ object }) => ({ __typename: kind, ...object, deleted_at: object.deleted_at ?? null });
}

/**
 * Writes a given or taken-back heart to its thing: the viewer's row and the count. The count is worked out here,
 * because a trigger changes it after the mutation's own answer has been read.
 */
function keepHeart(kind: HeartKind): UpdateResolver<Record<string, HeartRow | null>> {
  const { thing, key, rows } = hearts[kind];
  const addToCount = counting(kind);
  return (answer, _arguments, cache) => {
    const row = answer[mutationField(kind)];
    if (!row) return;
    const id = row[key] ?? '';
    const target = { __typename: thing, id };
    const isGiven = row.deleted_at === null;
    const kept = cache.resolve(target, rows, givenBy(row.user_id));
    // No screen has asked yet, or the cache says so already.
    if (!Array.isArray(kept) || kept.length > 0 === isGiven) return;
    cache.link(target, rows, givenBy(row.user_id), isGiven ? [{ __typename: kind, ...row }] : []);
    addToCount(cache, id, isGiven ? 1 : -1);
  };
}

function counting(kind: HeartKind) {
  const { thing, count } = hearts[kind];
  const counted = gql(`fragment Counted on ${thing} { id ${count} }`);
  return (cache: Cache, id: string, change: number): void => {
    const kept = cache.readFragment<Record<string, unknown>>(counted, { id })?.[count];
    if (typeof kept === 'number') cache.writeFragment(counted, { id, [count]: kept + change });
  };
}

/** How the normalised cache shows a heart before the service has answered, and what it changes with the answer. */
export const heartsAhead = Object.fromEntries(
  heartKinds.map((kind) => [mutationField(kind), rowAhead(kind)]),
);
export const heartUpdates = Object.fromEntries(
  heartKinds.map((kind) => [mutationField(kind), keepHeart(kind)]),
);
