import { expect, test } from 'vitest';
import { totalOf } from './custom-price.ts';
import { designPriceLines, unitPriceLines } from './unit-price.ts';

const named = (name: string) => ({ name_ko: name, name_en: null });
const tee = { id: 'p1', ...named('티셔츠'), price: 22_000, promotion_price: 17_600 };
const black = { id: 'o1', ...named('블랙'), price: 1_000 };
const embroidered = { id: 'v1', ...named('자수'), add_price: 2_000, blank_add_price: 0 };
const front = {
  id: 'm1',
  mockup_group: { ...named('앞면'), price: 2_000 },
  custom_layers: [{ id: 'l1', graphic: { ...named('고양이'), promotion_price: 3_500 } }],
};

const parts = (lines: ReturnType<typeof unitPriceLines>) => lines.map(({ part, amount }) => [part, amount]);

test('a blank piece costs its promotion price and what its color adds, however it would be decorated', () => {
  const lines = unitPriceLines(tee, black, embroidered, []);
  expect(parts(lines)).toEqual([
    ['base', 17_600],
    ['option', 1_000],
  ]);
  expect(totalOf(lines)).toBe(18_600);
  const large = { ...embroidered, add_price: 5_000, blank_add_price: 3_000 };
  expect(totalOf(unitPriceLines(tee, black, large, []))).toBe(21_600);
});

test('a decorated piece costs its sides and graphics too', () => {
  const lines = unitPriceLines(tee, black, embroidered, [front]);
  expect(parts(lines).slice(3)).toEqual([
    ['side', 2_000],
    ['graphic', 3_500],
  ]);
  expect(totalOf(lines)).toBe(26_100);
});

test('a design costs what its method adds at least, wherever it is shown', () => {
  const product_variants = [
    { id: 'v1', production_method: 'EMBROIDERY', add_price: 2_000 },
    { id: 'v2', production_method: 'EMBROIDERY', add_price: 3_000 },
    { id: 'v3', production_method: 'PRINTING', add_price: 0 },
  ];
  const priceOf = (method: string) =>
    totalOf(designPriceLines(tee, { method, option: { ...black, product_variants } }, [front]));
  expect([priceOf('PRINTING'), priceOf('EMBROIDERY')]).toEqual([24_100, 26_100]);
});

test('a part that adds nothing is no line, a cheaper one is', () => {
  const free = unitPriceLines(tee, { ...black, price: 0 }, { ...embroidered, add_price: 0 }, []);
  expect(parts(free)).toEqual([['base', 17_600]]);
  const cheaper = unitPriceLines(tee, { ...black, price: -500 }, { ...embroidered, add_price: 0 }, []);
  expect(totalOf(cheaper)).toBe(17_100);
});
