import { screen } from '@testing-library/react';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { blockThumbnailFragment } from './block-thumbnail.ts';
import { ImageBlock } from './image-block.tsx';
import { NavigationBlock } from './navigation-block.tsx';

const thumbnails = [
  ['첫 꾸밈', '/event/1'],
  ['다른 집', 'https://artist.example/'],
  ['그림만', null],
  ['나쁜 곳', 'javascript:alert(1)'],
].map(([title, thumbnail_url], index) => {
  const stored = {
    id: `t${index}`,
    thumbnail_src: `/window/${index}.webp`,
    thumbnail_url,
    thumbnail_width: 1080,
    thumbnail_height: 608,
    title,
    labels: [],
  };
  return maskFragments([blockThumbnailFragment], unsafe_readResult(blockThumbnailFragment, stored as never));
});

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('each picture of an image block links to its address and has its stored aspect ratio', async () => {
  const { container } = await renderInShop(<ImageBlock label="소식" thumbnails={thumbnails} isFirst />);
  expect(links()).toEqual(['/event/1', 'https://artist.example/']);
  expect(screen.getByRole('img', { name: '그림만' })).toBeTruthy();
  expect(container.querySelector('img')?.style.aspectRatio).toBe('1080 / 608');
});

test('each tile of a navigation block links to its address', async () => {
  await renderInShop(<NavigationBlock label="분류" thumbnails={thumbnails} />);
  expect(links()).toEqual(['/event/1', 'https://artist.example/']);
  expect(screen.getByRole('link', { name: '첫 꾸밈' })).toBeTruthy();
});
