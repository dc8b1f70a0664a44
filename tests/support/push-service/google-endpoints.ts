import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { protobuf } from './protobuf.ts';

/** The app that registered: Chromium wants to hear it again with each message. */
export type Registration = {
  readonly app: string;
  /** `wp:<origin>#<guid>` */
  readonly subtype: string;
  /** The key of the application server. */
  readonly sender: string;
};

/** The two places at which Chromium signs in a device and registers a subscription. */
export async function openGoogleEndpoints() {
  const registrations = new Map<string, Registration>();

  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/checkin')) {
      response.setHeader('content-type', 'application/x-protobuffer').end(device());
    } else {
      response.setHeader('content-type', 'text/plain').end(register(await readForm(request)));
    }
  });

  function register(form: URLSearchParams): string {
    const field = (name: string) => form.get(name) ?? '';
    if (field('delete') === 'true') {
      for (const [token, { subtype }] of registrations) {
        if (subtype === field('X-subtype')) registrations.delete(token);
      }
      return `token=${field('sender')}`;
    }
    const token = `standin:${randomUUID()}`;
    registrations.set(token, { app: field('app'), subtype: field('X-subtype'), sender: field('sender') });
    return `token=${token}`;
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    registrations,
    close: () => server.close(),
  };
}

/** AndroidCheckinResponse: stats_ok, time_msec, android_id, security_token. */
const device = (): Buffer =>
  Buffer.concat([
    protobuf.number(1, 1),
    protobuf.number(3, Date.now()),
    protobuf.fixed64(7, 4_242_424_242n),
    protobuf.fixed64(8, 5_353_535_353n),
  ]);

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.concat(await request.toArray()).toString());
}
