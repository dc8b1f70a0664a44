import { pino } from 'pino';
import { beforeAll, expect, test, vi } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { builtStorefront, bundleOf } from './tests/bundle-fixture.ts';

const responses: string[] = [];
const write = (line: string) => line.includes('task took too long') && responses.push('given up');

// Rendering the main page never ends; that of a product asks the data service, as ours does.
const server = withApp({
  log: pino({ level: 'warn' }, { write }),
  dist: builtStorefront,
  bundle: bundleOf(`
    if (href === '/main') for (;;);
    await queryDataService(JSON.stringify({ query: '{ __typename }' }));
    return screen(href);
  `),
});

const products: string[] = [];
beforeAll(async () => {
  const { product } = catalogue(server.pool);
  for (let count = 0; count < 70; count += 1) products.push(`/product/${await product()}`);
});

async function open(url: string, remoteAddress = '127.0.0.1') {
  const { statusCode, body } = await server.app.inject({ url, remoteAddress });
  expect(statusCode).toBe(200);
  return /(rendered|skeleton): /.exec(body)?.[1] ?? 'empty page';
}

async function untilRendered(url: string, remoteAddress: string): Promise<void> {
  await expect.poll(() => open(url, remoteAddress), { timeout: 10_000 }).toBe('rendered');
}

test('a page is rendered once, and sent to whoever asks for it', async () => {
  const [url = ''] = products;
  await untilRendered(url, '10.0.0.1');
  const bodies = await Promise.all([1, 2, 3].map(async () => (await server.app.inject(url)).body));
  expect(new Set(bodies).size).toBe(1);
});

test('while a page takes too long to render, the server responds, and its skeleton is sent instead', async () => {
  const endless = open('/main', '10.0.0.2').then((page) => responses.push(page));
  const health = server.app.inject('/healthz').then(({ statusCode }) => responses.push(`${statusCode}`));
  await Promise.all([endless, health]);
  await vi.waitFor(() => expect(responses).toContain('given up'), { timeout: 20_000 });
  expect(responses).toEqual(['200', 'skeleton', 'given up']);
});

test('a page that never ends is given up, and others are rendered again', async () => {
  await untilRendered(products.at(-1) ?? '', '10.0.0.3');
}, 15_000);

test('beyond its rate limit a network gets skeletons; others are not affected, and cached pages do not count', async () => {
  const flood = products.slice(1, -1);
  for (const url of flood) await open(url, '10.0.1.1');
  expect(await open(flood.at(-1) ?? '', '10.0.1.1')).toBe('skeleton');
  expect(await open(products[0] ?? '', '10.0.1.1')).toBe('rendered');
  await untilRendered(flood.at(-1) ?? '', '10.0.1.2');
});
