import { expect, test } from 'vitest';
import { isExpectedResponse } from './validate-responses.ts';

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });
const shop = '<script type="application/json" id="shop-config">{}</script>';

test.each([
  ['/assets/main-1a2b3c4d.js', answer('export {}', 'text/javascript')],
  ['/index.html', answer(shop, 'text/html; charset=utf-8')],
])('%s is kept', async (path, response) => {
  expect(await isExpectedResponse(path, response)).toBe(true);
});

test.each([
  ['a page in place of a script', '/assets/main-1a2b3c4d.js', answer(shop, 'text/html')],
  ['the page of a captive portal', '/index.html', answer('<p>Welcome', 'text/html')],
  ['a script that is gone', '/assets/main-1a2b3c4d.js', answer('', 'text/javascript', 404)],
  ['a server in trouble', '/index.html', answer(shop, 'text/html', 500)],
])('%s is not kept', async (_what, path, response) => {
  expect(await isExpectedResponse(path, response)).toBe(false);
});
