import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SearchBox } from './search-box.tsx';

let requested: string[] = [];
let suggestions: object[] = [];

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const brand = (number: number, name_ko: string) => ({
  kind: 'brand',
  id: idOf(number),
  name_ko,
  name_en: '',
  product_id: null,
  path_name: null,
  picture_src: `/${number}.webp`,
});

beforeEach(async () => {
  requested = [];
  suggestions = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL(url, 'http://shop.test').searchParams.get('keyword') ?? '');
    return Response.json({ suggestions });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show() {
  const shop = await renderInShop(<SearchBox>시작 화면</SearchBox>);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const type = (value: string, isComposing = false) =>
    fireEvent.input(field, { target: { value }, isComposing });
  return { ...shop, field, type };
}

test('suggestions are requested once a shopper stops typing, and only for the last text', async () => {
  const { type } = await show();
  for (const text of ['ㄱ', '고', '공', '고야', '고양']) type(text, true);
  await vi.advanceTimersByTimeAsync(299);
  expect(requested).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested).toEqual(['고양']);
});

test('a consonant between two syllables changes nothing', async () => {
  const { type } = await show();
  type('고양', true);
  await vi.advanceTimersByTimeAsync(300);
  type('고양ㅇ', true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requested).toEqual(['고양']);
  type('고양이', true);
  await vi.advanceTimersByTimeAsync(300);
  expect(requested).toEqual(['고양', '고양이']);
});

test('Enter while a syllable is composed searches once, although the browser submits twice', async () => {
  const { router, field, type } = await show();
  const navigate = vi.spyOn(router, 'navigate');
  type('고양이', true);
  const form = field.form as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.compositionEnd(field);
  fireEvent.submit(form);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ search: { keyword: '고양이' } }));
});

test('only spaces search for nothing, and the start stays', async () => {
  const { router, field, type } = await show();
  const navigate = vi.spyOn(router, 'navigate');
  type('   ');
  fireEvent.submit(field.form as HTMLFormElement);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(navigate).not.toHaveBeenCalled();
  expect(requested).toEqual([]);
  expect(screen.getByText('시작 화면')).toBeTruthy();
});

test('arrow keys move through the suggestions and around, and Enter follows the active one', async () => {
  suggestions = [brand(1, '고양이'), brand(2, '고양이 집')];
  const { router, field, type } = await show();
  type('고양');
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  const press = (key: string, isComposing = false) => fireEvent.keyDown(field, { key, isComposing });
  const active = () => screen.queryByRole('option', { selected: true })?.textContent;
  press('ArrowDown', true);
  expect(active()).toBeUndefined();
  press('ArrowUp');
  expect(active()).toContain('고양이 집');
  press('ArrowDown');
  expect(active()).toContain('‘고양’');
  press('ArrowDown');
  expect(active()).toContain('고양이');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  const navigate = vi.spyOn(router, 'navigate');
  expect(press('Enter')).toBe(false);
  expect(navigate).toHaveBeenCalledWith(
    expect.objectContaining({ to: '/brand/$id', params: { id: idOf(1) } }),
  );
});

test('each suggestion has its picture', async () => {
  suggestions = [brand(1, '고양이'), brand(2, '고양이 집')];
  const { type } = await show();
  type('고양');
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  const [, ...items] = screen.getAllByRole('option');
  const pictures = items.map((item) => item.querySelector('img')?.getAttribute('src'));
  expect(pictures).toEqual([expect.stringContaining('1.webp'), expect.stringContaining('2.webp')]);
});

test('Escape closes the list and nothing else; the next one is for the panel, and an arrow opens it again', async () => {
  const { field, type } = await show();
  type('고양');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('시작 화면')).toBeTruthy();
  expect(field.value).toBe('고양');
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true })).toBeTruthy();
});
