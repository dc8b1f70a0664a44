import { networkStatus } from '#src/network/network-status.ts';
import { nilUuid } from '#src/session/viewer.ts';
import {
  listResultKeys,
  type PersistedResult,
  persistResult,
  readResult,
} from '#src/storage/persisted-results.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import type { ResultStore } from './persistence-exchange.ts';

/** Applies the writes of a member to a result that was stored before them. Never rejects. */
export type ReapplyWrites = (result: PersistedResult, viewerId: string) => Promise<unknown>;

/** The persisted results of one viewer on this device; empty on the server. */
export function viewerResultStore(viewerId: string, reapply?: ReapplyWrites): ResultStore {
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
      if (!result || viewerId === nilUuid || !reapply) return result?.data ?? null;
      return reapply(result, viewerId);
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
