import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestSandbox } from './sandbox-gateway.ts';

type Answer = { readonly status: number; readonly body: string };
/** Null: no answer at all, the connection stays open. */
type Lie = (answer: Answer, request: IncomingMessage) => Answer | null;

/** A gateway in front of the sandbox that says something else. */
export function withLyingGateway(sandbox: TestSandbox) {
  const honest: Lie = (answer) => answer;
  let lie = honest;
  let answerInstead: (request: IncomingMessage) => Answer | null = () => null;
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const told = answerInstead(request) ?? lie(await forward(sandbox.address, request), request);
      if (told) response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    lie = honest;
    answerInstead = () => null;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get address() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    tell(next: Lie): void {
      lie = next;
    },
    /** Answers without asking the sandbox, so that nothing is done there. */
    answer(next: typeof answerInstead): void {
      answerInstead = next;
    },
    /** Changes what it says of payments. */
    change(changes: object): void {
      lie = ({ status, body }, { method }) =>
        method === 'GET'
          ? { status, body: JSON.stringify({ ...JSON.parse(body), ...changes }) }
          : { status, body };
    },
  };
}

async function forward(address: string, request: IncomingMessage): Promise<Answer> {
  const { method = 'GET', url = '' } = request;
  const headers = new Headers();
  for (const name of ['authorization', 'content-type'])
    if (request.headers[name]) headers.set(name, String(request.headers[name]));
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const body = pieces.length > 0 ? { body: Buffer.concat(pieces) } : {};
  const answer = await fetch(`${address}${url}`, { method, headers, ...body });
  return { status: answer.status, body: await answer.text() };
}
