import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { Picture } from './picture.tsx';

afterEach(markOnline);

const picture = { src: '/products/tee.webp', alt: '반팔 티셔츠', ratio: '1' } as const;

test('a picture is requested in its size, without credentials and lazily', async () => {
  await renderInShop(<Picture {...picture} size="s" />);
  const image = screen.getByRole('img', { name: '반팔 티셔츠' });
  expect(image.getAttribute('src')).toBe('/api/v1/image-resize/s?image_url=%2Fproducts%2Ftee.webp');
  expect(image.getAttribute('crossorigin')).toBe('anonymous');
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.hasAttribute('srcset')).toBe(false);
});

test('the first picture of a screen is loaded with high priority', async () => {
  await renderInShop(<Picture {...picture} size="l" sizes="100vw" priority />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
  expect(image.getAttribute('srcset')).toContain(' 1080w');
});

test('a picture that cannot be loaded is replaced by a light-gray box of the same shape', async () => {
  await renderInShop(<Picture {...picture} size="l" sizes="100vw" />);
  const image = screen.getByRole('img', { name: '반팔 티셔츠' });
  fireEvent.error(image);
  expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  expect(image.hasAttribute('srcset')).toBe(false);
  expect(image.style.aspectRatio).toBe('1 / 1');
});

test('a picture that failed while offline is loaded again once online', async () => {
  await renderInShop(<Picture {...picture} size="s" />);
  const image = screen.getByRole('img');
  const url = image.getAttribute('src');
  act(markOffline);
  fireEvent.error(image);
  expect(image.getAttribute('src')).toMatch(/^data:/);
  act(markOnline);
  expect(image.getAttribute('src')).toBe(url);
  fireEvent.error(image);
  expect(image.getAttribute('src')).toMatch(/^data:/);
});
