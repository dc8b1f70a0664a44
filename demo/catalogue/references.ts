import { Type } from 'typebox';
import { StartupError } from '#server/platform/startup-error.ts';
import { demoArtists, demoGraphics } from '../graphics/artists.ts';
import { parseContent } from '../read-content.ts';

type Entry = { readonly key: string };
const keyOf = ({ key }: Entry): string => key;

/** The keys that content can name, by kind. Links lead in circles, so only the keys of a file are read here. */
const keyLists = {
  artist: () => demoArtists.map(keyOf),
  graphic: () => demoGraphics.map(keyOf),
  product: () => [...keysIn('custom-products'), ...keysIn('paper-goods')],
  custom: () => [...keysIn('customs'), ...keysIn('shopper-customs')],
  brand: () => keysIn('brands'),
  category: () => keysIn('categories'),
  plan: () => keysIn('plans'),
  event: () => keysIn('events'),
  banner: () => keysIn('home-templates'),
  influencer: () => keysIn('influencers'),
  block: () => keysIn('main-page'),
  picture: () => [...Object.keys(parse('promo-images') as object), ...photoKeys()],
  goods: () => Object.keys(parse('care') as object),
  reviewer: () => reviewers(),
  member: () => [...keysIn('members'), ...reviewers()],
  review: () =>
    Object.entries(parse('reviews') as Record<string, { by: string }[]>).flatMap(([product, reviews]) =>
      Array.from(reviews, (review) => `${product}/${review?.by}`),
    ),
} as const satisfies Record<string, () => readonly string[]>;

export type Kind = keyof typeof keyLists;

const known = new Map<Kind, ReadonlySet<string>>();

export function isKey(kind: Kind, key: string): boolean {
  const keys = known.get(kind) ?? uniqueKeys(kind);
  known.set(kind, keys);
  return keys.has(key);
}

/** Keys in several files, or below several products, are unique, too. */
function uniqueKeys(kind: Kind): ReadonlySet<string> {
  const keys = keyLists[kind]();
  const repeated = keys.find((key, place) => keys.indexOf(key) !== place);
  if (repeated !== undefined) throw new StartupError(`content: there are two of the ${kind} ${repeated}`);
  return new Set(keys);
}

/** A key of another entry of the demo shop. */
export const reference = (kind: Kind) =>
  Type.Refine(
    Type.String(),
    (key) => isKey(kind, key),
    (key) => `names the ${kind} ${key}, which is not there`,
  );

const photoKeys = () => Object.keys((parse('photos') as { window?: object }).window ?? {});

const reviewers = () => (parse('members') as { reviewers?: string[] }).reviewers ?? [];

const parse = (name: string): unknown => parseContent(new URL(`../content/${name}.json`, import.meta.url));

const keysIn = (name: string): readonly string[] => collectKeys(parse(name));

function collectKeys(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const { key, children } = content as { key?: unknown; children?: unknown };
  if (typeof key === 'string') return [key, ...collectKeys(children)];
  return Object.values(content).flatMap(collectKeys);
}
