import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorsOf, joinColors, readProductListSearch } from './product-list-search.ts';

const brand = '11111111-1111-4111-8111-111111111111';

/** Without what is left out. */
const read = (raw: Record<string, unknown>) => JSON.parse(JSON.stringify(readProductListSearch(raw)));

test('an address states all filters and the order', () => {
  const search = {
    category: 'hoodies',
    type: 'custom',
    brand,
    artist: brand,
    color: 'red,navy',
    sort: 'low_price',
    price_min: 10_000,
    price_max: 30_000,
    sale: true,
    new: true,
    in_stock: true,
  };
  expect(read(search)).toEqual(search);
});

test.each([
  ['prices the wrong way round', { price_min: 30, price_max: 10 }, { price_min: 10, price_max: 30 }],
  ['colors in another order and twice', { color: 'pink,red,pink,mauve' }, { color: 'red,pink' }],
  ['a flag as a number', { sale: 1, new: '1', in_stock: 'true' }, { sale: true, new: true, in_stock: true }],
  ['an id in capitals', { brand: brand.toUpperCase() }, { brand }],
  ['a category of digits', { category: 2026 }, { category: '2026' }],
  ['the order that is the usual one', { sort: 'recommended' }, {}],
])('%s is understood', (_what, raw, expected) => {
  expect(read(raw)).toEqual(expected);
});

test.each([
  ['prices that are none', { price_min: Number.POSITIVE_INFINITY, price_max: -1 }],
  ['a fraction', { price_min: 0.5 }],
  ['a price that no column holds', { price_max: 2 ** 31 }],
  [
    'texts of 10,000 letters',
    { category: 'a'.repeat(10_000), color: 'red,'.repeat(2_500), sort: 'x'.repeat(10_000) },
  ],
  [
    'lists',
    { category: ['hoodies'], color: ['red'], price_min: [1], sale: [true], brand: [brand], sort: ['new'] },
  ],
  ['objects', { category: {}, color: { red: true }, type: { custom: 1 } }],
  ['the character NUL', { category: 'hoodies\0', color: '\0', brand: `${brand}\0`, sort: 'new\0' }],
  ['SQL wildcards and quotes', { category: "%_'--", brand: '%', artist: `' or 1=1` }],
  ['names of object properties', { sort: 'constructor', type: '__proto__', color: 'toString' }],
  ['parameters that are unknown', { page: 3, q: 'x', __proto__: 1 }],
])('%s: left out', (_what, raw) => {
  expect(read(raw)).toEqual({});
});

test('reading an address twice changes nothing, whatever it says', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'category',
          'type',
          'brand',
          'artist',
          'color',
          'price_min',
          'price_max',
          'sale',
          'sort',
        ),
        fc.anything(),
      ),
      (raw) => {
        const once = readProductListSearch(raw);
        expect(readProductListSearch(once)).toEqual(once);
      },
    ),
  );
});

test('colors are read back as they were joined', () => {
  expect(colorsOf({ color: joinColors(['pink', 'black']) })).toEqual(['black', 'pink']);
  expect(joinColors([])).toBeUndefined();
});
