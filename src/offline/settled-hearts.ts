import { get, type UseStore, update } from 'idb-keyval';
import type { HeartIntent } from '#src/graphql/hearts.ts';
import { type Intents, readIntents, record } from './outbox-rules.ts';

const key = 'settled';

/** As many as a shopper may give between two visits of one screen. */
const most = 300;

/** Notes what the server has stored: screens kept before that do not know it. Never rejects. */
export async function noteSettled(store: UseStore, intent: HeartIntent): Promise<void> {
  const settled = { ...intent, madeAt: Date.now() };
  await update<unknown>(key, (stored) => record(readIntents(stored), settled).slice(-most), store).catch(
    () => {},
  );
}

/** Hearts stored by the server after `since`, milliseconds. Never rejects. */
export async function settledSince(store: UseStore, since: number): Promise<Intents> {
  const stored = await get(key, store).catch(() => []);
  return readIntents(stored).filter(({ madeAt }) => madeAt >= since);
}
