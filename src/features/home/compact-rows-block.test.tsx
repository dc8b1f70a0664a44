import { screen } from '@testing-library/react';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { blockItemFragment } from './block-item.ts';
import { CompactRowsBlock } from './compact-rows-block.tsx';

function item(number: number) {
  const product = {
    id: `p${number}`,
    name_ko: `상품 ${number}`,
    name_en: `Product ${number}`,
    image_src: '/products/tee.webp',
    price: 22_000,
    origin_price: 22_000,
    sale_rate: 0,
    promotion_price: 0,
    brand: null,
  };
  const stored = { id: `i${number}`, type: 'PRODUCT', is_show_index: false, product };
  return maskFragments([blockItemFragment], unsafe_readResult(blockItemFragment, stored as never));
}

const block = () => screen.getByRole('group', { name: '가볍게' });

test('two rows share a slide', async () => {
  await renderInShop(<CompactRowsBlock label="가볍게" items={[1, 2, 3].map(item)} />);
  const slides = [...block().querySelectorAll('li')];
  expect(slides.map((slide) => slide.querySelectorAll('article').length)).toEqual([2, 1]);
});

test('more than two rows can be dragged', async () => {
  await renderInShop(<CompactRowsBlock label="가볍게" items={[1, 2, 3].map(item)} />);
  expect(block().dataset.drag).toBe('true');
});

test('two rows cannot be dragged', async () => {
  await renderInShop(<CompactRowsBlock label="가볍게" items={[1, 2].map(item)} />);
  expect(block().dataset.drag).toBe('false');
});
