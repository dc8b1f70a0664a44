import type { UseStore } from 'idb-keyval';
import { type Connection, close, createConnection, limitedStore } from './limited-database.ts';

/**
 * `results`: persisted query results. `visits`: the list of offline pages, what was chosen on product pages, recent
 * searches. `outbox`: what the server may not have stored yet, a queue of reactions and, by keys of their own, of changes
 * of the cart, customs and reviews; also the latest reactions that it has. `inquiries`: the queue of inquiries.
 */
const stores = ['results', 'visits', 'outbox', 'inquiries'] as const;

/** Raised with every new store. */
const version = 2;

type StoreName = (typeof stores)[number];

/** The prefix of the names of their databases. */
export const prefix = 'kkumim.viewer.';

const connections = new Map<string, Connection>();

/**
 * A store in the IndexedDB database of one viewer. Every use rejects if the browser has no storage or does not answer, and
 * after the database was deleted, in this tab or another.
 */
export const viewerStore = (viewerId: string, name: StoreName): UseStore =>
  // Answers of the server can be asked for again.
  limitedStore(connectTo(viewerId), name, name === 'results');

/** Values that could not be stored for a viewer, by key, until they are. They are deleted with the viewer's database. */
export const unstoredOf = (viewerId: string): Map<string, unknown> => connectTo(viewerId).unstored;

/** Deletes all data of a viewer. Stores that were opened before cannot be used any more. Never rejects. */
export async function deleteViewerDatabase(viewerId: string): Promise<void> {
  const connection = connections.get(viewerId);
  connections.delete(viewerId);
  if (connection) {
    connection.isDeleted = true;
    // A browser that does not answer is not waited for.
    close(connection);
  }
  await deleteDatabase(prefix + viewerId);
}

/** Deletes all data of a member who has signed out. A response that is late stores nothing of theirs. Never rejects. */
export function purgeViewerDatabase(viewerId: string): Promise<void> {
  const deleted = deleteViewerDatabase(viewerId);
  connectTo(viewerId).isDeleted = true;
  return deleted;
}

/** For the next viewer, who may be a member that has signed out before: their database is a new one. */
export function allowViewerDatabase(viewerId: string): void {
  if (connections.get(viewerId)?.isDeleted) connections.delete(viewerId);
}

function connectTo(viewerId: string): Connection {
  const existing = connections.get(viewerId);
  if (existing) return existing;
  const connection = createConnection({ databaseName: prefix + viewerId, stores, version });
  connections.set(viewerId, connection);
  return connection;
}

/** Never rejects. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = () => resolve();
    } catch {
      resolve();
    }
  });
}
