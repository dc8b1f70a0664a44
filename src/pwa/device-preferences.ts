import { createStore, get, set } from 'idb-keyval';
import { fieldsOf } from '#src/shared/read.ts';

/** What this device remembers whoever uses it; nothing in here is about a person. Times in milliseconds since 1970. */
type DevicePreferences = {
  /** When installing the shop was last declined. */
  installDeclinedAt: number;
  visits: { readonly count: number; readonly lastAt: number };
};

type Name = keyof DevicePreferences;

const readers: { readonly [N in Name]: (stored: unknown) => DevicePreferences[N] | null } = {
  installDeclinedAt: (stored) => (typeof stored === 'number' ? stored : null),
  visits: (stored) => {
    const { count, lastAt } = fieldsOf(stored) ?? {};
    return typeof count === 'number' && typeof lastAt === 'number' ? { count, lastAt } : null;
  },
};

const database = createStore('kkumim.device', 'remembered');

/** `null` when nothing, or nothing readable, is remembered. Never rejects. */
export async function readPreference<N extends Name>(name: N): Promise<DevicePreferences[N] | null> {
  return readers[name](await get(name, database).catch(() => null));
}

/** Never rejects: where nothing can be stored it is forgotten with the page. */
export function savePreference<N extends Name>(name: N, value: DevicePreferences[N]): Promise<void> {
  return set(name, value, database).catch(() => {});
}
