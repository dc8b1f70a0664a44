import { createStore, del, get, update } from 'idb-keyval';
import * as v from 'valibot';

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

const registerSchema = v.object({ viewerId: v.string(), visits: v.array(visitSchema) });

/** The data cache is not endless either. */
const longest = 50;

const database = createStore('kkumim-visits', 'visits');
const key = 'register';

type WhoLooks = () => string;

/** Latest first, without those of somebody else. Never rejects: without storage there are none. */
export async function readVisits(viewerId: WhoLooks): Promise<readonly Visit[]> {
  return visitsOf(viewerId(), await get(key, database).catch(() => null));
}

/** Puts a page first. `viewerId` is asked in the moment of writing: whoever signed out meanwhile leaves no trace. */
export function noteVisit(viewerId: WhoLooks, visit: Visit): Promise<void> {
  return change(viewerId, (visits) => [visit, ...without(visit.path, visits)].slice(0, longest));
}

/** It turned out not to be saved. */
export function strikeVisit(viewerId: WhoLooks, path: string): Promise<void> {
  return change(viewerId, (visits) => without(path, visits));
}

/** With the next viewer's first page the register is theirs anyway; this is for the one who leaves. */
export function forgetVisits(): Promise<void> {
  return del(key, database).catch(() => {});
}

function change(viewerId: WhoLooks, to: (visits: readonly Visit[]) => readonly Visit[]): Promise<void> {
  const rewrite = (stored: unknown) => {
    const now = viewerId();
    return { viewerId: now, visits: to(visitsOf(now, stored)) };
  };
  return update(key, rewrite, database).catch(() => {});
}

function visitsOf(viewerId: string, stored: unknown): readonly Visit[] {
  const register = v.safeParse(registerSchema, stored);
  return register.success && register.output.viewerId === viewerId ? register.output.visits : [];
}

const without = (path: string, visits: readonly Visit[]) => visits.filter((visit) => visit.path !== path);

/** The room at a path. */
export function placeAt(path: string): Visit | null {
  const place = placeNames.find((name) => places[name] === path);
  return place ? { kind: 'place', path, place } : null;
}
