import { networkStatus } from '#src/offline/network-status.ts';
import { listResultKeys, persistResult, readResult } from '#src/offline/persisted-results.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import { nilUuid } from '#src/session/viewer.ts';
import type { ResultStore } from './persistence-exchange.ts';

/** What this device knows of one viewer; nothing where a page is made on the server. */
export function viewerResultStore(viewerId: string): ResultStore {
  if (typeof indexedDB === 'undefined') return { read: async () => null, keep() {} };
  const results = viewerStore(viewerId, 'results');
  // So that a screen never seen does not wait for the disk. What another tab keeps is looked up when it matters.
  const known = listResultKeys(results);
  return {
    async read(key) {
      if (!(await known).has(key) && networkStatus.get() === 'online') return null;
      const kept = await readResult(results, key);
      if (!kept || viewerId === nilUuid) return kept?.data ?? null;
      // Without a network, and without a worker that has it, this part may be missing.
      const later = await import('./reapply-reactions.ts').catch(() => null);
      return later ? later.reapplyReactions(kept, viewerId) : kept.data;
    },
    // What is on screen comes first.
    keep(key, data) {
      void known.then((keys) => keys.add(key));
      whenIdle(() => void persistResult(results, key, data));
    },
  };
}

/** Absent in Safari, whatever the types say. */
const whenIdle = (work: () => void): unknown =>
  window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 200);
