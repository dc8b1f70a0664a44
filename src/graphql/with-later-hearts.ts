import type { KeptResult } from '#src/offline/kept-results.ts';
import { settledSince } from '#src/offline/settled-hearts.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import { type HeartIntent, hearts } from './hearts.ts';

type Row = Readonly<Record<string, unknown>>;

/** A kept answer as it would be, had it been asked for after the hearts that the viewer has given since. */
export async function withLaterHearts({ data, keptAt }: KeptResult, viewerId: string): Promise<unknown> {
  const later = await settledSince(viewerStore(viewerId, 'outbox'), keptAt);
  return later.length === 0 ? data : withHearts(data, viewerId, later);
}

export function withHearts(data: unknown, userId: string, given: readonly HeartIntent[]): unknown {
  if (Array.isArray(data)) return data.map((item) => withHearts(item, userId, given));
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([field, content]) => [field, withHearts(content, userId, given)]);
  const row: Row = Object.fromEntries(fields);
  return given.reduce((known, heart) => withHeart(known, userId, heart), row);
}

function withHeart(row: Row, userId: string, { kind, id, isGiven, madeAt }: HeartIntent): Row {
  const { thing, key, rows, count } = hearts[kind];
  if (row.__typename === kind && row[key] === id && 'deleted_at' in row) {
    return { ...row, deleted_at: isGiven ? null : new Date(madeAt).toISOString() };
  }
  const given = row[rows];
  if (row.__typename !== thing || row.id !== id || !Array.isArray(given)) return row;
  if (given.length > 0 === isGiven) return row;
  const counted = row[count];
  return {
    ...row,
    [rows]: isGiven ? [{ __typename: kind, user_id: userId, [key]: id }] : [],
    ...(typeof counted === 'number' && { [count]: counted + (isGiven ? 1 : -1) }),
  };
}
