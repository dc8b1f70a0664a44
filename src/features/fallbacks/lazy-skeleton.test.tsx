import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPagePending } from '#src/components/page/pending-page.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { lazySkeleton } from './lazy-skeleton.tsx';

const scrollTo = vi.fn();
const ProductSkeleton = () => <p>one large picture</p>;

beforeEach(() => {
  hasInteracted.set(false);
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a pending page scrolls to the top and pauses scroll restoration', async () => {
  const Skeleton = lazySkeleton(() => new Promise<never>(() => {}), 'ProductSkeleton');
  expect(isPagePending()).toBe(false);
  await renderInShop(<Skeleton />);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByText('불러오는 중')).toBeDefined();
  expect(isPagePending()).toBe(true);
  cleanup();
  expect(isPagePending()).toBe(false);
});

test('needed before the first interaction, it is empty until its code is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ProductSkeleton: typeof ProductSkeleton }>();
  const Skeleton = lazySkeleton(() => promise, 'ProductSkeleton');
  const { container } = await renderInShop(<Skeleton />);
  expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(1);
  await act(async () => resolve({ ProductSkeleton }));
  expect(await screen.findByText('one large picture')).toBeDefined();
});

test('after the first interaction it is shown at once', async () => {
  const Skeleton = lazySkeleton(async () => ({ ProductSkeleton }), 'ProductSkeleton');
  await act(async () => hasInteracted.set(true));
  await renderInShop(<Skeleton />);
  expect(screen.getByText('one large picture')).toBeDefined();
});

test('a skeleton that cannot be loaded stays empty', async () => {
  const Skeleton = lazySkeleton(() => Promise.reject(new TypeError('Failed to fetch')), 'ProductSkeleton');
  await act(async () => hasInteracted.set(true));
  const { container } = await renderInShop(<Skeleton />);
  expect(container.querySelector('[aria-busy="true"]')?.children).toHaveLength(1);
});
