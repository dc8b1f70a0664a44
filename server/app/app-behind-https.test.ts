import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';

const server = withApp({
  environment: { PUBLIC_ORIGIN: 'https://shop.example', CDN_URL: 'https://cdn.example/pictures' },
  cdn: { 'a.webp': 'picture' },
});

test('a shop behind https tells browsers to stay there', async () => {
  const { headers } = await server.app.inject('/main');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('pictures of another CDN may be shown and fetched, and ours are not served', async () => {
  const { headers } = await server.app.inject('/main');
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://cdn.example;");
  expect((await server.app.inject('/api/v1/config')).json()).toMatchObject({
    cdn_base: 'https://cdn.example/pictures',
  });
  expect((await server.app.inject('/cdn/a.webp')).statusCode).toBe(404);
});
