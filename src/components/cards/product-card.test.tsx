import { screen } from '@testing-library/react';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { mixesCustoms, ProductCard, productCardFragment } from './product-card.tsx';

const tee = {
  id: 'p1',
  name_ko: '데일리 반팔 티셔츠',
  name_en: 'Everyday T-shirt',
  image_src: '/products/tee.webp',
  is_custom: false,
  is_new: false,
  stock_count: 3,
  price: 22_000,
  origin_price: 22_000,
  sale_rate: 0,
  promotion_price: 0,
  like_count: 0,
  brand: { id: 'b1', name_ko: '무던', name_en: 'Mudeon' },
  product_likes: [],
};

const card = (change = {}) =>
  maskFragments(
    [productCardFragment],
    unsafe_readResult(productCardFragment, { ...tee, ...change } as never),
  );

test('a product shows its brand, name and price and opens its page', async () => {
  const { container } = await renderInShop(<ProductCard product={card()} />);
  expect(screen.getByText('무던')).toBeTruthy();
  expect(screen.getByRole('link', { name: '데일리 반팔 티셔츠' }).getAttribute('href')).toBe('/product/p1');
  expect(container.textContent).toContain('22,000원');
  expect(container.textContent).not.toContain('%');
});

test('the link to its page keeps the graphic it is listed for', async () => {
  await renderInShop(<ProductCard product={card()} graphicId="g1" />);
  const link = screen.getByRole('link', { name: '데일리 반팔 티셔츠' });
  expect(link.getAttribute('href')).toBe('/product/p1?graphic_id=g1');
});

const badges = () =>
  screen.queryAllByText(/^(NEW|신상|SALE|할인|CUSTOM|커스텀)$/).map((badge) => badge.textContent);

test('a product that is new says so in Korean, and a reduced price only its percentage', async () => {
  await renderInShop(<ProductCard product={card({ is_new: true, promotion_price: 17_600 })} />);
  expect(badges()).toEqual(['신상']);
  expect(screen.getByText('20%')).toBeTruthy();
});

test('커스텀 is shown only among products that cannot be decorated', async () => {
  const custom = card({ is_custom: true });
  expect(mixesCustoms([custom, custom])).toBe(false);
  expect(mixesCustoms([custom, card()])).toBe(true);
  const { unmount } = await renderInShop(<ProductCard product={custom} />);
  expect(badges()).toEqual([]);
  unmount();
  await renderInShop(<ProductCard product={custom} isMixed />);
  expect(badges()).toEqual(['커스텀']);
});

test('품절 is shown only without stock', async () => {
  await renderInShop(<ProductCard product={card({ stock_count: 1 })} />);
  expect(screen.queryByText('품절')).toBeNull();
  await renderInShop(<ProductCard product={card({ stock_count: 0 })} />);
  expect(screen.getByText('품절')).toBeTruthy();
});

test('in a ranking it shows its rank', async () => {
  const { container } = await renderInShop(<ProductCard product={card()} rank={3} />);
  expect(container.textContent).toContain('순위 3');
});

test('a product whose brand is hidden is still shown', async () => {
  await renderInShop(<ProductCard product={card({ brand: null })} />);
  expect(screen.getByRole('link', { name: '데일리 반팔 티셔츠' })).toBeTruthy();
});
