import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

/** A port before the database of the tests, which can be closed: then nobody reaches the database through it. */
export function withDatabaseProxy() {
  const { host = 'localhost', port = 5432 } = inject('postgres');
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  let ownPort = 0;
  const open = async () => {
    server.listen(ownPort, '127.0.0.1');
    await once(server, 'listening');
    ownPort = (server.address() as AddressInfo).port;
  };
  const close = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  beforeAll(open);
  afterAll(close);
  return {
    open,
    close,
    /** Leads through the proxy. */
    proxied: (address: ClientConfig): ClientConfig => ({ ...address, host: '127.0.0.1', port: ownPort }),
  };
}
