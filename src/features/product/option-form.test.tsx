import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments } from 'gql.tada';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productPriceFragment } from '#src/components/product/price.tsx';
import { nilUuid } from '#src/session/viewer.ts';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { OptionForm } from './option-form.tsx';
import type { SelectedCustom } from './selected-custom.ts';

const variant = (id: string, size: string, production_method: string, stock_count: number) => ({
  id,
  size,
  production_method,
  stock_count,
  add_price: production_method === 'EMBROIDERY' ? 2_000 : 0,
});

const option = (id: string, name_ko: string, price: number) => ({
  id,
  name_ko,
  name_en: id,
  color_code: '#ffffff',
  price,
  product_variants: [
    variant(`${id}-m-p`, 'M', 'PRINTING', 5),
    variant(`${id}-m-e`, 'M', 'EMBROIDERY', 2),
    variant(`${id}-l-p`, 'L', 'PRINTING', 0),
    variant(`${id}-l-e`, 'L', 'EMBROIDERY', 1),
    variant(`${id}-xl-p`, 'XL', 'PRINTING', 0),
  ],
});

let nextProduct = 0;

afterEach(() => vi.useRealTimers());

const productWith = (change: object = {}) => ({
  id: `p${nextProduct}`,
  name_ko: '티셔츠',
  name_en: null as string | null,
  state: 'ACT',
  ...maskFragments([productPriceFragment], {
    price: 22_000,
    origin_price: 22_000,
    sale_rate: 0,
    promotion_price: 17_600,
  }),
  product_options: [option('white', '화이트', 0), option('black', '블랙', 1_000)],
  ...change,
});

const custom = {
  id: 'c1',
  name_ko: '고양이 티셔츠',
  name_en: null,
  option_id: 'white',
  method: 'PRINTING',
  option: option('white', '화이트', 0),
  sides: [
    {
      id: 'm1',
      src: '/cat.webp',
      mockup_group: { id: 'front', name_ko: '앞면', name_en: 'Front', price: 2_000 },
      custom_layers: [
        { id: 'l1', graphic: { id: 'g1', name_ko: '고양이', name_en: 'Cat', promotion_price: 3_500 } },
      ],
    },
  ],
} as unknown as SelectedCustom;

type Shown = { bought?: SelectedCustom; optionId?: string; change?: object };

const show = ({ bought, optionId = 'white', change }: Shown = {}) =>
  renderInShop(
    <OptionForm
      product={productWith(change) as never}
      maxQuantity={99}
      viewerId={nilUuid}
      custom={bought ?? null}
      optionId={optionId}
      onOption={() => {}}
      onDone={() => {}}
    />,
  );

const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('radio', { name }));
};
const add = () => userEvent.click(screen.getByRole('button', { name: '이 옵션 추가' }));
const buy = () => userEvent.click(screen.getByRole('button', { name: '구매하기' }));
/** A visitor cannot order. */
const askedToLogIn = () => dialogQueue.get().some(({ kind }) => kind === 'confirm');
const lines = () => within(screen.getByRole('list', { name: '고른 옵션' })).getAllByRole('listitem');

beforeEach(() => {
  dialogQueue.set([]);
  nextProduct += 1;
});

test('the sheet says what a piece costs before anything is chosen, plain or with a design', async () => {
  const { unmount } = await show();
  expect(document.body.textContent).toContain('17,600원');
  unmount();
  await show({ bought: custom });
  // The side costs 2,000 won and its graphic 3,500.
  expect(document.body.textContent).toContain('23,100원');
});

test('a phone case is chosen by its model', async () => {
  const white = option('white', '화이트', 0);
  const models = ['iPhone 16 Pro', 'Galaxy S25'].map((size) => variant(size, size, 'PRINTING', 5));
  await show({ change: { product_options: [{ ...white, product_variants: models }] } });
  expect(within(screen.getByRole('group', { name: '기종' })).getAllByRole('radio')).toHaveLength(2);
  await choose('Galaxy S25');
  await add();
  expect(lines()[0]?.textContent).toContain('화이트 / Galaxy S25 / 프린팅');
});

test('nothing is added before size and production method are chosen', async () => {
  await show();
  await choose('M');
  await add();
  expect(screen.getByText('색상, 사이즈, 제작 방식을 선택해주세요.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: '고른 옵션' })).toBeNull();
});

test('a blank line costs the product and what its color adds, times its quantity', async () => {
  await show({ optionId: 'black' });
  await choose('M', '자수');
  await add();
  expect(lines()[0]?.textContent).toContain('블랙 / M / 자수');
  // Nothing is sewn on a blank one.
  expect(screen.getByText('총 금액').parentElement?.textContent).toContain('18,600원');
  await userEvent.click(screen.getByRole('button', { name: '늘리기' }));
  expect(screen.getByText('총 금액').parentElement?.textContent).toContain('37,200원');
});

test('no more pieces can be chosen than are in stock', async () => {
  await show();
  await choose('L', '자수');
  await add();
  const more = screen.getByRole('button', { name: '늘리기' });
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(more);
  expect(screen.getByRole('group', { name: /L \/ 자수/ }).textContent).toBe('1');
  expect(document.activeElement).toBe(more);
});

test('several options stand in one sheet, none of them twice', async () => {
  await show();
  await choose('M', '프린팅');
  await add();
  await choose('M', '자수');
  await add();
  expect(lines()).toHaveLength(2);
  await choose('M', '프린팅');
  await add();
  expect(screen.getByText('이미 선택된 옵션입니다.')).toBeTruthy();
  expect(lines()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '화이트 / M / 프린팅 빼기' }));
  expect(lines()).toHaveLength(1);
});

