import { expect, test } from 'vitest';
import { customPriceLines, totalOf } from './custom-price.ts';

const named = (name: string) => ({ id: name, name_ko: name, name_en: null });
const product = { ...named('반팔 티셔츠'), price: 29_000, promotion_price: 25_000 };
const side = (name: string, price: number, ...graphics: number[]) => ({
  id: name,
  mockup_group: { ...named(name), price },
  custom_layers: graphics.map((promotion_price, place) => ({
    id: `${name}-${place}`,
    graphic: { ...named('고양이'), promotion_price },
  })),
});

const total = (...custom: Parameters<typeof customPriceLines>) => totalOf(customPriceLines(...custom));

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

test('the lines name every part of the total in order', () => {
  const sides = [side('앞', 2_000, 1_500), side('뒤', 0)];
  const lines = customPriceLines(product, sides);
  expect(lines.map(({ part, name_ko, amount }) => [part, name_ko, amount])).toEqual([
    ['base', '반팔 티셔츠', 25_000],
    ['side', '앞', 2_000],
    ['graphic', '고양이', 1_500],
    ['side', '뒤', 0],
  ]);
});
