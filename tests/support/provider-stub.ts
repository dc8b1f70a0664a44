import { vi } from 'vitest';
import { fallbackConfig, type ShopConfig } from '#src/config/shop-config.ts';

export const providerConfig: ShopConfig = {
  ...fallbackConfig,
  token_url: 'http://shop.test/token',
  logout_url: 'http://shop.test/logout',
  client_id: 'storefront',
  client_secret: 'public',
};

type StubResponse = { status?: number; body: unknown; headers?: Record<string, string> };

/** Stubs `fetch`: the provider responds with these, one after the other, and is unreachable after that. */
export function stubProvider(...responses: readonly StubResponse[]) {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  for (const { status = 200, body, headers = {} } of responses) {
    fetched.mockResolvedValueOnce(Response.json(body, { status, headers }));
  }
  vi.stubGlobal('fetch', fetched);
  return {
    fetched,
    /** The requests that were sent, as [path, form]. */
    calls: () => fetched.mock.calls.map(([url, init]) => [pathOf(url), formOf(init)] as const),
  };
}

const pathOf = (url: RequestInfo | URL) => new URL(String(url)).pathname;
const formOf = (init: RequestInit | undefined) => Object.fromEntries(init?.body as URLSearchParams);
