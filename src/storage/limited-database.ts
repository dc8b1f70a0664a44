import type { UseStore } from 'idb-keyval';
import { networkStatus } from '#src/network/network-status.ts';

/** Milliseconds for what the server knows too: a storage that works answers in 5 to 50, and the network in about a second. */
const shortLimit = 1_000;

/** Milliseconds for what only this device has, and for everything while the network is lost. */
const longLimit = 3_000;

/** Milliseconds without another attempt after a transaction that has not ended. */
const restMs = 10_000;

/**
 * `opening`: `null` until the next use, if the browser could not open the database, has closed it or did not answer.
 * `silentUntil`: by store, as `Date.now()`.
 */
export type Connection = {
  readonly databaseName: string;
  readonly stores: readonly string[];
  readonly version: number;
  opening: Promise<IDBDatabase> | null;
  isDeleted: boolean;
  readonly silentUntil: Record<string, number>;
  /** Values that the browser did not store, by key; they last as long as the page and are not kept for another viewer. */
  readonly unstored: Map<string, unknown>;
};

const connections = new Set<Connection>();

/** An open database delays the next page in some browsers. One that is kept in memory keeps its own. */
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) for (const connection of connections) close(connection);
  });
}

type Schema = Pick<Connection, 'databaseName' | 'stores' | 'version'>;

export const createConnection = (schema: Schema): Connection => ({
  ...schema,
  opening: null,
  isDeleted: false,
  silentUntil: {},
  unstored: new Map(),
});

/**
 * A store of an IndexedDB database, opened at its first use. Every use rejects if the browser has no storage or does not
 * answer in time, and after the database was deleted. A use that was too late changes nothing afterwards, as far as the
 * browser can still take it back.
 * @param isElsewhere whether the server knows it too
 */
export function limitedStore(connection: Connection, name: string, isElsewhere = false): UseStore {
  return (mode, use) => {
    const isOnline = networkStatus.get() === 'online';
    const { silentUntil } = connection;
    // Without a network nothing else could answer, so a transaction is tried each time.
    const now = isOnline ? Date.now() : Number.MAX_VALUE;
    if (now < (silentUntil[name] ?? 0)) return Promise.reject(unusable());
    let transaction: IDBTransaction | null = null;
    let isLate = false;
    const answer = openDatabase(connection).then((database) => {
      if (isLate || connection.isDeleted) throw unusable();
      transaction = database.transaction(name, mode);
      return use(transaction.objectStore(name));
    });
    const giveUp = () => {
      isLate = true;
      silentUntil[name] = transaction ? Date.now() + restMs : Number.POSITIVE_INFINITY;
      if (!transaction) return;
      abort(transaction);
      // Some browsers answer on another connection.
      close(connection);
    };
    const answered = () => {
      delete silentUntil[name];
    };
    answer.then(answered, answered);
    return within(isElsewhere && isOnline ? shortLimit : longLimit, answer, giveUp);
  };
}

/** `late` runs, and the promise rejects, if there is no answer within so many milliseconds. */
function within<Value>(milliseconds: number, answer: Promise<Value>, late: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      late();
      reject(unusable());
    }, milliseconds);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const unusable = () => new Error('This database cannot be used.');

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is being committed, or has ended.
  }
}

/** Opened again at the next use. */
export function close(connection: Connection): void {
  const { opening } = connection;
  connection.opening = null;
  connections.delete(connection);
  opening?.then(
    (database) => database.close(),
    () => {},
  );
}

async function openDatabase(connection: Connection): Promise<IDBDatabase> {
  if (connection.isDeleted) throw unusable();
  connections.add(connection);
  connection.opening ??= open(connection);
  return connection.opening;
}

function open(connection: Connection): Promise<IDBDatabase> {
  const { databaseName, version, stores } = connection;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of stores) {
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store);
      }
    };
    request.onerror = () => reject(request.error);
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
  const forget = () => {
    if (connection.opening === opening) connection.opening = null;
  };
  opening.catch(forget);
  return opening;
}
