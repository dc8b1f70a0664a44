import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { isServicePath } from '#src/shared/page-paths.ts';
import type { PageShells } from '../ssr/page-shells.ts';
import { localeOf, pathOf } from './page-requests.ts';

/** Nothing can be loaded from the answer: the next request may be refused for the same reason. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Responds to what Node could not read as a request, as Fastify does; to somebody who has opened an address that is too long,
 * with a page.
 */
export function createClientErrorHandler(pageShells: PageShells) {
  return async (error: ConnectionError, socket: Socket): Promise<void> => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statusOf(error);
    const page = status === 431 ? await readPage(error, pageShells).catch(() => null) : null;
    const label = STATUS_CODES[status];
    const body = page ?? Buffer.from(JSON.stringify({ error: label, statusCode: status }));
    const headers = [
      `HTTP/1.1 ${status} ${label}`,
      `Content-Length: ${body.length}`,
      `Content-Type: ${page ? 'text/html; charset=utf-8' : 'application/json'}`,
      `Content-Security-Policy: ${pagePolicy}`,
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
    ];
    if (socket.writable) socket.end(Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), body]));
    else socket.destroy(error);
  };
}

function statusOf({ code }: ConnectionError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

async function readPage({ rawPacket }: ConnectionError, pageShells: PageShells): Promise<Buffer | null> {
  // As far as the request has arrived.
  const packet: unknown = rawPacket;
  const head = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const [, url] = /^(?:GET|HEAD) (\/[^ \r\n]*)/.exec(head) ?? [];
  if (url === undefined || isServicePath(pathOf(url))) return null;
  const [, language] = /^accept-language: *(.*)$/im.exec(head) ?? [];
  const locale = localeOf({ headers: { 'accept-language': language } });
  return (await pageShells.refusal('not-found', locale))?.body.identity ?? null;
}
