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

/** Milliseconds. Some browsers never answer: then they have no storage, until they do. */
const openTimeout = 3_000;

type Opening = { readonly database: Promise<IDBDatabase>; readonly timeout: Promise<null> };

/** `opening`: `null` until the next use, if the browser could not open the database or has closed it. */
type Connection = { readonly databaseName: string; opening: Opening | null; isDeleted: boolean };

const connections = new Map<string, Connection>();

/**
 * A store in the IndexedDB database of one viewer. Every use rejects if the browser has no storage or does not answer, and
 * after the database was deleted, in this tab or another.
 */
export function viewerStore(viewerId: string, name: StoreName): UseStore {
  const connection = connectTo(viewerId);
  return async (mode, use) => {
    const database = await openDatabase(connection);
    return use(database.transaction(name, mode).objectStore(name));
  };
}

/** Deletes all data of a viewer. Stores that were opened before cannot be used any more. Never rejects. */
export async function deleteViewerDatabase(viewerId: string): Promise<void> {
  const connection = connections.get(viewerId);
  connections.delete(viewerId);
  if (connection) connection.isDeleted = true;
  // A browser that does not answer is not waited for.
  connection?.opening?.database.then(
    (database) => database.close(),
    () => {},
  );
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
  const connection: Connection = { databaseName: prefix + viewerId, opening: null, isDeleted: false };
  connections.set(viewerId, connection);
  return connection;
}

async function openDatabase(connection: Connection): Promise<IDBDatabase> {
  if (!connection.isDeleted) connection.opening ??= open(connection);
  const { opening } = connection;
  const database = await Promise.race([opening?.database, opening?.timeout]);
  if (connection.isDeleted || !database) throw new Error('The database of this viewer cannot be used.');
  return database;
}

function open(connection: Connection): Opening {
  const forget = () => {
    connection.opening = null;
  };
  const database = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(connection.databaseName, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of stores) {
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
      }
    };
    request.onerror = () => {
      forget();
      reject(request.error);
    };
    request.onsuccess = () => {
      const { result } = request;
      // Another tab deletes the database, which is blocked until this connection is closed.
      result.onversionchange = () => {
        connection.isDeleted = true;
        result.close();
      };
      // Closed by the browser, for example because the shopper has cleared its data.
      result.onclose = forget;
      resolve(result);
    };
  });
  return { database, timeout: new Promise((resolve) => setTimeout(resolve, openTimeout, null)) };
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
