import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { withResolvers } from '#src/shared/with-resolvers.ts';
import { LoadingHost } from '#src/ui/loading-host.tsx';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import type { OrderRequest } from './checkout-values.ts';
import { type PaymentResult, usePayment } from './use-payment.ts';

const config = {
  ...fallbackConfig,
  payment: { provider: 'PORTONE_V1' as const, script_url: '/sandbox/v1.js', methods: [], is_sandbox: true },
};

const payment = {
  provider: 'PORTONE_V1',
  payment_id: 'p1',
  order_id: 'o1',
  order_name: '티셔츠',
  store_id: 's1',
  channel_key: 'c1',
  method: 'CARD',
  amount: 22_000,
  redirect_url: '/callback',
  notice_url: null,
  customer: { id: 'm1', name: '김하루', phone: '01020260001', email: 'haru@kkumim.test' },
  deposit_due_at: null,
  cash_receipt_type: null,
};

const id = '00000000-0000-4000-8000-000000000001';
const placed = {
  id,
  order_number: '20261124-1',
  state: 'PAYMENT_PENDING',
  payment_amount: 22_000,
  expires_at: null,
  payment,
};

function PayButton() {
  const pay = usePayment('c1');
  const [result, setResult] = useState<PaymentResult>();
  return (
    <>
      <button type="button" onClick={() => void pay({} as OrderRequest).then(setResult)}>
        Pay
      </button>
      {result?.kind === 'failed' && <p>{result.message}</p>}
      <LoadingHost />
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the page is covered while the server works, and free while the payment window is open', async () => {
  const [placing, checking] = [withResolvers<object>(), withResolvers<object>()];
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(await (url.endsWith('/orders') ? placing.promise : checking.promise)),
  );
  const paid = withResolvers<(response: object) => void>();
  vi.stubGlobal('IMP', { init() {}, request_pay: (_: object, close: () => void) => paid.resolve(close) });
  const { router } = await renderInShop(<PayButton />, 'ko', { session: memberSession(), config });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('주문을 접수하고 있어요');
  placing.resolve(placed);
  const close = await paid.promise;
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  close({ success: true });
  expect((await screen.findByRole('dialog')).textContent).toContain('결제를 확인하고 있어요');
  checking.resolve({ order_id: id, result: 'PAID' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/complete/c1'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a shopper who goes back from the payment page can pay again at once', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url.endsWith('/orders') ? placed : { order_id: id, result: 'CHECKING' });
  });
  const opened = withResolvers<void>();
  // On a phone the browser leaves the page, and nobody calls back.
  vi.stubGlobal('IMP', { init() {}, request_pay: () => opened.resolve() });
  await renderInShop(<PayButton />, 'ko', { session: memberSession(), config });
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  await opened.promise;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await screen.findByText('결제를 마치지 않았어요.');
  expect(asked.at(-1)).toContain('/payments/p1/complete');
});
