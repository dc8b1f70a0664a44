import { acknowledgedSince } from '#src/offline/acknowledged-reactions.ts';
import type { PersistedResult } from '#src/offline/persisted-results.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import { type Reaction, reactionTables } from './reactions.ts';

type Row = Readonly<Record<string, unknown>>;

/** A kept answer as it would be, had it been asked for after the reactionTables that the viewer has given since. */
export async function reapplyReactions(
  { data, persistedAt }: PersistedResult,
  viewerId: string,
): Promise<unknown> {
  const later = await acknowledgedSince(viewerStore(viewerId, 'outbox'), persistedAt);
  return later.length === 0 ? data : applyReactions(data, viewerId, later);
}

export function applyReactions(data: unknown, userId: string, given: readonly Reaction[]): unknown {
  if (Array.isArray(data)) return data.map((item) => applyReactions(item, userId, given));
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([field, content]) => [
    field,
    applyReactions(content, userId, given),
  ]);
  const row: Row = Object.fromEntries(fields);
  return given.reduce((known, heart) => applyReaction(known, userId, heart), row);
}

function applyReaction(row: Row, userId: string, { kind, id, isActive, createdAt }: Reaction): Row {
  const { thing, key, rows, count } = reactionTables[kind];
  if (row.__typename === kind && row[key] === id && 'deleted_at' in row) {
    return { ...row, deleted_at: isActive ? null : new Date(createdAt).toISOString() };
  }
  const given = row[rows];
  if (row.__typename !== thing || row.id !== id || !Array.isArray(given)) return row;
  if (given.length > 0 === isActive) return row;
  const counted = row[count];
  return {
    ...row,
    [rows]: isActive ? [{ __typename: kind, user_id: userId, [key]: id }] : [],
    ...(typeof counted === 'number' && { [count]: counted + (isActive ? 1 : -1) }),
  };
}
