import type { UseStore } from 'idb-keyval';

/**
 * `results`: what the server said, screen by screen. `visits`: which screens that were. `outbox`: what the member meant and
 * the server may not know yet.
 */
const stores = ['results', 'visits', 'outbox'] as const;

type StoreName = (typeof stores)[number];

const prefix = 'kkumim.viewer.';

type Connection = { readonly opened: Promise<IDBDatabase>; isOver: boolean };

const connections = new Map<string, Connection>();

/**
 * A part of what this device keeps for one viewer. Every use of it rejects where the browser keeps nothing, and for
 * good once the viewer was forgotten, here or in another tab.
 */
export function viewerStore(viewerId: string, name: StoreName): UseStore {
  const mine = connectionOf(viewerId);
  return async (mode, use) => {
    const database = await mine.opened;
    if (mine.isOver) throw new Error('This viewer was forgotten.');
    return use(database.transaction(name, mode).objectStore(name));
  };
}

/** Deletes everything that is kept for a viewer; stores opened before stay shut. Never rejects. */
export async function deleteViewerDatabase(viewerId: string): Promise<void> {
  const mine = connections.get(viewerId);
  connections.delete(viewerId);
  if (mine) mine.isOver = true;
  await mine?.opened.then(
    (database) => database.close(),
    () => {},
  );
  await remove(prefix + viewerId);
}

/** Deletes what a tab that was ended in between has left behind of others. Never rejects. */
export async function deleteOtherViewerDatabases(viewerIds: readonly string[]): Promise<void> {
  const known = await listDatabases();
  const strange = known.filter(
    (name) => name.startsWith(prefix) && !viewerIds.includes(name.slice(prefix.length)),
  );
  await Promise.all(strange.map(remove));
}

function connectionOf(viewerId: string): Connection {
  const known = connections.get(viewerId);
  if (known) return known;
  const mine: Connection = { opened: open(prefix + viewerId, () => shut()), isOver: false };
  const shut = () => {
    mine.isOver = true;
  };
  mine.opened.catch(() => {});
  connections.set(viewerId, mine);
  return mine;
}

function open(name: string, onDeleted: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab deletes it, and must not wait for this one.
      database.onversionchange = () => {
        onDeleted();
        database.close();
      };
      resolve(database);
    };
  });
}

function remove(name: string): Promise<void> {
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
