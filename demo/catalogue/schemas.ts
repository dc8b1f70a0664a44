import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { exactly } from '#src/shared/contracts/schemas.ts';
import { readContent } from '../read-content.ts';
import { reference } from './references.ts';

/** Reads `demo/content/<name>.json`. */
export const read = <Schema extends TSchema>(name: string, schema: Schema): Static<Schema> =>
  readContent(new URL(`../content/${name}.json`, import.meta.url), schema);

export const words = Type.String({ minLength: 1 });
/** Whole KRW. */
export const won = Type.Integer({ minimum: 0 });
export const days = Type.Number();
export const color = Type.String({ pattern: '^#[0-9a-f]{6}$' });

/** A text in both languages of the shop, plain or HTML. */
export const text = exactly({ ko: words, en: words });
export type Text = Static<typeof text>;

/**
 * A list of entries that have a key each.
 * @param faultOf what is wrong with an entry whose fields are right one by one
 */
export function list<const Fields extends TProperties>(
  fields: Fields,
  faultOf: (entry: Static<TObject<Fields>> & { readonly key: string }) => string | null = () => null,
) {
  const entry = exactly({ key: Type.String({ pattern: '^[a-z0-9-]+$' }), ...fields });
  const checked = Type.Refine(
    entry,
    (each) => faultOf(each as never) === null,
    (each) => faultOf(each as never) ?? '',
  );
  return Type.Refine(
    Type.Array(checked),
    (entries) => repeatedKey(entries) === undefined,
    (entries) => `has two of the key ${repeatedKey(entries)}`,
  );
}

function repeatedKey(entries: readonly unknown[]): unknown {
  const keys = entries.map((entry) => (entry as { key: unknown }).key);
  return keys.find((key, place) => keys.indexOf(key) !== place);
}

/** Lists of entries by the product that they belong to. */
export const byProduct = <Entry extends TSchema>(entry: Entry) =>
  Type.Record(Type.String(), Type.Array(entry), { propertyNames: reference('product') });
