import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A fault on the way to Keycloak, of each request whose method and path, such as `GET /admin/…`, contain `part`. */
export type Fault = { readonly part: string; readonly kind: 'cut' | 'error' | 'cut-answer' };

/**
 * Stands before Keycloak at the address by which everybody knows it. `PUT /faults` at the other address says which
 * requests do not come through.
 */
export async function startFaultyProxy(origin: string, target: string) {
  let faults: readonly Fault[] = [];
  const proxy = createServer((incoming, response) => {
    const { method, url = '', headers } = incoming;
    const fault = faults.find(({ part }) => `${method} ${url}`.includes(part));
    if (fault?.kind === 'cut') return void incoming.socket.destroy();
    if (fault?.kind === 'error') return void response.writeHead(500).end('{"error":"unknown_error"}');
    const outgoing = request(`${target}${url}`, { method, headers }, (answer) => {
      if (fault?.kind === 'cut-answer') return void incoming.socket.destroy();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  const { hostname, port } = new URL(origin);
  proxy.listen(Number(port), hostname);
  const control = createServer(async (incoming, response) => {
    faults = JSON.parse(await text(incoming));
    response.end();
  });
  control.listen(0, '127.0.0.1');
  await Promise.all([once(proxy, 'listening'), once(control, 'listening')]);
  return {
    controlOrigin: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    close: () => Promise.all([proxy, control].map(close)),
  };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
