import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPagePending } from '#src/components/pending-page.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { lazySkeleton } from './lazy-skeleton.tsx';

const scrollTo = vi.fn();
const ProductShape = () => <p>one large picture</p>;

beforeEach(() => {
  hasInteracted.set(false);
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a page on its way begins at its top, and nothing is kept of where the page before it was', async () => {
  const Skeleton = lazySkeleton(() => new Promise(() => {}));
  expect(isPagePending()).toBe(false);
  await renderInShop(<Skeleton />);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByText('불러오는 중')).toBeDefined();
  expect(isPagePending()).toBe(true);
  cleanup();
  expect(isPagePending()).toBe(false);
});

test('needed before the first sign of use, it has no shape until its own is there', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof ProductShape>();
  const Skeleton = lazySkeleton(() => promise);
  const { container } = await renderInShop(<Skeleton />);
  expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(1);
  await act(async () => resolve(ProductShape));
  expect(await screen.findByText('one large picture')).toBeDefined();
});

test('once somebody uses the shop, it is there in its own shape at once', async () => {
  const Skeleton = lazySkeleton(async () => ProductShape);
  await act(async () => hasInteracted.set(true));
  await renderInShop(<Skeleton />);
  expect(screen.getByText('one large picture')).toBeDefined();
});

test('a skeleton that cannot be fetched leaves the room empty', async () => {
  const Skeleton = lazySkeleton(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(async () => hasInteracted.set(true));
  const { container } = await renderInShop(<Skeleton />);
  expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(1);
});
