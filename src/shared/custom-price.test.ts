import { expect, test } from 'vitest';
import { customOffer, customPriceLines } from './custom-price.ts';

const named = (name: string) => ({ id: name, name_ko: name, name_en: null });
const product = {
  ...named('반팔 티셔츠'),
  price: 29_000,
  origin_price: 29_000,
  sale_rate: 0,
  promotion_price: 25_000,
};
const side = (name: string, price: number, ...graphics: number[]) => ({
  id: name,
  mockup_group: { ...named(name), price },
  custom_layers: graphics.map((promotion_price, place) => ({
    id: `${name}-${place}`,
    graphic: { ...named('고양이'), promotion_price },
  })),
});

const offer = (of: typeof product, sides: Parameters<typeof customPriceLines>[1]) =>
  customOffer(of, customPriceLines(of, sides));
const total = (...custom: Parameters<typeof offer>) => offer(...custom).now;

test('an undecorated custom costs its base', () => {
  expect(total(product, [])).toBe(25_000);
});

test('without a promotion the base is the price', () => {
  expect(total({ ...product, promotion_price: 0 }, [])).toBe(29_000);
});

test('every side and every graphic is added', () => {
  const sides = [side('앞', 2_000, 1_500, 3_000), side('뒤', 1_000, 3_500)];
  expect(total(product, sides)).toBe(25_000 + 2_000 + 4_500 + 1_000 + 3_500);
});

test('a graphic used twice is paid twice, a free one adds nothing', () => {
  expect(total(product, [side('앞', 0, 1_500, 1_500, 0)])).toBe(28_000);
});

test('a side without graphics is not printed, so it is not paid', () => {
  expect(total(product, [side('앞', 2_000, 1_500), side('뒤', 1_000)])).toBe(28_500);
});

test('the lines name every part of the total in order', () => {
  const sides = [side('앞', 2_000, 1_500), side('뒤', 0, 0)];
  const lines = customPriceLines(product, sides);
  expect(lines.map(({ part, name_ko, amount }) => [part, name_ko, amount])).toEqual([
    ['base', '반팔 티셔츠', 25_000],
    ['side', '앞', 2_000],
    ['graphic', '고양이', 1_500],
    ['side', '뒤', 0],
    ['graphic', '고양이', 0],
  ]);
});

test('it is cheaper by what its product is cheaper by, and the percent is that of the whole', () => {
  expect(offer(product, [side('앞', 2_000, 9_000)])).toEqual({
    now: 36_000,
    discount: { was: 40_000, percent: 10 },
  });
});

test.each([
  ['without a promotion', { ...product, promotion_price: 0 }],
  ['with a promotion price that is the price', { ...product, promotion_price: 29_000 }],
])('%s nothing is taken off', (_case, plain) => {
  expect(offer(plain, [side('앞', 2_000, 9_000)])).toEqual({ now: 40_000, discount: null });
});
