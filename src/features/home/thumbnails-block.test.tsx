import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { blockGroupFragment } from './block-group.ts';
import { ThumbnailsBlock } from './thumbnails-block.tsx';

const tee = {
  id: 'p1',
  name_ko: '데일리 반팔 티셔츠',
  name_en: 'Everyday T-shirt',
  image_src: '/products/tee.webp',
  price: 22_000,
  origin_price: 22_000,
  sale_rate: 0,
  promotion_price: 0,
  brand: null,
};

const thumbnails = ['앞', '뒤', '옆'].map((title, index) => {
  const stored = {
    id: `t${index}`,
    thumbnail_src: `/window/${index}.webp`,
    thumbnail_url: `/product/${index}`,
    thumbnail_width: 900,
    thumbnail_height: 1125,
    title,
    title_en: null,
    content: `${title} 이야기`,
    content_en: null,
    labels: [],
    items: [{ id: `i${index}`, is_show_index: false, product: tee }],
  };
  return maskFragments([blockGroupFragment], unsafe_readResult(blockGroupFragment, stored as never));
});

const show = (subType: string) =>
  renderInShop(<ThumbnailsBlock label="조합" subType={subType} thumbnails={thumbnails} />);
const carousel = () => screen.getByRole('group', { name: '조합' });
const dots = () =>
  [...carousel().querySelectorAll('[aria-hidden="true"] > span')].map(
    (dot) => 'current' in (dot as HTMLElement).dataset,
  );
const perView = () => carousel().style.getPropertyValue('--per-view');

test.each(['CUSTOM', 'CUSTOM2'])('%s shows one picture at a time and a dot for each', async (subType) => {
  await show(subType);
  expect(perView()).toBe('1');
  expect(dots()).toEqual([true, false, false]);
});

test('PRODUCT shows 1.3 with their products and no dots', async () => {
  await show('PRODUCT');
  expect(perView()).toBe('1.3');
  expect(dots()).toEqual([]);
  expect(screen.getAllByRole('link', { name: '데일리 반팔 티셔츠' })).toHaveLength(3);
});

test.each(['PRODUCT', 'CUSTOM', 'CUSTOM2'])(
  'every picture of %s leads to its own address',
  async (subType) => {
    await show(subType);
    const pictures = [...carousel().querySelectorAll('a:has(img[src*="window"])')];
    expect(pictures.map((link) => link.getAttribute('href'))).toEqual([
      '/product/0',
      '/product/1',
      '/product/2',
    ]);
  },
);

test('CUSTOM2 has a caption below the carousel, CUSTOM has none', async () => {
  await show('CUSTOM2');
  expect(screen.getByRole('heading', { name: '앞' })).toBeTruthy();
  expect(screen.getByText('앞 이야기')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  await show('CUSTOM');
  expect(screen.queryByText('앞 이야기')).toBeNull();
});
