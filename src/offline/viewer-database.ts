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

type Connection = { readonly database: Promise<IDBDatabase>; isDeleted: boolean };

const connections = new Map<string, Connection>();

/**
 * A store in the IndexedDB database of one viewer. Every use rejects if the browser has no storage, and after the
 * database was deleted, in this tab or another.
 */
export function viewerStore(viewerId: string, name: StoreName): UseStore {
  const connection = connectTo(viewerId);
  return async (mode, use) => {
    const database = await connection.database;
    if (connection.isDeleted) throw new Error('The database of this viewer was deleted.');
    return use(database.transaction(name, mode).objectStore(name));
  };
}

/** Deletes all data of a viewer. Stores that were opened before cannot be used any more. Never rejects. */
export async function deleteViewerDatabase(viewerId: string): Promise<void> {
  const connection = connections.get(viewerId);
  connections.delete(viewerId);
  if (connection) connection.isDeleted = true;
  await connection?.database.then(
    (database) => database.close(),
    () => {},
  );
  await deleteDatabase(prefix + viewerId);
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
  const markDeleted = () => {
    connection.isDeleted = true;
  };
  const connection: Connection = { database: open(prefix + viewerId, markDeleted), isDeleted: false };
  connection.database.catch(() => {});
  connections.set(viewerId, connection);
  return connection;
}

function open(name: string, onDeleted: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of stores) {
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
      }
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab deletes the database, which is blocked until this connection is closed.
      database.onversionchange = () => {
        onDeleted();
        database.close();
      };
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
