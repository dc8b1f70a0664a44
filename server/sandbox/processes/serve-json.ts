import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseJson } from '#src/shared/parse.ts';
import { endWithShop, sayReady } from './process-of-shop.ts';

export type Answer = { readonly status: number; readonly body?: object };

type Call = {
  /** `POST /codes` */
  readonly endpoint: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

type Service = {
  /** The header of the one who may call. */
  readonly authorization: string;
  respond(call: Call): Answer | Promise<Answer>;
  close?(): void;
};

const maxBodyBytes = 10_000;

/** The whole of a process that `superviseProcess` has started: JSON over HTTP, until the shop has ended. */
export function serveJson({ authorization, respond, close = () => {} }: Service): void {
  endWithShop(close);
  const expected = Buffer.from(authorization);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return { status: 401 };
    const body = parseJson(await readBody(request));
    return respond({ endpoint: `${request.method} ${request.url}`, headers: request.headers, body });
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request).catch((): Answer => ({ status: 500 }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    sayReady(port);
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request) {
    bytes += piece.length;
    if (bytes > maxBodyBytes) return '';
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
