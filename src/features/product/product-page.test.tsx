import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { nilUuid } from '#src/session/viewer.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { productDeliveryFragment } from './product-delivery.tsx';
import { ProductPage, productPageFragment } from './product-page.tsx';

const option = (id: string, name_ko: string) => ({
  id,
  name_ko,
  name_en: id,
  color_code: '#ffffff',
});
const group = (id: string, name_ko: string) => ({
  id,
  name_ko,
  name_en: id,
  mockup_group_details: ['white', 'black'].map((color) => ({
    id: `${id}-${color}`,
    option_id: color,
    src: `/mockups/${id}-${color}.webp`,
  })),
});

const tee = {
  id: 'p1',
  name_ko: '데일리 반팔 티셔츠',
  name_en: 'Everyday T-shirt',
  state: 'ACT',
  is_new: false,
  is_sale: false,
  is_custom: true,
  stock_count: 3,
  price: 22_000,
  origin_price: 22_000,
  sale_rate: 0,
  promotion_price: 0,
  like_count: 7,
  average_score: 4.5,
  review_count: 2,
  brand: { id: 'b1', name_ko: '무던', name_en: 'Mudeon', brand_follows: [] },
  product_likes: [],
  first_options: [{ id: 'white' }],
  product_images: [],
  production_days: 4,
  product_options: [option('white', '화이트'), option('black', '블랙')],
  mockup_groups: [group('front', '앞면'), group('back', '뒷면')],
  requested_customs: [] as unknown[],
};

const custom = {
  id: 'c1',
  name_ko: '고양이 티셔츠',
  name_en: null,
  option_id: 'black',
  method: 'EMBROIDERY',
  option: {
    id: 'black',
    name_ko: '블랙',
    name_en: 'Black',
    price: 0,
    product_variants: [{ id: 'v1', production_method: 'EMBROIDERY', add_price: 2_000 }],
  } as { id: string } | null,
  custom_mockups: [
    {
      id: 'm1',
      src: '/customs/cat.webp',
      mockup_group: { id: 'front', name_ko: '앞면', name_en: 'Front', price: 2_000 },
      custom_layers: [
        { id: 'l1', graphic: { id: 'g1', name_ko: '고양이', name_en: 'Cat', promotion_price: 3_500 } },
      ],
    },
  ],
};

const policy = maskFragments([productDeliveryFragment], {
  delivery_fee: 3_000,
  free_threshold: 50_000,
  delivery_days: 2,
  order_cutoff_hour: 14,
});

function page(change: Partial<typeof tee> = {}, firstSideId?: string) {
  const result = unsafe_readResult(productPageFragment, { ...tee, ...change } as never);
  const product = maskFragments([productPageFragment], result);
  const isCustomRequested = change.requested_customs !== undefined;
  return (
    <ProductPage
      product={product}
      viewerId={nilUuid}
      policy={policy}
      holidays={[]}
      firstSideId={firstSideId}
      isCustomRequested={isCustomRequested}
      graphicId={undefined}
      graphic={null}
      more={<a href="/review/list">리뷰 모두 보기</a>}
    />
  );
}

const pictures = () =>
  [...screen.getByRole('group', { name: /사진$/ }).querySelectorAll('img')].map((image) =>
    decodeURIComponent(image.getAttribute('src') ?? '').replace(/.*image_url=/, ''),
  );

test('the pictures are those of the first color, or of the selected one', async () => {
  await renderInShop(page());
  expect(pictures()).toEqual(['/mockups/front-white.webp', '/mockups/back-white.webp']);
  await userEvent.click(screen.getByRole('radio', { name: '블랙' }));
  expect(pictures()).toEqual(['/mockups/front-black.webp', '/mockups/back-black.webp']);
});

test('a requested custom product is shown with its own pictures, name and total price', async () => {
  const { container } = await renderInShop(page({ requested_customs: [custom] }));
  expect(pictures()).toEqual(['/customs/cat.webp', '/mockups/back-black.webp']);
  expect(screen.getByRole('heading', { name: '고양이 티셔츠' })).toBeTruthy();
  expect(container.textContent).toContain('29,500원');
});

test.each([
  ['does not exist any more', []],
  ['has a color that is no longer sold', [{ ...custom, option: null }]],
])('if the custom product %s, the page shows the plain one and says so', async (_what, requested_customs) => {
  const { container } = await renderInShop(page({ requested_customs }));
  expect(screen.getByRole('heading', { name: '데일리 반팔 티셔츠' })).toBeTruthy();
  expect(screen.getByText(/이 디자인은 지금 판매하지 않아요/)).toBeTruthy();
  expect(pictures()[0]).toBe('/mockups/front-white.webp');
  expect(container.textContent).toContain('22,000원');
});

test('in another color the plain product is shown', async () => {
  await renderInShop(page({ requested_customs: [custom] }));
  await userEvent.click(screen.getByRole('radio', { name: '화이트' }));
  expect(pictures()[0]).toBe('/mockups/front-white.webp');
  expect(screen.getByRole('heading', { name: '데일리 반팔 티셔츠' })).toBeTruthy();
});

test('the side of the address comes first', async () => {
  await renderInShop(page({}, 'back'));
  expect(pictures()[0]).toBe('/mockups/back-white.webp');
});

test('the delivery fee and the price from which it is free stand beside the price', async () => {
  const { container } = await renderInShop(page());
  expect(container.textContent).toContain('배송비 3,000원');
  expect(container.textContent).toContain('50,000원 이상 무료');
  await renderInShop(page({ price: 50_000 }));
  expect(screen.getByText('무료배송')).toBeTruthy();
});

test('a sold-out product offers neither an arrival day nor decorating', async () => {
  const { container, unmount } = await renderInShop(page());
  expect(container.textContent).toContain('도착');
  expect(screen.getByRole('link', { name: '꾸미기' })).toBeTruthy();
  unmount();
  const soldOut = await renderInShop(page({ stock_count: 0 }));
  expect(soldOut.container.textContent).not.toContain('도착');
  expect(screen.queryByRole('link', { name: '꾸미기' })).toBeNull();
});

test('the buy button opens the choice of options', async () => {
  await renderInShop(page());
  await userEvent.click(screen.getByRole('button', { name: '구매하기' }));
  expect(await screen.findByRole('dialog', { name: '옵션 선택' })).toBeTruthy();
});

test.each([
  [{ stock_count: 0 }, '품절'],
  [{ state: 'SUSPENDED' }, '판매 중지'],
])('with %j the button is labelled %s', async (change, label) => {
  await renderInShop(page(change));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: label }).disabled).toBe(true);
});

test('a shopper with a keyboard or a screen reader reaches the purchase right after the colors', async () => {
  await renderInShop(page());
  screen.getByRole('radio', { name: '화이트' }).focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /좋아요/ }));
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '구매하기' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '리뷰 모두 보기' }));
});
