import { createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';

/** What this device remembers whoever uses it; nothing in here is about a person. Times in milliseconds since 1970. */
const schemas = {
  /** When installing the shop was last declined. */
  installDeclinedAt: v.number(),
  visits: v.object({ count: v.number(), lastAt: v.number() }),
} as const;

type Name = keyof typeof schemas;
type Value<N extends Name> = v.InferOutput<(typeof schemas)[N]>;

const database = createStore('kkumim.device', 'remembered');

/** `null` when nothing, or nothing readable, is remembered. Never rejects. */
export async function recall<N extends Name>(name: N): Promise<Value<N> | null> {
  const stored = await get(name, database).catch(() => null);
  const parsed = v.safeParse(schemas[name], stored);
  return parsed.success ? (parsed.output as Value<N>) : null;
}

/** Never rejects: where nothing can be stored it is forgotten with the page. */
export function remember<N extends Name>(name: N, value: Value<N>): Promise<void> {
  return set(name, value, database).catch(() => {});
}
