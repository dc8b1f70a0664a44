import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noteReached, noteUnreachable } from '#src/offline/connection.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { OfflineStrip } from './offline-strip.tsx';

const said = '오프라인이에요. 저장된 화면을 보여드려요.';

afterEach(noteReached);

test('it comes when the server is away, and leaves by itself', async () => {
  await renderInShop(<OfflineStrip />);
  expect(screen.getByText(said).hidden).toBe(true);
  act(noteUnreachable);
  expect(screen.getByText(said).hidden).toBe(false);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain(said);
  act(noteReached);
  expect(screen.getByText(said).hidden).toBe(true);
  expect(screen.getAllByRole('status')[0]?.textContent).toContain('다시 연결됐어요.');
});

test('on the page that is open it takes no room, so nothing moves', async () => {
  const { container } = await renderInShop(<OfflineStrip />);
  const parts = container.children.length;
  act(noteUnreachable);
  expect(container.children).toHaveLength(parts);
});

test('a page opened without a network begins below it', async () => {
  const { container } = await renderInShop(<OfflineStrip />);
  const parts = container.children.length;
  noteUnreachable();
  const { container: opened } = await renderInShop(<OfflineStrip />, 'en');
  expect(screen.getByText('You are offline. We are showing saved pages.').hidden).toBe(false);
  expect(opened.children).toHaveLength(parts + 1);
});
