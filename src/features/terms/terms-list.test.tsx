import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { TermsList } from './terms-list.tsx';

const terms = (type: string) => ({
  id: type,
  type,
  name: type,
  name_en: null,
  content: '<p>글</p>',
  content_en: null,
  updated_at: '2026-11-20T00:00:00Z',
});
const titles = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);

test('terms that every shopper agrees to come first, and the address opens one text', async () => {
  const data = { terms: ['ADVERTISING', 'PRIVACY', 'USE'].map(terms) };
  await act(() => renderInShop(<TermsList data={data} />, 'ko', { href: '/#privacy' }));
  expect(titles()).toEqual(['USE', 'PRIVACY', 'ADVERTISING']);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true, false]);
});

test('a shop without terms says that they are not ready', async () => {
  await renderInShop(<TermsList data={{ terms: [] }} />);
  expect(screen.getByRole('heading').textContent).toBe('아직 준비 중인 내용이에요');
});
