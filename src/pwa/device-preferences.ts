import { get, set } from 'idb-keyval';
import { fieldsOf } from '#src/shared/parse.ts';
import { createConnection, limitedStore } from '#src/storage/limited-database.ts';

/** Stored for all viewers of this device; contains no personal data. Times in milliseconds since 1970. */
type DevicePreferences = {
  /** When the shopper last declined to install the shop. */
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

const schema = { databaseName: 'kkumim.device', stores: ['remembered'], version: 1 };
const database = limitedStore(createConnection(schema), 'remembered');

/** `null` when nothing is stored, or it is malformed. Never rejects. */
export async function readPreference<N extends Name>(name: N): Promise<DevicePreferences[N] | null> {
  return readers[name](await get(name, database).catch(() => null));
}

/** Never rejects: without storage nothing happens. */
export function savePreference<N extends Name>(name: N, value: DevicePreferences[N]): Promise<void> {
  return set(name, value, database).catch(() => {});
}
