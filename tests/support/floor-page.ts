import { createServer, type ServerResponse } from 'node:http';

/**
 * The floor that a page is measured beside: its largest picture and its heading as static HTML, without a script. What a
 * browser, a machine and a measurement cost on their own is in both.
 */
export type FloorServer = { urlOf(path: string): string; close(): void };

/** Serves the floor of every server-rendered page, and its pictures from the shop. */
export async function openFloorServer(shop: string, port: number): Promise<FloorServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', shop);
    const path = url.searchParams.get('floor');
    const sending = path
      ? sendFloor(shop + path, response)
      : sendFromShop(url, request.headers.accept, response);
    sending.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    urlOf: (path) => `http://127.0.0.1:${port}/?floor=${encodeURIComponent(path)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function sendFloor(url: string, response: ServerResponse): Promise<void> {
  const page = await (await fetch(url, { headers: { 'accept-language': 'ko' } })).text();
  const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? '';
  const preloads = page.match(/<link rel="preload" as="image"[^>]*>/g)?.join('') ?? '';
  const [hero = ''] = /<img [^>]*fetchpriority="high"[^>]*>/i.exec(page) ?? [];
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="${title}"><title>${title}</title>${preloads}<style>body{margin:0}img{width:100%}</style></head><body><main><h1>${title}</h1>${hero}</main></body></html>`,
  );
}

async function sendFromShop(url: URL, accept: string | undefined, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: accept ? { accept } : {} });
  const headers = ['content-type', 'cache-control', 'vary'].flatMap((name) => {
    const value = answer.headers.get(name);
    return value ? [[name, value] as const] : [];
  });
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
