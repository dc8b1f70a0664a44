import { expect, test } from 'vitest';
import { isExpectedResponse } from './validate-responses.ts';

const respond = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const shop = '<script type="application/json" id="shop-config">{}</script>';

test.each([
  ['/assets/main-1a2b3c4d.js', respond('export {}', 'text/javascript')],
  ['/index.html', respond(shop, 'text/html; charset=utf-8')],
])('%s is cached', async (path, response) => {
  expect(await isExpectedResponse(path, response)).toBe(true);
});

test.each([
  ['a page in place of a script', '/assets/main-1a2b3c4d.js', respond(shop, 'text/html')],
  ['the page of a captive portal', '/index.html', respond('<p>Welcome', 'text/html')],
  ['a script that does not exist any more', '/assets/main-1a2b3c4d.js', respond('', 'text/javascript', 404)],
  ['an error of the server', '/index.html', respond(shop, 'text/html', 500)],
])('%s is not cached', async (_what, path, response) => {
  expect(await isExpectedResponse(path, response)).toBe(false);
});
