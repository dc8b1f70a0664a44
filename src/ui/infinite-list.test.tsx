import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { InfiniteList } from './infinite-list.tsx';

afterEach(cleanup);

test('loading shows that it loads', () => {
  render(
    <InfiniteList state="loading" onMore={() => {}}>
      items
    </InfiniteList>,
  );
  expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
});

test('loaded offers more', async () => {
  const onMore = vi.fn();
  render(
    <InfiniteList state="loaded" onMore={onMore}>
      items
    </InfiniteList>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('complete says so and offers nothing', () => {
  render(
    <InfiniteList state="complete" onMore={() => {}}>
      items
    </InfiniteList>,
  );
  expect(screen.getByText('No more results!')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an error says so and can be tried again', async () => {
  const onMore = vi.fn();
  render(
    <InfiniteList state="error" onMore={onMore}>
      items
    </InfiniteList>,
  );
  expect(screen.getByText('Oops something went wrong!')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledOnce();
});
