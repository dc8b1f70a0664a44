import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { sampleLine } from '#tests/support/sample-orders.ts';
import { loadClaimForm } from './load-claim.ts';

const context = { config: fallbackConfig, session: memberSession(), i18n: { locale: 'ko' } };
const { id } = sampleLine();
const load = () => loadClaimForm(context, id, id);

/** Refuses every call. */
const refuseWith = (code: string, status: number) =>
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code, message: code },
      { status, headers: { 'content-type': 'application/problem+json' } },
    ),
  );

afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

test('an order that is not the viewer’s has no form', async () => {
  refuseWith('ORDER_NOT_FOUND', 404);
  expect(await load()).toBeNull();
});

test('too many requests are no missing order: the form can be loaded again', async () => {
  refuseWith('RATE_LIMITED', 429);
  await expect(load()).rejects.toThrow('RATE_LIMITED');
});
