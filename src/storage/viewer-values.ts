import { entries, get, promisifyRequest } from 'idb-keyval';
import { unstoredOf, viewerStore } from './viewer-database.ts';

/**
 * The values that a viewer has chosen or typed on this device: `my-size`, the options of one product, a custom that is not saved yet, what was typed
 * into one checkout, claim or review, what may be reviewed, and which purchases were reported to the analytics. They are
 * deleted with the rest of the viewer's data on sign-out.
 */
export type ViewerValueKey =
  | 'my-size'
  | 'recent-graphics'
  | 'custom-guide'
  | 'purchases'
  | 'writable-reviews'
  | `options:${string}`
  | `custom:${string}`
  | `checkout:${string}`
  | `claim:${string}`
  | `review:${string}`;

/** Drafts that could not be read: they are not overwritten by what was begun without them. */
const unread = new Set<string>();

const visitsOf = (viewerId: string) => viewerStore(viewerId, 'visits');

/**
 * `null` when nothing is stored, or it cannot be read. What this page could not store is in memory. The caller checks the
 * shape. Never rejects.
 */
export async function readViewerValue(viewerId: string, key: ViewerValueKey): Promise<unknown> {
  const unstored = unstoredOf(viewerId);
  if (unstored.has(key)) return unstored.get(key);
  try {
    const stored = await get<unknown>(key, visitsOf(viewerId));
    unread.delete(viewerId + key);
    return stored;
  } catch {
    unread.add(viewerId + key);
    return null;
  }
}

/**
 * Never rejects: what is not stored stays in memory, and is stored with the next value. @returns whether it is stored
 */
export async function writeViewerValue(
  viewerId: string,
  key: ViewerValueKey,
  value: unknown,
): Promise<boolean> {
  const unstored = unstoredOf(viewerId);
  unstored.set(key, value);
  if (await isUnseen(viewerId, key)) return false;
  const writable = [...unstored].filter(([waiting]) => waiting === key || !unread.has(viewerId + waiting));
  const own = writable.filter(([waiting]) => waiting === key);
  // If the disk has no space for what waits, there may be enough for this one.
  return (await storeAll(viewerId, writable)) || storeAll(viewerId, own);
}

/** `undefined` deletes. */
async function storeAll(viewerId: string, values: readonly (readonly [string, unknown])[]): Promise<boolean> {
  const unstored = unstoredOf(viewerId);
  try {
    await visitsOf(viewerId)('readwrite', (rows) => {
      for (const [key, value] of values) {
        if (value === undefined) rows.delete(key);
        else rows.put(value, key);
      }
      return promisifyRequest(rows.transaction);
    });
  } catch {
    return false;
  }
  // It may have changed meanwhile.
  for (const [key, value] of values) if (unstored.get(key) === value) unstored.delete(key);
  return true;
}

/** Whether there is a draft that this page could not read when it began another one. */
async function isUnseen(viewerId: string, key: ViewerValueKey): Promise<boolean> {
  const id = viewerId + key;
  if (!key.startsWith('custom:') || !unread.has(id)) return false;
  try {
    if ((await get(key, visitsOf(viewerId))) !== undefined) return true;
    unread.delete(id);
    return false;
  } catch {
    return true;
  }
}

/** Never rejects. */
export async function deleteViewerValue(viewerId: string, key: ViewerValueKey): Promise<void> {
  await writeViewerValue(viewerId, key, undefined);
}

/** The values whose keys begin with `prefix`. Never rejects. */
export async function readViewerValues(
  viewerId: string,
  prefix: string,
): Promise<[ViewerValueKey, unknown][]> {
  const stored = await entries<ViewerValueKey, unknown>(visitsOf(viewerId)).catch(() => []);
  const current = new Map([...stored, ...(unstoredOf(viewerId) as Map<ViewerValueKey, unknown>)]);
  return [...current].filter(([key, value]) => value !== undefined && key.startsWith(prefix));
}
