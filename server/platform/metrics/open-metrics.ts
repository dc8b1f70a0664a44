import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSingleFlight } from '../concurrency/single-flight.ts';
import type { Pool } from '../database/pool.ts';
import type { Log } from '../log.ts';
import { toListenError } from '../network/listen-port.ts';
import type { Metrics } from './metrics.ts';
import { createPrometheus } from './prometheus.ts';

type Options = {
  readonly address: { readonly host: string; readonly port: number };
  readonly pool: Pool;
  readonly log: Pick<Log, 'info' | 'warn'>;
};

type OpenMetrics = { readonly metrics: Metrics; readonly url: string; close(): Promise<void> };

/**
 * Serves `/metrics` on a port of its own: shoppers cannot reach it, and a busy shop still answers.
 *
 * @throws {StartupError} when the port cannot be had
 */
export async function openMetrics({ address, pool, log }: Options): Promise<OpenMetrics> {
  const { metrics, registry } = createPrometheus(pool, log);
  // Several scrapers at once cost as much as one.
  const share = createSingleFlight<string>();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    share('metrics', () => registry.metrics()).then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'metrics: scrape failed');
        response.writeHead(500).end();
      },
    );
  });
  server.listen(address);
  await once(server, 'listening').catch((error) => {
    throw toListenError(error, address, 'METRICS_PORT');
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://${address.host.includes(':') ? `[${address.host}]` : address.host}:${port}/metrics`;
  log.info({ url }, 'metrics: served');
  return {
    metrics,
    url,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
