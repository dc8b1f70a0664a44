import 'fake-indexeddb/auto';
import type { RegisteredRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptEarlyPanels } from '#src/features/layout/early-panels.ts';
import { closePanels, shownPanel } from '#src/features/layout/panels.ts';
import { ShopLayout } from '#src/features/layout/shop-layout.tsx';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { earlyPanelsHtml } from './early-panels.tsx';

let early: HTMLElement;
let router: RegisteredRouter;
const open = new Set<string>();

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({ suggestions: [], words: [] }));
  // Layout and popovers, which this DOM does not have.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (open.has(this.id) ? [{}] : []) as unknown as DOMRectList;
  });
  HTMLElement.prototype.getAnimations ??= () => [];
  HTMLElement.prototype.hidePopover ??= function (this: HTMLElement) {
    open.delete(this.id);
  };
  const shop = await renderInShop(
    <ShopLayout layout={{}} title="카테고리" header="brand" strip={null} footer={null}>
      본문
    </ShopLayout>,
  );
  early = document.body.appendChild(document.createElement('div'));
  router = shop.router as unknown as RegisteredRouter;
  early.innerHTML = earlyPanelsHtml(router);
});
afterEach(() => {
  act(closePanels);
  cleanup();
  early.remove();
  open.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const namesIn = (panel: Element | null) =>
  Array.from(panel?.querySelectorAll('a, button, input') ?? []).map(
    (control) => control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('value')),
  );

const adopt = () => act(() => adoptEarlyPanels(router));

function openEarly(id: string): void {
  open.add(id);
  document.getElementById(id)?.dispatchEvent(new Event('toggle'));
}

test('the early menu has everything that the menu has', async () => {
  const names = namesIn(early.querySelector('#early-side-bar'));
  expect(names).toContain('쿠폰');
  adopt();
  act(() => openEarly('early-side-bar'));
  await waitFor(() => expect(early.querySelector('#early-side-bar')).toBeNull());
  expect(namesIn(screen.getByRole('dialog', { name: '메뉴' }))).toEqual(names);
});

test('a language in it is no choice of the page', () => {
  const groups = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(groups.filter(({ checked }) => checked)).toHaveLength(2);
});

test('the search that takes the place of an early one has its text and the focus', async () => {
  const field = early.querySelector<HTMLInputElement>('#early-search [name="keyword"]');
  expect(field?.getAttribute('autofocus')).toBe('');
  expect(field?.form?.getAttribute('action')).toBe('/search');
  open.add('early-search');
  field?.focus();
  field?.setRangeText('고양이');
  field?.setSelectionRange(2, 2);
  adopt();
  await waitFor(() => expect(early.querySelector('#early-search')).toBeNull());
  const own = await screen.findByRole<HTMLInputElement>('combobox', { name: '검색어' });
  await waitFor(() => expect(own.value).toBe('고양이'));
  expect(document.activeElement).toBe(own);
  expect(own.selectionStart).toBe(2);
  fireEvent.input(own, { target: { value: '고양이 컵' } });
  expect(own.value).toBe('고양이 컵');
});

test('it waits until a syllable is complete', async () => {
  const field = early.querySelector('#early-search [name="keyword"]');
  field?.setAttribute('data-composing', '');
  open.add('early-search');
  adopt();
  await vi.dynamicImportSettled();
  await act(async () => {});
  expect(early.querySelector('#early-search')).not.toBeNull();
  field?.removeAttribute('data-composing');
  field?.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await waitFor(() => expect(early.querySelector('#early-search')).toBeNull());
});

test('an early panel that is closed meanwhile is not opened again', () => {
  // So that the application's own does not take its place.
  early.querySelector('#early-search [name="keyword"]')?.setAttribute('data-composing', '');
  adopt();
  act(() => openEarly('early-search'));
  expect(shownPanel.get()).toBe('search');
  open.clear();
  act(() => void early.querySelector('#early-search')?.dispatchEvent(new Event('toggle')));
  expect(shownPanel.get()).toBe('none');
});

test('an early panel that is closed in the moment in which the other takes its place is not opened again', async () => {
  const panel = early.querySelector('#early-side-bar');
  adopt();
  act(() => openEarly('early-side-bar'));
  // The browser says it in a task of its own.
  open.clear();
  await waitFor(() => expect(panel?.isConnected).toBe(false));
  act(() => void panel?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' })));
  expect(shownPanel.get()).toBe('none');
});

test('an early panel that is opened in that moment leaves the other open', async () => {
  const panel = early.querySelector('#early-side-bar');
  open.add('early-side-bar');
  adopt();
  await waitFor(() => expect(panel?.isConnected).toBe(false));
  open.clear();
  act(() => void panel?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  expect(shownPanel.get()).toBe('side-bar');
});

test('until the panel of the application is there, links and the search of the early one stay in the document', () => {
  // So that it does not come.
  const field = early.querySelector<HTMLInputElement>('#early-search [name="keyword"]');
  field?.setAttribute('data-composing', '');
  field?.setRangeText('꽃 1');
  adopt();
  act(() => openEarly('early-search'));
  act(() => field?.form?.requestSubmit());
  expect(router.history.location.href).toBe('/search?keyword=%EA%BD%83+1');
  expect(shownPanel.get()).toBe('none');
  act(() => early.querySelector<HTMLElement>('#early-side-bar a[href="/category"]')?.click());
  expect(router.history.location.href).toBe('/category');
});

test('a page without the buttons has no panels', () => {
  const matches = [{ fullPath: '/login', staticData: { header: 'back' } }];
  const other = { options: router.options, state: { matches } } as unknown as RegisteredRouter;
  expect(earlyPanelsHtml(other)).toBe('');
});
