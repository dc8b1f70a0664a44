import { promisifyRequest, type UseStore } from 'idb-keyval';
import { fieldsOf } from '#src/shared/parse.ts';

/** The data of a query, and when it was stored (milliseconds since 1970). */
export type PersistedResult = { readonly data: unknown; readonly persistedAt: number };

/** `persistedAt` of all results by key, so that the oldest are found without reading them. */
type ResultIndex = Readonly<Record<string, number>>;

/** The oldest results above this number are deleted. */
const maxResults = 150;

/** Milliseconds; older results are not shown. */
const maxAge = 30 * 24 * 60 * 60_000;

const indexKey = 'register';

/** `null` when nothing is stored, or nothing can be. Never rejects. */
export async function readResult(store: UseStore, key: string): Promise<PersistedResult | null> {
  try {
    const result = await store('readonly', (rows) =>
      promisifyRequest<PersistedResult | undefined>(rows.get(key)),
    );
    return result && Date.now() - result.persistedAt < maxAge ? result : null;
  } catch {
    return null;
  }
}

/** All stored results, from the oldest to the newest. Never rejects. */
export async function readAllResults(store: UseStore): Promise<readonly PersistedResult[]> {
  try {
    const rows = await store('readonly', (stored) => promisifyRequest<unknown[]>(stored.getAll()));
    return rows
      .filter((row): row is PersistedResult => fieldsOf(row)?.data !== undefined)
      .sort((one, other) => one.persistedAt - other.persistedAt);
  } catch {
    return [];
  }
}

/** The keys of all stored results. Never rejects. */
export async function listResultKeys(store: UseStore): Promise<Set<string>> {
  try {
    const index = await store('readonly', (rows) => promisifyRequest<ResultIndex>(rows.get(indexKey)));
    return new Set(Object.keys(index ?? {}));
  } catch {
    return new Set();
  }
}

/** Stores a result and deletes old ones. Never rejects: with a full storage, or without one, nothing is stored. */
export async function persistResult(store: UseStore, key: string, data: unknown): Promise<void> {
  const persistedAt = Date.now();
  try {
    await store('readwrite', (rows) => {
      const result: PersistedResult = { data, persistedAt };
      rows.put(result, key);
      const request = rows.get(indexKey);
      request.onsuccess = () => {
        const { index, expired } = splitIndex({ ...request.result, [key]: persistedAt }, persistedAt);
        rows.put(index, indexKey);
        for (const expiredKey of expired) rows.delete(expiredKey);
      };
      return promisifyRequest(rows.transaction);
    });
  } catch {}
}

/** Deletes the results whose keys begin with `prefix`. Never rejects. */
export async function deleteResults(store: UseStore, prefix: string): Promise<void> {
  try {
    await store('readwrite', (rows) => {
      const request = rows.get(indexKey);
      request.onsuccess = () => {
        const entries = Object.entries<number>(request.result ?? {});
        const isDeleted = ([key]: [string, number]) => key.startsWith(prefix);
        for (const [key] of entries.filter(isDeleted)) rows.delete(key);
        rows.put(Object.fromEntries(entries.filter((entry) => !isDeleted(entry))), indexKey);
      };
      return promisifyRequest(rows.transaction);
    });
  } catch {}
}

function splitIndex(index: ResultIndex, now: number): { index: ResultIndex; expired: readonly string[] } {
  const newestFirst = Object.entries(index).sort(([, one], [, other]) => other - one);
  const valid = newestFirst.filter(
    ([, persistedAt], position) => position < maxResults && now - persistedAt < maxAge,
  );
  const expired = newestFirst.slice(valid.length).map(([key]) => key);
  return { index: Object.fromEntries(valid), expired };
}
