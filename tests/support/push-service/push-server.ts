import { once } from 'node:events';
import {
  createServer as createProxy,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tlsIdentity } from './certificate.ts';
import { verifyVapid } from './vapid.ts';

/** A message as an application server posted it. */
export type PostedMessage = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

export type PushResponse = { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

type HandleMessage = (message: PostedMessage, senderKey: string) => PushResponse;

/**
 * The endpoint of a push service for application servers (RFC 8030), and an HTTP proxy that resolves every host to it.
 * Messages without a valid signature are refused; the others are passed to `handle`.
 */
export async function openPushServer(handle: HandleMessage) {
  const pushServer = createServer(tlsIdentity, (request, response) => void answer(request, response));
  const proxy = createProxy();
  await Promise.all([listen(pushServer), listen(proxy)]);
  const { port } = pushServer.address() as AddressInfo;
  proxy.on('connect', (_request, socket, head) => {
    const inside = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      inside.write(head);
      socket.pipe(inside).pipe(socket);
    });
    inside.on('error', () => socket.destroy());
    socket.on('error', () => inside.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers } = await read(request);
    response.writeHead(status, headers).end();
  }

  async function read(request: IncomingMessage): Promise<PushResponse> {
    const body = Buffer.concat(await request.toArray());
    const vapid = verifyVapid(request.headers);
    if ('problem' in vapid) return { status: 401 };
    if (!request.headers.ttl) return { status: 400 };
    if (body.length > 4096) return { status: 413 };
    return handle({ path: request.url ?? '', headers: request.headers, body }, vapid.key);
  }

  return {
    proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      pushServer.closeAllConnections();
      pushServer.close();
      proxy.close();
    },
  };
}

async function listen(server: Pick<Server, 'listen' | 'once'>): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server as Server, 'listening');
}
