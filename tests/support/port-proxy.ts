import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A port before another one, which can be closed: then nobody reaches what is behind it, and that runs on. */
export function createPortProxy(connectToTarget: () => Socket, wantedPort = 0) {
  const sockets = new Set<Socket>();
  let port = wantedPort;
  const server = createServer((incoming) => {
    const outgoing = connectToTarget();
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  return {
    get port() {
      return port;
    },
    async open() {
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
