import { screen } from '@testing-library/react';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { blockThumbnailFragment } from './block-thumbnail.ts';
import { LineBlock, lineBlockFragment } from './line-block.tsx';

const news = {
  is_title: true,
  title: '5만원 이상 무료 배송',
  title_en: 'Free delivery from 50,000 won',
  sub_title: '이번 달까지',
  sub_title_en: 'This month',
  title_style: 'color: #c93a16',
  title_btn: '더보기',
  title_btn_en: 'More',
  title_btn_url: '/event',
};

function line(change: Partial<Record<keyof typeof news, string | boolean | null>> = {}) {
  const block = maskFragments([lineBlockFragment], { ...news, ...change } as typeof news);
  const icon = { id: 't1', thumbnail_src: '/icons/truck.webp', labels: [] };
  const thumbnails = [
    maskFragments([blockThumbnailFragment], unsafe_readResult(blockThumbnailFragment, icon as never)),
  ];
  return <LineBlock block={block} thumbnails={thumbnails} />;
}

test('a line that is a heading shows its subtitle and its button, and links to its address', async () => {
  const { container } = await renderInShop(line());
  expect(screen.getByRole('heading', { name: '5만원 이상 무료 배송' })).toBeTruthy();
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/event');
  expect(link.textContent).toBe('5만원 이상 무료 배송이번 달까지더보기');
  expect(link.style.color).toBe('#c93a16');
  expect(container.querySelector('img')?.getAttribute('src')).toContain('truck.webp');
});

test('any other line shows its title only', async () => {
  await renderInShop(line({ is_title: false }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('link').textContent).toBe('5만원 이상 무료 배송');
});

test('without an address it has no button and no link', async () => {
  const { container } = await renderInShop(line({ title_btn_url: null }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.textContent).not.toContain('더보기');
});

test('in English it shows its English texts', async () => {
  await renderInShop(line(), 'en');
  expect(screen.getByRole('link').textContent).toBe('Free delivery from 50,000 wonThis monthMore');
});
