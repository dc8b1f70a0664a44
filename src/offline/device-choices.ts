import { get, set } from 'idb-keyval';
import { viewerStore } from './viewer-database.ts';

/**
 * What a viewer chose on this device: `my-size`, the options of one product, what was typed into one checkout, and which
 * purchases were reported to the analytics. It is deleted with the
 * rest of the viewer's data on sign-out.
 */
export type ChoiceKey = 'my-size' | 'purchases' | `options:${string}` | `checkout:${string}`;

/** `null` without storage, and when nothing is stored. The caller checks the shape. Never rejects. */
export function readChoice(viewerId: string, key: ChoiceKey): Promise<unknown> {
  return get(key, viewerStore(viewerId, 'visits')).catch(() => null);
}

/** Never rejects: without storage the choice lasts as long as its component. */
export function writeChoice(viewerId: string, key: ChoiceKey, value: unknown): Promise<void> {
  return set(key, value, viewerStore(viewerId, 'visits')).catch(() => {});
}
