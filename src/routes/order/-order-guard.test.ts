import 'fake-indexeddb/auto';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { readyClient } from '#src/graphql/lazy-client.ts';
import { createTranslations } from '#src/i18n/translations.ts';
import { createShopRouter } from '#src/router.ts';
import { createClient } from '#src/writes/client.ts';
import { emptyCart } from '#tests/support/empty-cart.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';

const id = '00000000-0000-4000-8000-000000000001';

/** Opens an address as the member whose order is in this state and has no checkout any more. */
async function open(href: string, state: ReturnType<typeof sampleOrder>['state']) {
  const missing = { code: 'ORDER_NOT_FOUND', message: '주문 정보가 없습니다.' };
  const headers = { 'content-type': 'application/problem+json' };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/checkouts/')) return Response.json(missing, { status: 404, headers });
    if (url.includes('/orders/')) return Response.json(sampleOrder({ id, state }));
    return Response.json(url.includes('/cart') ? emptyCart : { addresses: [], max_count: 20 });
  });
  const session = memberSession();
  const client = readyClient(createClient({ url: 'http://127.0.0.1:9/v1/graphql', session }));
  const context = { client, config: fallbackConfig, i18n: await createTranslations('ko'), session };
  const router = createShopRouter({ context, history: createMemoryHistory({ initialEntries: [href] }) });
  await router.load();
  return router.state;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  ['PAYMENT_FAILED', `/order/${id}`, `/mypage/order/${id}`],
  ['PAYMENT_PENDING', `/order/${id}`, `/order/wait?order=${id}`],
  ['PAYMENT_PENDING', `/mypage/order/${id}`, `/order/wait?order=${id}`],
  ['EXPIRED', `/order/${id}`, `/mypage/order/${id}`],
  ['PAID', `/order/${id}`, `/order/complete/${id}`],
] as const)('an order that is %s and whose checkout is gone leads from %s to %s', async (state, from, to) => {
  const { location, matches } = await open(from, state);
  expect(location.href).toBe(to);
  expect(matches.at(-1)?.status).toBe('success');
});
