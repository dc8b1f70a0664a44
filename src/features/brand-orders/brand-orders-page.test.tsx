import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import type { BrandOrder } from './brand-order-list.ts';
import { BrandOrdersPage } from './brand-orders-page.tsx';

const order = (number: number): BrandOrder => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  order_number: `20261124-${number}`,
  state: 'PAID',
  destination: null,
  products: [],
  ordered_at: '2026-11-24T00:00:00Z',
  paid_at: '2026-11-24T00:00:00Z',
  held_reason: null,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the list ends with its last page, also when an order has left the filter meanwhile', async () => {
  const orders = Array.from({ length: 20 }, (_, index) => order(index));
  vi.stubGlobal('fetch', async () => Response.json({ orders: [order(21)], total: 21 }));
  const page = <BrandOrdersPage state="PAID" loaded={{ orders, total: 22 }} onState={() => {}} />;
  await renderInShop(page, 'ko', { session: memberSession() });
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(21));
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});
