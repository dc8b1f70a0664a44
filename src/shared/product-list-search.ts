import { type Fields, wordOf } from './parse.ts';
import { isPathName } from './path-name.ts';
import { choiceOf, flagOf, uuidOf } from './read-search.ts';

export const productSorts = ['recommended', 'popularity', 'new', 'sale', 'low_price', 'high_price'] as const;
export type ProductSort = (typeof productSorts)[number];

/** As `color_family` in the database, in the order in which they are offered. */
export const colorFamilies = [
  ...(['black', 'white', 'gray', 'beige', 'brown', 'red', 'orange'] as const),
  ...(['yellow', 'green', 'blue', 'navy', 'purple', 'pink'] as const),
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/** The filters in the address of a list of products; one that is left out does not filter. */
export type ProductListSearch = {
  /** `path_name` of a category of either level. */
  readonly category?: string | undefined;
  readonly type?: 'custom' | 'general' | undefined;
  readonly brand?: string | undefined;
  readonly artist?: string | undefined;
  /** Color families, separated by commas. */
  readonly color?: string | undefined;
  /** Whole KRW, both included. */
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly sale?: true | undefined;
  readonly new?: true | undefined;
  readonly in_stock?: true | undefined;
  readonly sort?: Exclude<ProductSort, 'recommended'> | undefined;
};

/** The same parameters before they are read. */
export type ProductListInput = { readonly [Name in keyof ProductListSearch]?: unknown };

/** Names of all parameters. */
export const productListParameters = [
  'category',
  'type',
  'brand',
  'artist',
  'color',
  'price_min',
  'price_max',
  'sale',
  'new',
  'in_stock',
  'sort',
] as const;

/** The greatest price that an address may name: nine digits, as many as the fields of the filter take. */
const maxPrice = 999_999_999;

/** Reads the parameters of an address. Bad values are left out. */
export function readProductListSearch(raw: Fields): ProductListSearch {
  const [first, second] = [readPrice(raw.price_min), readPrice(raw.price_max)];
  const isSwapped = first !== undefined && second !== undefined && first > second;
  return {
    category: readSlug(raw.category),
    type: choiceOf(['custom', 'general'], raw.type),
    brand: uuidOf(raw.brand),
    artist: uuidOf(raw.artist),
    color: readColors(raw.color),
    price_min: isSwapped ? second : first,
    price_max: isSwapped ? first : second,
    sale: flagOf(raw.sale),
    new: flagOf(raw.new),
    in_stock: flagOf(raw.in_stock),
    sort: choiceOf(['popularity', 'new', 'sale', 'low_price', 'high_price'], raw.sort),
  };
}

export function colorsOf({ color }: ProductListSearch): readonly ColorFamily[] {
  const named = new Set(color?.split(','));
  return colorFamilies.filter((family) => named.has(family));
}

export const joinColors = (colors: readonly ColorFamily[]): string | undefined =>
  colorFamilies.filter((family) => colors.includes(family)).join(',') || undefined;

function readSlug(raw: unknown): string | undefined {
  const word = wordOf(raw);
  return word !== undefined && isPathName(word) ? word : undefined;
}

/** A longer text than all colors together names none. */
function readColors(raw: unknown): string | undefined {
  return typeof raw === 'string' && raw.length <= 200 ? joinColors(colorsOf({ color: raw })) : undefined;
}

function readPrice(raw: unknown): number | undefined {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= maxPrice ? raw : undefined;
}
