import { expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { callApi } from './call-api.ts';

const json = (body: unknown, status = 200) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** The complaints about this body as an answer of the server. */
async function complaintsOf(body: unknown): Promise<readonly unknown[]> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const context = { config: fallbackConfig, session: memberSession(), i18n: { locale: 'ko' } };
  const outcome = await callApi({ ...context, fetch: async () => json(body) }, 'GET /me/counts');
  expect(outcome).toEqual({ kind: 'ok', body });
  const texts = complaints.mock.calls.map(([text]) => text);
  complaints.mockReset();
  return texts;
}

test('an answer against its contract is complained of in development and in every test', async () => {
  expect(await complaintsOf({ coupons: 1, points: 2, orders: 3 })).toEqual([]);
  expect(await complaintsOf({ coupons: 1, points: '2', orders: 3 })).toEqual([
    expect.stringMatching(/^GET \/me\/counts was answered against its contract: \/points must be/),
  ]);
  expect(await complaintsOf({})).toEqual([expect.stringContaining('must have required properties')]);
});
