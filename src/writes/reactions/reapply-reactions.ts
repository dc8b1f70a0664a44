import { get, type UseStore, update } from 'idb-keyval';
import * as v from 'valibot';
import type { PersistedResult } from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { enqueue, type Queue, type QueuedWrite, readQueue } from '../outbox/outbox-queue.ts';
import { type Reaction, reactionKinds, reactionTables, targetAfter } from './reaction.ts';

const reactionSchema = v.object({
  kind: v.picklist(reactionKinds),
  id: v.string(),
  name: v.string(),
  isActive: v.boolean(),
});

/** Validates stored values, which may come from another release. */
export const isReaction = (stored: unknown): stored is Reaction => v.is(reactionSchema, stored);

const key = 'acknowledged';

/** More than a shopper sets between two visits of a screen. */
const maxEntries = 300;

/** Records a reaction that the server has stored: results that were persisted before do not contain it. Never rejects. */
export async function recordAcknowledged(store: UseStore, write: QueuedWrite<Reaction>): Promise<void> {
  const acknowledged = { ...write, createdAt: Date.now() };
  const append = (stored: unknown) => enqueue(readQueue(stored, isReaction), acknowledged).slice(-maxEntries);
  await update<unknown>(key, append, store).catch(() => {});
}

/** The reactions that the server has stored since `since` (milliseconds since 1970). Never rejects. */
export async function acknowledgedSince(store: UseStore, since: number): Promise<Queue<Reaction>> {
  const stored = await get(key, store).catch(() => []);
  return readQueue(stored, isReaction).filter(({ createdAt }) => createdAt >= since);
}

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
