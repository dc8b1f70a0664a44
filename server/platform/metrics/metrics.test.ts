import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { buildTestApp } from '#tests/support/build-test-app.ts';
import { withDatabase } from '#tests/support/database.ts';
import { photo } from '#tests/support/photos.ts';
import { createPool } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Jobs, openJobs } from '../jobs/jobs.ts';
import { openMetrics } from './open-metrics.ts';

const { pool, address } = withDatabase();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const anyPort = { host: '127.0.0.1', port: 0 };
let folder: string;
let jobs: Jobs;
let metrics: Awaited<ReturnType<typeof openMetrics>>;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kkumim-test-'));
  await mkdir(join(folder, 'cdn'));
  await photo(600, 400).toFile(join(folder, 'cdn/tee.webp'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/shop-kkumim1.js'), '');
  jobs = await openJobs(pool, log);
  metrics = await openMetrics({ address: anyPort, pool, log });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  app = await buildTestApp({ config, pool, jobs, metrics: metrics.metrics, storefrontFolder: folder });
});
afterAll(async () => {
  await app.close();
  await metrics.close();
  await jobs.close();
  await rm(folder, { recursive: true, force: true });
});

/** The samples by name and labels, as Prometheus reads them. */
async function scrape(url = metrics.url): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

test('requests count by the template of their route, however many addresses are asked for', async () => {
  const shop = await app.listen(anyPort);
  const paths = ['/healthz', ...['uploads/', '', 'x/'].map((folder) => `/api/v1/${folder}${randomUUID()}`)];
  for (const path of [...paths, ...paths]) await fetch(shop + path);
  const count = async () =>
    [...(await scrape())].filter(([name]) => name.startsWith('kkumim_http_request_duration_seconds_count'));
  const request = (route: string, status: string) =>
    `kkumim_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`;
  // A request ends a moment after its response has arrived.
  await vi.waitFor(async () =>
    expect(Object.fromEntries(await count())).toEqual({
      [request('/healthz', '2xx')]: 2,
      [request('/api/v1/uploads/:id', '4xx')]: 2,
      [request('none', '4xx')]: 4,
    }),
  );
});

test('an image counts as a miss once and as a hit from then on', async () => {
  const before = await scrape();
  for (let count = 0; count < 3; count += 1) await app.inject('/api/v1/image-resize/s?image_url=/tee.webp');
  const after = await scrape();
  const grown = (result: string) => {
    const name = `kkumim_image_cache_lookups_total{result="${result}"}`;
    return (after.get(name) ?? 0) - (before.get(name) ?? 0);
  };
  expect([grown('miss'), grown('hit')]).toEqual([1, 2]);
});

const sendVitals = (payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/vitals', payload, headers });

test('a value that shoppers feel is summed up by route and release', async () => {
  const lcp = { first_byte: 200, load_delay: 50, load: 300, render_delay: 450 };
  const page = { route: '/main', release: 'kkumim1', lcp, cls: 0.002 };
  expect((await sendVitals(page)).statusCode).toBe(204);
  expect((await sendVitals({ ...page, route: '/made-up', release: 'made-up', ttfb: 90 })).statusCode).toBe(
    204,
  );
  const samples = await scrape();
  const [known, other] = ['route="/main",release="kkumim1"', 'route="other",release="other"'];
  expect(samples.get(`kkumim_web_vital_seconds_sum{vital="lcp",${known}}`)).toBe(1);
  expect(samples.get(`kkumim_web_vital_part_seconds_total{vital="lcp",part="load",${known}}`)).toBe(0.3);
  expect(samples.get(`kkumim_layout_shift_sum{${known}}`)).toBe(0.002);
  expect(samples.get(`kkumim_web_vital_seconds_count{vital="ttfb",${other}}`)).toBe(1);
  expect([...samples.keys()].join()).not.toContain('made-up');
});

test.each([
  ['a time before the page', { ttfb: -1 }],
  ['a page that took an hour', { ttfb: 3_600_000 }],
  ['a time in words', { ttfb: '90' }],
  ['half of a picture', { lcp: { first_byte: 1 } }],
  ['who the shopper is', { email: 'shopper@kkumim.test' }],
  ['a long address', { route: `/${'x'.repeat(200)}` }],
])('a report of %s is refused', async (_what, part) => {
  const refused = await sendVitals({ route: '/main', release: 'kkumim1', ...part });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDATION']);
});

test('a report that is too long, or from a page of another site, is refused', async () => {
  const page = { route: '/main', release: 'kkumim1', ttfb: 1 };
  const long = await sendVitals({ ...page, route: 'x'.repeat(200_000) });
  expect([long.statusCode, long.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  const foreign = await sendVitals(page, { origin: 'https://elsewhere.example' });
  expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'NO_ACCESS']);
});

test('an operator sees jobs, open calls, connections, tasks and the process itself', async () => {
  const { messages } = app;
  const text = { channel: 'sms', kind: 'CODE', locale: 'ko', recipient: '01012345678', text: '1' } as const;
  await inTransaction(pool, (client) => messages.send(client, text));
  await pool.query(`update outbound_call set created_at = now() - interval '90 seconds'`);
  const samples = await scrape();
  expect(samples.get('kkumim_jobs{queue="outbound-calls",state="created"}')).toBe(1);
  expect(samples.get('kkumim_outbound_call_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(samples.get('kkumim_database_reachable')).toBe(1);
  expect(samples.get('kkumim_database_connections{state="waiting"}')).toBe(0);
  expect(samples.get('kkumim_tasks{pool="render",state="queued"}')).toBe(0);
  expect(samples.get('kkumim_tasks{pool="images",state="running"}')).toBe(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  await pool.query(`update outbound_call set state = 'DONE'`);
  expect((await scrape()).get('kkumim_outbound_call_oldest_seconds')).toBe(0);
});

test('without a database the other metrics are still there', async () => {
  const unreachable = createPool({ ...address, host: '127.0.0.1', port: 1 }, log);
  const lonely = await openMetrics({ address: anyPort, pool: unreachable, log });
  const samples = await scrape(lonely.url);
  await lonely.close();
  await unreachable.end();
  expect(samples.get('kkumim_database_reachable')).toBe(0);
  expect(samples.has('kkumim_outbound_call_oldest_seconds')).toBe(false);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

test('nothing else is served there, and the shop itself does not serve metrics', async () => {
  expect((await fetch(metrics.url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(metrics.url, { method: 'POST' })).status).toBe(404);
  expect((await app.inject('/metrics')).body).not.toContain('kkumim_jobs');
});

test('a port that is taken stops the start in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const opening = openMetrics({ address: { ...anyPort, port }, pool, log });
  await expect(opening).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or choose another port by METRICS_PORT.`,
  );
});
