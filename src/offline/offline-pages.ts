import { get, update } from 'idb-keyval';
import { fieldsOf, textOf } from '#src/shared/read.ts';
import { viewerStore } from './viewer-database.ts';

/** The rooms of the shop that have a name of their own, and where they are. */
export const namedPages = {
  main: '/main',
  mypage: '/mypage',
  likes: '/mypage/like',
  follows: '/mypage/follow',
  'saved-customs': '/mypage/product/custom-save',
} as const;

type PageName = keyof typeof namedPages;

const pageNames = Object.keys(namedPages) as readonly PageName[];

/** A page whose data this device holds, and what to call it. */
export type OfflinePage =
  | { readonly kind: 'place'; readonly path: string; readonly place: PageName }
  | {
      readonly kind: 'product' | 'graphic';
      readonly path: string;
      readonly name_ko: string;
      readonly name_en: string | null;
      /** Path below the CDN. */
      readonly picture: string;
      readonly background: string | null;
    };

/** The data cache is not endless either. */
const longest = 50;

const key = 'visits';

/** Latest first. Never rejects: without storage there are none. */
export async function readOfflinePages(viewerId: string): Promise<readonly OfflinePage[]> {
  return offlinePagesIn(await get(key, viewerStore(viewerId, 'visits')).catch(() => null));
}

/** Puts a page first. Never rejects. */
export function addOfflinePage(viewerId: string, visit: OfflinePage): Promise<void> {
  return change(viewerId, (visits) => [visit, ...without(visit.path, visits)].slice(0, longest));
}

/** It turned out not to be saved. */
export function removeOfflinePage(viewerId: string, path: string): Promise<void> {
  return change(viewerId, (visits) => without(path, visits));
}

function change(
  viewerId: string,
  to: (visits: readonly OfflinePage[]) => readonly OfflinePage[],
): Promise<void> {
  const rewrite = (stored: unknown) => to(offlinePagesIn(stored));
  return update(key, rewrite, viewerStore(viewerId, 'visits')).catch(() => {});
}

/** What is no list of visits counts as none. */
function offlinePagesIn(stored: unknown): readonly OfflinePage[] {
  return Array.isArray(stored) && stored.every(isOfflinePage) ? stored : [];
}

function isOfflinePage(stored: unknown): stored is OfflinePage {
  const { kind, path, place, name_ko, name_en, picture, background } = fieldsOf(stored) ?? {};
  if (textOf(path) === undefined) return false;
  if (kind === 'place') return typeof place === 'string' && place in namedPages;
  return (
    (kind === 'product' || kind === 'graphic') &&
    [name_ko, picture].every((text) => textOf(text) !== undefined) &&
    [name_en, background].every((text) => text === null || textOf(text) !== undefined)
  );
}

const without = (path: string, visits: readonly OfflinePage[]) =>
  visits.filter((visit) => visit.path !== path);

/** The room at a path. */
export function namedPageAt(path: string): OfflinePage | null {
  const place = pageNames.find((name) => namedPages[name] === path);
  return place ? { kind: 'place', path, place } : null;
}
