import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { viewerStore } from './viewer-database.ts';

/** The rooms of the shop that have a name of their own, and where they are. */
export const places = {
  main: '/main',
  mypage: '/mypage',
  likes: '/mypage/like',
  follows: '/mypage/follow',
  'saved-customs': '/mypage/product/custom-save',
} as const;

const placeNames = Object.keys(places) as readonly (keyof typeof places)[];

const visitSchema = v.variant('kind', [
  v.object({ kind: v.literal('place'), path: v.string(), place: v.picklist(placeNames) }),
  v.object({
    kind: v.picklist(['product', 'graphic']),
    path: v.string(),
    name_ko: v.string(),
    name_en: v.nullable(v.string()),
    /** Path below the CDN. */
    picture: v.string(),
    background: v.nullable(v.string()),
  }),
]);

/** A page whose data this device holds, and what to call it. */
export type Visit = v.InferOutput<typeof visitSchema>;

const visitsSchema = v.array(visitSchema);

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

function visitsIn(stored: unknown): readonly Visit[] {
  const visits = v.safeParse(visitsSchema, stored);
  return visits.success ? visits.output : [];
}

const without = (path: string, visits: readonly Visit[]) => visits.filter((visit) => visit.path !== path);

/** The room at a path. */
export function placeAt(path: string): Visit | null {
  const place = placeNames.find((name) => places[name] === path);
  return place ? { kind: 'place', path, place } : null;
}
