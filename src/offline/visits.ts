import { get, update } from 'idb-keyval';
import { fieldsOf, textOf } from '#src/shared/read.ts';
import { viewerStore } from './viewer-database.ts';

/** The rooms of the shop that have a name of their own, and where they are. */
export const places = {
  main: '/main',
  mypage: '/mypage',
  likes: '/mypage/like',
  follows: '/mypage/follow',
  'saved-customs': '/mypage/product/custom-save',
} as const;

type Place = keyof typeof places;

const placeNames = Object.keys(places) as readonly Place[];

/** A page whose data this device holds, and what to call it. */
export type Visit =
  | { readonly kind: 'place'; readonly path: string; readonly place: Place }
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
export async function readVisits(viewerId: string): Promise<readonly Visit[]> {
  return visitsIn(await get(key, viewerStore(viewerId, 'visits')).catch(() => null));
}

/** Puts a page first. Never rejects. */
export function noteVisit(viewerId: string, visit: Visit): Promise<void> {
  return change(viewerId, (visits) => [visit, ...without(visit.path, visits)].slice(0, longest));
}

/** It turned out not to be saved. */
export function strikeVisit(viewerId: string, path: string): Promise<void> {
  return change(viewerId, (visits) => without(path, visits));
}

function change(viewerId: string, to: (visits: readonly Visit[]) => readonly Visit[]): Promise<void> {
  const rewrite = (stored: unknown) => to(visitsIn(stored));
  return update(key, rewrite, viewerStore(viewerId, 'visits')).catch(() => {});
}

/** What is no list of visits counts as none. */
function visitsIn(stored: unknown): readonly Visit[] {
  return Array.isArray(stored) && stored.every(isVisit) ? stored : [];
}

function isVisit(stored: unknown): stored is Visit {
  const { kind, path, place, name_ko, name_en, picture, background } = fieldsOf(stored) ?? {};
  if (textOf(path) === undefined) return false;
  if (kind === 'place') return typeof place === 'string' && place in places;
  return (
    (kind === 'product' || kind === 'graphic') &&
    [name_ko, picture].every((text) => textOf(text) !== undefined) &&
    [name_en, background].every((text) => text === null || textOf(text) !== undefined)
  );
}

const without = (path: string, visits: readonly Visit[]) => visits.filter((visit) => visit.path !== path);

/** The room at a path. */
export function placeAt(path: string): Visit | null {
  const place = placeNames.find((name) => places[name] === path);
  return place ? { kind: 'place', path, place } : null;
}
