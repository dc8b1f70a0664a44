import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { ProductInquiries } from './product-inquiries.tsx';

const inquiry = {
  id: nilUuid,
  is_secret: false,
  is_own: false,
  state: 'WAITING',
  type: 'SIZE',
  created_at: '2026-11-20T01:00:00Z',
  nickname: '민***',
  content: '세탁하면 줄어드나요?',
};

const answerWith = (respond: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(respond));
const respond = async () => Response.json({ total: 1, has_more: false, inquiries: [inquiry] });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('questions that were read stay when the network is gone', async () => {
  answerWith(respond);
  await renderInShop(<ProductInquiries productId={nilUuid} maxChars={1000} />);
  await screen.findByText(inquiry.content);
  act(markOffline);
  expect(screen.getByText(inquiry.content)).toBeTruthy();
  act(markOnline);
});

test('questions that could not be read are read when the network is back', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderInShop(<ProductInquiries productId={nilUuid} maxChars={1000} />);
  await screen.findByRole('button', { name: '다시 시도하기' });
  answerWith(respond);
  act(markOffline);
  act(markOnline);
  expect(await screen.findByText(inquiry.content)).toBeTruthy();
});
