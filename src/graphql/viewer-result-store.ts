import { networkStatus } from '#src/network/network-status.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { listResultKeys, persistResult, readResult } from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import type { ResultStore } from './persistence-exchange.ts';

/** The persisted results of one viewer on this device; empty on the server. */
export function viewerResultStore(viewerId: string): ResultStore {
  // Not by its name: some browsers throw where they refuse it.
  if (import.meta.env.SSR) return { read: async () => null, write() {} };
  const results = viewerStore(viewerId, 'results');
  // Known in memory, so that a new screen does not wait for the disk. Offline the disk is read anyway, because another
  // tab may have stored the result.
  const storedKeys = listResultKeys(results);
  return {
    async read(key) {
      if (!(await storedKeys).has(key) && networkStatus.get() === 'online') return null;
      const result = await readResult(results, key);
      if (!result || viewerId === nilUuid) return result?.data ?? null;
      // The chunk may be missing offline, when the service worker has not cached it.
      const module = await import('#src/writes/reactions/reapply-reactions.ts').catch(() => null);
      return module ? module.reapplyReactions(result, viewerId) : result.data;
    },
    write(key, data) {
      void storedKeys.then((keys) => keys.add(key));
      // Rendering comes first.
      afterRendering(() => void persistResult(results, key, data));
    },
  };
}

/** `requestIdleCallback` is undefined in Safari, although the type says otherwise. */
const afterRendering = (work: () => void): unknown =>
  window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 200);
