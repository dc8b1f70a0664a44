import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';

/** Makes the body that goes out in place of the answer's; null: a 404. */
type Change = (body: Buffer) => Buffer | string | null | Promise<Buffer | string | null>;
export type Changes = Readonly<Record<string, Change>>;

/** Stands before the shop under an address of its own, spoils single answers on the way, and goes away when told. */
export type ShopProxy = { readonly address: string; close(): void };

export async function openShopProxy(shop: string, port: number, changes: Changes = {}): Promise<ShopProxy> {
  const server = createServer((incoming, outgoing) => {
    const change = changes[incoming.url?.split('?')[0] ?? ''];
    const headers = change ? withoutConditions(incoming.headers) : incoming.headers;
    const passed = request(new URL(incoming.url ?? '/', shop), { method: incoming.method, headers });
    passed.on('response', (answer) => send(answer, outgoing, change).catch(() => outgoing.destroy()));
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

/** So that the answer is whole and readable. */
function withoutConditions(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _etag, 'if-modified-since': _date, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}

async function send(answer: IncomingMessage, outgoing: ServerResponse, change?: Change): Promise<void> {
  if (!change) {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const changed = await change(Buffer.concat(await answer.toArray()));
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  outgoing.writeHead(changed === null ? 404 : 200, headers);
  outgoing.end(changed);
}
