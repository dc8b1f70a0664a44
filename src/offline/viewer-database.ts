import type { UseStore } from 'idb-keyval';

/**
 * `results`: persisted query results. `visits`: the list of offline pages, what was chosen on product pages, recent
 * searches. `outbox`: what the server may not have stored yet, a queue of reactions and, by keys of their own, of changes
 * of the cart, customs and reviews; also the latest reactions that it has. `inquiries`: the queue of inquiries.
 */
const stores = ['results', 'visits', 'outbox', 'inquiries'] as const;

/** Raised with every new store. */
const version = 2;

type StoreName = (typeof stores)[number];

const prefix = 'kkumim.viewer.';

/** Milliseconds. Some browsers never answer; then they have no storage. */
const openTimeoutMs = 3_000;

/** `database`: `null` until it is used, and after the browser has closed it. */
type Connection = { database: Promise<IDBDatabase> | null; isDeleted: boolean };

const connections = new Map<string, Connection>();

/**
 * A store in the IndexedDB database of one viewer. Every use rejects if the browser has no storage, and after the
 * database was deleted, in this tab or another.
 */
export function viewerStore(viewerId: string, name: StoreName): UseStore {
  const connection = connectTo(viewerId);
  return async (mode, use) => {
    if (!connection.isDeleted) connection.database ??= open(prefix + viewerId, connection);
    const database = await connection.database;
    if (connection.isDeleted || !database) throw new Error('The database of this viewer was deleted.');
    return use(database.transaction(name, mode).objectStore(name));
  };
}

/** Deletes all data of a viewer. Stores that were opened before cannot be used any more. Never rejects. */
export async function deleteViewerDatabase(viewerId: string): Promise<void> {
  const connection = connections.get(viewerId);
  connections.delete(viewerId);
  if (connection) connection.isDeleted = true;
  await connection?.database?.then(
    (database) => database.close(),
    () => {},
  );
  await deleteDatabase(prefix + viewerId);
}

/** Deletes all data of a member who has signed out. A response that is late stores nothing of theirs. Never rejects. */
export function purgeViewerDatabase(viewerId: string): Promise<void> {
  const deleted = deleteViewerDatabase(viewerId);
  connections.set(viewerId, { database: null, isDeleted: true });
  return deleted;
}

/** A member who has become the viewer again has a new database. */
export function allowViewerDatabase(viewerId: string): void {
  if (connections.get(viewerId)?.isDeleted) connections.delete(viewerId);
}

/** Deletes the data of all other viewers, which a tab that was closed too early has not deleted. Never rejects. */
export async function deleteOtherViewerDatabases(viewerIds: readonly string[]): Promise<void> {
  const names = await listDatabases();
  const others = names.filter(
    (name) => name.startsWith(prefix) && !viewerIds.includes(name.slice(prefix.length)),
  );
  await Promise.all(others.map(deleteDatabase));
}

function connectTo(viewerId: string): Connection {
  const existing = connections.get(viewerId);
  if (existing) return existing;
  const connection: Connection = { database: null, isDeleted: false };
  connections.set(viewerId, connection);
  return connection;
}

/** Rejects without an answer in time, and is not tried again before the browser has answered. */
function open(name: string, connection: Connection): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('IndexedDB does not answer.'));
    }, openTimeoutMs);
    // The next use opens it again.
    const disconnect = () => {
      clearTimeout(timer);
      connection.database = null;
    };
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of stores) {
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
      }
    };
    request.onerror = () => {
      disconnect();
      reject(request.error);
    };
    request.onsuccess = () => {
      const database = request.result;
      if (isLate) {
        disconnect();
        return database.close();
      }
      clearTimeout(timer);
      // Another tab deletes the database, which is blocked until this connection is closed.
      database.onversionchange = () => {
        connection.isDeleted = true;
        database.close();
      };
      // Closed by the browser.
      database.onclose = disconnect;
      resolve(database);
    };
  });
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = () => resolve();
    } catch {
      resolve();
    }
  });
}

async function listDatabases(): Promise<string[]> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}
