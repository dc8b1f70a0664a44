import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const maxEntries = 10_000;
/** The lifetime of what has no time of its own. */
const maxSeconds = 3600;

/** Keeps in memory what an issuer remembers, until its process ends, which loses nothing that matters. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: maxEntries });
  const find = async (isMeant: (key: string, payload: AdapterPayload) => boolean) => {
    for (const [key, payload] of entries.entries()) if (isMeant(key, payload)) return payload;
    return undefined;
  };
  return (model) => ({
    async upsert(id, payload, expiresIn = maxSeconds) {
      entries.set(`${model}:${id}`, payload, { ttl: expiresIn * 1000 });
    },
    find: (id) => find((key) => key === `${model}:${id}`),
    findByUid: (uid) => find((key, payload) => key.startsWith(`${model}:`) && payload.uid === uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = await find((key) => key === `${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of entries.entries()) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