const tap = (target: Element) => userEvent.pointer([{ keys: '[TouchA]', target }]);

test('an option that is tapped again after it was added is bought once', async () => {
  await show();
  await choose('M', '프린팅');
  await add();
  for (const name of ['M', '프린팅']) await tap(screen.getByRole('radio', { name }));
  await tap(screen.getByRole('button', { name: '구매하기' }));
  expect(lines()).toHaveLength(1);
  expect(askedToLogIn()).toBe(true);
});

test('adding an option twice clears the choice, and the message about it goes with the next tap', async () => {
  await show();
  for (let turn = 0; turn < 2; turn += 1) {
    await choose('M', '프린팅');
    await add();
  }
  expect(screen.getByText('이미 선택된 옵션입니다.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).checked).toBe(false);
  await tap(screen.getByRole('radio', { name: 'L' }));
  expect(screen.queryByText('이미 선택된 옵션입니다.')).toBeNull();
});

test('a sold-out size and a sold-out method of a size cannot be selected', async () => {
  await show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'XL' }).disabled).toBe(true);
  await choose('L');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '프린팅' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '자수' }).disabled).toBe(false);
});

const daysOfMethods = () => screen.queryByText('프린팅, 자수: 2025.11.01부터');

test('the day from which embroidery and printing are available is shown until it has come', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-10-31T23:59+09:00') });
  const { unmount } = await show();
  expect(daysOfMethods()).not.toBeNull();
  unmount();
  vi.setSystemTime(new Date('2026-11-28T00:00+09:00'));
  await show();
  expect(daysOfMethods()).toBeNull();
});

test('a decorated product is bought by its own method, with its sides and graphics', async () => {
  await show({ bought: custom });
  await choose('M');
  await add();
  expect(lines()[0]?.textContent).toContain('고양이 티셔츠 / 화이트 / M / 프린팅');
  expect(screen.getByText('총 금액').parentElement?.textContent).toContain('23,100원');
});

test('a design costs what its method adds', async () => {
  await show({ bought: { ...custom, method: 'EMBROIDERY' } });
  await choose('M');
  await add();
  expect(screen.getByText('총 금액').parentElement?.textContent).toContain('25,100원');
});

test('a product that is sold in one size and as it is needs no choice', async () => {
  const only = { ...option('basic', '기본', 0), product_variants: [variant('v', 'ONE', 'NONE', 3)] };
  await show({ change: { product_options: [only] } });
  expect(screen.queryByRole('radio', { name: '기본' })).toBeNull();
  await buy();
  expect(lines()).toHaveLength(1);
  expect(askedToLogIn()).toBe(true);
});

test('one size has the same name beside its title and on its chip', async () => {
  const only = { ...option('basic', '기본', 0), product_variants: [variant('v', 'ONE', 'PRINTING', 3)] };
  await show({ change: { product_options: [only] } });
  expect(screen.getAllByText('단일 사이즈')).toHaveLength(2);
  expect(screen.queryByText('ONE')).toBeNull();
});

test('an option that is selected but not added yet is bought too, even if only its method was selected', async () => {
  const only = {
    ...option('basic', '기본', 0),
    product_variants: [variant('p', 'ONE', 'PRINTING', 3), variant('e', 'ONE', 'EMBROIDERY', 3)],
  };
  await show({ change: { product_options: [only] } });
  await choose('프린팅');
  await add();
  await choose('자수');
  await buy();
  expect(lines()).toHaveLength(2);
});

/** A page whose design is gone at the press of a button. */
function PageWithDesign() {
  const [shown, setShown] = useState<SelectedCustom | null>(custom);
  return (
    <>
      <button type="button" onClick={() => setShown(null)}>
        무지
      </button>
      <OptionForm
        product={productWith() as never}
        maxQuantity={99}
        viewerId={nilUuid}
        custom={shown}
        optionId="white"
        onOption={() => {}}
        onDone={() => {}}
      />
    </>
  );
}

test('a design that the page does not show any more is not bought', async () => {
  await renderInShop(<PageWithDesign />);
  await choose('M');
  await add();
  await userEvent.click(screen.getByRole('button', { name: '무지' }));
  await buy();
  expect(askedToLogIn()).toBe(false);
  expect(screen.getByText('색상, 사이즈, 제작 방식을 선택해주세요.')).toBeTruthy();
});

test('a product whose sale has ended meanwhile is reported as sold out', async () => {
  await show({ change: { state: 'SUSPENDED' } });
  expect(screen.getByText('품절된 상품입니다.')).toBeTruthy();
});
