import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listProductInquiries } from '#src/shared/contracts/product-inquiries.ts';
import { listPopularWords, search, suggest } from '#src/shared/contracts/search.ts';
import { withApp } from '#tests/support/app.ts';

const server = withApp();

test.each([
  [listProductInquiries, `/products/${randomUUID()}/inquiries`],
  [search, '/search?keyword=%25'],
  [suggest, '/search/suggestions?keyword=%25'],
  [listPopularWords, '/search/popular-words'],
  [{ endpoint: 'GET /openapi.json', rateLimit: { max: 60 } }, '/openapi.json'],
])('$endpoint: a network that calls too often waits, and another one does not', async (contract, path) => {
  const call = (remoteAddress: string) => server.app.inject({ url: `/api/v1${path}`, remoteAddress });
  const phones = ['2001:db8:1:2::1', '2001:db8:1:2::2'];
  for (let count = 0; count < contract.rateLimit.max; count += 1) {
    const { statusCode } = await call(phones[count % 2] ?? '');
    expect(statusCode).not.toBe(429);
  }
  const refused = await call('2001:db8:1:2::3');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('2001:db8:1:3::1')).statusCode).not.toBe(429);
});
