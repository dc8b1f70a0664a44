import { get, update } from 'idb-keyval';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { viewerStore } from './viewer-database.ts';

/** Icons of the pages that are listed under the title of their route; `page` is for any of them. */
export type OfflineIcon = 'bag' | 'heart' | 'house' | 'page' | 'shirt' | 'star' | 'user' | 'user-check';

/** A page whose data is stored on this device, with what is needed to list it. The shape is stored. */
export type OfflinePage =
  /** Listed with the title and the icon of the route at its path. */
  | { readonly kind: 'place'; readonly path: string }
  | {
      readonly kind: 'product' | 'graphic' | 'artist' | 'influencer';
      readonly path: string;
      readonly name_ko: string;
      readonly name_en: string | null;
      /** Path below the CDN. */
      readonly picture: string;
      readonly background: string | null;
    };

/** Fewer than the stored results, so that the data of a listed page is usually there. */
const maxPages = 50;

const key = 'visits';

/** Latest first. Empty without storage. Never rejects. */
export async function readOfflinePages(viewerId: string): Promise<readonly OfflinePage[]> {
  return parsePages(await get(key, viewerStore(viewerId, 'visits')).catch(() => null));
}

/** Moves a page to the start of the list. Never rejects. */
export function addOfflinePage(viewerId: string, page: OfflinePage): Promise<void> {
  return updatePages(viewerId, (pages) => [page, ...without(page.path, pages)].slice(0, maxPages));
}

/** For a page whose data turned out to be missing. Never rejects. */
export function removeOfflinePage(viewerId: string, path: string): Promise<void> {
  return updatePages(viewerId, (pages) => without(path, pages));
}

function updatePages(
  viewerId: string,
  transform: (pages: readonly OfflinePage[]) => readonly OfflinePage[],
): Promise<void> {
  const transformStored = (stored: unknown) => transform(parsePages(stored));
  return update(key, transformStored, viewerStore(viewerId, 'visits')).catch(() => {});
}

/** Empty when the stored value is malformed. */
function parsePages(stored: unknown): readonly OfflinePage[] {
  return Array.isArray(stored) && stored.every(isOfflinePage) ? stored : [];
}

function isOfflinePage(stored: unknown): stored is OfflinePage {
  const { kind, path, name_ko, name_en, picture, background } = fieldsOf(stored) ?? {};
  if (textOf(path) === undefined) return false;
  if (kind === 'place') return true;
  return (
    (kind === 'product' || kind === 'graphic' || kind === 'artist' || kind === 'influencer') &&
    [name_ko, picture].every((text) => textOf(text) !== undefined) &&
    [name_en, background].every((text) => text === null || textOf(text) !== undefined)
  );
}

const without = (path: string, pages: readonly OfflinePage[]) => pages.filter((page) => page.path !== path);
