import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { closePanels, shownPanel, showPanel } from './panels.ts';
import { ShopLayout } from './shop-layout.tsx';

beforeEach(async () => {
  await renderInShop(
    <ShopLayout layout={{}} title="카테고리" header="brand" strip={null} footer={null}>
      본문
    </ShopLayout>,
  );
});
afterEach(() => {
  act(closePanels);
  cleanup();
});

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const onlyOpen = (label: string) => waitFor(() => expect(dialogs()).toEqual([label]));

test('the search panel opened from the side bar replaces it, and the other way round', async () => {
  await userEvent.click(screen.getByRole('button', { name: '메뉴 열기' }));
  await onlyOpen('메뉴');
  const [inSideBar] = screen.getAllByRole('button', { name: '검색 열기' }).toReversed();
  if (inSideBar) await userEvent.click(inSideBar);
  await onlyOpen('검색');
  act(() => showPanel('side-bar'));
  await onlyOpen('메뉴');
});

test('Escape closes a panel', async () => {
  act(() => showPanel('search'));
  const panel = await screen.findByRole('dialog', { name: '검색' });
  act(() => void panel.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(shownPanel.get()).toBe('none');
});

test('a link in a panel closes it, also one to the page below it', async () => {
  act(() => showPanel('side-bar'));
  const panel = await screen.findByRole('dialog', { name: '메뉴' });
  const [link] = panel.querySelectorAll('nav a');
  if (link) await userEvent.click(link);
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('a link that opens a new tab leaves the panel open', async () => {
  act(() => showPanel('side-bar'));
  const panel = await screen.findByRole('dialog', { name: '메뉴' });
  const [link] = panel.querySelectorAll('nav a');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  if (link) await user.click(link);
  expect(dialogs()).toEqual(['메뉴']);
  await user.keyboard('{/Control}');
  if (link) await user.click(link);
  await waitFor(() => expect(dialogs()).toEqual([]));
});

test('a search closes it too, also for the word that was searched for', async () => {
  act(() => showPanel('search'));
  for (const _ of ['once', 'again']) {
    const field = await screen.findByRole('combobox', { name: '검색어' });
    await userEvent.clear(field);
    await userEvent.type(field, '꽃{Enter}');
    await waitFor(() => expect(dialogs()).toEqual([]));
    act(() => showPanel('search'));
  }
});

test('the six tabs in their order', () => {
  const tabs = screen.getByRole('navigation', { name: '주요 메뉴' });
  expect([...tabs.querySelectorAll('a')].map((tab) => tab.textContent)).toEqual([
    '이벤트',
    '카테고리',
    '검색',
    '홈',
    '좋아요',
    '마이',
  ]);
});
