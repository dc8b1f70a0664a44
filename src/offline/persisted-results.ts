import { promisifyRequest, type UseStore } from 'idb-keyval';

/** What the data service said to one question, and when (milliseconds since 1970). */
export type PersistedResult = { readonly data: unknown; readonly persistedAt: number };

/** When each question was last answered. */
type Register = Readonly<Record<string, number>>;

/** So many screens; the one seen longest ago makes room. */
const most = 100;

/** Milliseconds; nobody wants the prices of last season. */
const maxAge = 30 * 24 * 60 * 60_000;

const registerKey = 'register';

/** `null` when nothing is kept, also where nothing can be. Never rejects. */
export async function readResult(store: UseStore, key: string): Promise<PersistedResult | null> {
  try {
    const kept = await store('readonly', (rows) =>
      promisifyRequest<PersistedResult | undefined>(rows.get(key)),
    );
    return kept && Date.now() - kept.persistedAt < maxAge ? kept : null;
  } catch {
    return null;
  }
}

/** The keys of all that is kept. Never rejects. */
export async function listResultKeys(store: UseStore): Promise<Set<string>> {
  try {
    const register = await store('readonly', (rows) => promisifyRequest<Register>(rows.get(registerKey)));
    return new Set(Object.keys(register ?? {}));
  } catch {
    return new Set();
  }
}

/** Never rejects: without room, or without storage, the shop just needs a network. */
export async function persistResult(store: UseStore, key: string, data: unknown): Promise<void> {
  const persistedAt = Date.now();
  try {
    await store('readwrite', (rows) => {
      const kept: PersistedResult = { data, persistedAt };
      rows.put(kept, key);
      const asked = rows.get(registerKey);
      asked.onsuccess = () => {
        const { stay, go } = sortOut({ ...asked.result, [key]: persistedAt }, persistedAt);
        rows.put(stay, registerKey);
        for (const old of go) rows.delete(old);
      };
      return promisifyRequest(rows.transaction);
    });
  } catch {}
}

function sortOut(register: Register, now: number): { stay: Register; go: readonly string[] } {
  const byAge = Object.entries(register).sort(([, one], [, other]) => other - one);
  const isKept = ([, persistedAt]: [string, number], place: number) =>
    place < most && now - persistedAt < maxAge;
  const stay = byAge.filter(isKept);
  return { stay: Object.fromEntries(stay), go: byAge.slice(stay.length).map(([key]) => key) };
}
