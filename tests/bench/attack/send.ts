import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

export type Message = {
  readonly path: string;
  /** The address of the caller, as a proxy in front of the shop tells it. */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST. */
  readonly body?: string | Buffer;
};

/** Sends one request, reads the whole answer and gives its status. Does as little as a client can. */
export function send(origin: string, { path, from, headers, body }: Message): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = request(origin + path, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'x-forwarded-for': from },
  });
  sent.on('response', (response) => {
    response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
    response.resume();
  });
  sent.on('error', reject).end(body);
  return promise;
}

export const json = { 'content-type': 'application/json' };

export const closeAgent = () => agent.destroy();
