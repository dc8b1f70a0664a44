import { del, entries, get, set } from 'idb-keyval';
import { viewerStore } from './viewer-database.ts';

/**
 * What a viewer chose on this device: `my-size`, the options of one product, a custom that is not saved yet, what was typed
 * into one checkout, claim or review, what may be reviewed, and which purchases were reported to the analytics. It is
 * deleted with the rest of the viewer's data on sign-out.
 */
export type ChoiceKey =
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

/** `null` without storage, and when nothing is stored. The caller checks the shape. Never rejects. */
export function readChoice(viewerId: string, key: ChoiceKey): Promise<unknown> {
  return get(key, viewerStore(viewerId, 'visits')).catch(() => null);
}

/** Never rejects: without storage the choice lasts as long as its component. @returns whether it is stored */
export function writeChoice(viewerId: string, key: ChoiceKey, value: unknown): Promise<boolean> {
  return set(key, value, viewerStore(viewerId, 'visits')).then(
    () => true,
    () => false,
  );
}

/** Never rejects. */
export function deleteChoice(viewerId: string, key: ChoiceKey): Promise<void> {
  return del(key, viewerStore(viewerId, 'visits')).catch(() => {});
}

/** The stored choices whose keys begin with `prefix`. Never rejects. */
export async function readChoices(viewerId: string, prefix: string): Promise<[ChoiceKey, unknown][]> {
  const stored = await entries<ChoiceKey, unknown>(viewerStore(viewerId, 'visits')).catch(() => []);
  return stored.filter(([key]) => key.startsWith(prefix));
}
