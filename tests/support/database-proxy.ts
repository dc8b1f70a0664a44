import { connect } from 'node:net';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createPortProxy } from './port-proxy.ts';

/** A port before the database of the tests, which can be closed: then nobody reaches the database through it. */
export function withDatabaseProxy() {
  const { host = 'localhost', port = 5432 } = inject('postgres');
  const proxy = createPortProxy(() =>
    host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host),
  );
  beforeAll(proxy.open);
  afterAll(proxy.close);
  return {
    open: proxy.open,
    close: proxy.close,
    /** Leads through the proxy. */
    proxied: (address: ClientConfig): ClientConfig => ({ ...address, host: '127.0.0.1', port: proxy.port }),
  };
}
