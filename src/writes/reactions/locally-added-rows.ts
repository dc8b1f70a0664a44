import type { AnyVariables } from 'urql';
import type { List } from '#src/graphql/list.ts';
import { findStoredEntities, hasSelectedFields } from '#src/graphql/stored-entities.ts';
import type { Fields } from '#src/shared/parse.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import type { PendingReaction } from './pending-reactions.ts';
import { type ReactionKind, reactionKey, reactionTables } from './reaction.ts';
import { acknowledgedSince, applyReactions } from './reapply-reactions.ts';

type LocallyAddedRows<Data, Variables extends AnyVariables> = {
  readonly viewerId: string;
  readonly kind: ReactionKind;
  readonly list: List<Data, Variables>;
  /** When the list was read, milliseconds since 1970. */
  readonly readAt: number;
  readonly pending: ReadonlyMap<string, PendingReaction>;
};

/**
 * Rows for the reactions that were set since a list was read, newest first, made of what other screens have stored on
 * this device. A target of which too little is stored is left out until the server lists it. Never rejects.
 */
export async function readLocallyAddedRows<Data, Variables extends AnyVariables>(
  options: LocallyAddedRows<Data, Variables>,
): Promise<readonly Fields[]> {
  const { viewerId, kind, list } = options;
  const { key, target } = reactionTables[kind];
  const ids = await activeTargets(options);
  const entities = await findStoredEntities(viewerStore(viewerId, 'results'), target, new Set(ids));
  return ids.flatMap((id) => {
    const own = { user_id: viewerId, [key]: id, created_at: new Date().toISOString(), deleted_at: null };
    const row = { __typename: kind, ...own, [target]: entities.get(id) };
    const reaction = { id, key: '', createdAt: 0, content: { kind, id, name: '', isActive: true } };
    const [applied] = applyReactions([row], viewerId, [reaction]) as [Fields];
    return hasSelectedFields(list.document, list.field, applied) ? [applied] : [];
  });
}

/** Ids, newest first. A pending reaction takes precedence over what the server has acknowledged. */
async function activeTargets<Data, Variables extends AnyVariables>(
  options: LocallyAddedRows<Data, Variables>,
): Promise<readonly string[]> {
  const { viewerId, kind, readAt, pending } = options;
  const acknowledged = await acknowledgedSince(viewerStore(viewerId, 'outbox'), readAt);
  const states = new Map(acknowledged.map(({ content }) => [reactionKey(content), content.isActive]));
  for (const [target, { isActive }] of pending) {
    // Set again, so that the later one is the newer one.
    states.delete(target);
    states.set(target, isActive);
  }
  const prefix = reactionKey({ kind, id: '' });
  return [...states]
    .flatMap(([target, isActive]) =>
      isActive && target.startsWith(prefix) ? [target.slice(prefix.length)] : [],
    )
    .reverse();
}
