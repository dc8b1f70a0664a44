import type { PersistedResult } from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import type { Queue, QueuedWrite } from '../outbox/outbox-queue.ts';
import { acknowledgedSince } from './acknowledged-reactions.ts';
import { type Reaction, reactionTables, targetAfter } from './reactions.ts';

type Row = Readonly<Record<string, unknown>>;

/** A persisted result with the reactions that the server has acknowledged since it was persisted. */
export async function reapplyReactions(
  { data, persistedAt }: PersistedResult,
  viewerId: string,
): Promise<unknown> {
  const reactions = await acknowledgedSince(viewerStore(viewerId, 'outbox'), persistedAt);
  return reactions.length === 0 ? data : applyReactions(data, viewerId, reactions);
}

/** Copies `data` with the reactions applied to their targets and rows, wherever they are nested. */
export function applyReactions(data: unknown, userId: string, reactions: Queue<Reaction>): unknown {
  if (Array.isArray(data)) return data.map((item) => applyReactions(item, userId, reactions));
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([field, value]) => [
    field,
    applyReactions(value, userId, reactions),
  ]);
  const row: Row = Object.fromEntries(fields);
  return reactions.reduce((result, write) => applyReaction(result, userId, write), row);
}

function applyReaction(row: Row, userId: string, { content, createdAt }: QueuedWrite<Reaction>): Row {
  const { kind, id, isActive } = content;
  const { target, key, rows, count } = reactionTables[kind];
  if (row.__typename === kind && row[key] === id && 'deleted_at' in row) {
    return { ...row, deleted_at: isActive ? null : new Date(createdAt).toISOString() };
  }
  const ownReactions = row[rows];
  if (row.__typename !== target || row.id !== id || !Array.isArray(ownReactions)) return row;
  const own = { __typename: kind, user_id: userId, [key]: id };
  const after = targetAfter({ rows: ownReactions, count: row[count] }, own, isActive);
  return after ? { ...row, [rows]: after.rows, ...(count in row && { [count]: after.count }) } : row;
}
