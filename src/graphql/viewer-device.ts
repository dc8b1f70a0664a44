import { keepResult, readKept } from '#src/offline/kept-results.ts';
import { viewerStore } from '#src/offline/viewer-database.ts';
import type { Device } from './device-exchange.ts';

/** What this device knows of one viewer; nothing where a page is made on the server. */
export function viewerDevice(viewerId: string): Device {
  if (typeof indexedDB === 'undefined') return { read: async () => null, keep() {} };
  const results = viewerStore(viewerId, 'results');
  return {
    read: async (key) => (await readKept(results, key))?.data ?? null,
    // What is on screen comes first.
    keep: (key, data) => whenIdle(() => void keepResult(results, key, data)),
  };
}

/** Absent in Safari, whatever the types say. */
const whenIdle = (work: () => void): unknown =>
  window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 200);
