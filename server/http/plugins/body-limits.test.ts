import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { bodyTimeouts } from './body-limits.ts';

const limits = { bodyMs: 200, windowMs: 400, windowBytes: 1_000 };
const apps: { close: () => Promise<unknown> }[] = [];

async function start() {
  const app = fastify();
  apps.push(app);
  await app.register(bodyTimeouts, { limits });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  const answer = async ({ body }: { body: unknown }) => ({ bytes: (body as Buffer).length });
  app.post('/file', { config: { isFile: true } }, answer);
  app.post('/text', answer);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** Sends so many pieces on a line that needs `pauseMs` for each. @returns the answer; empty if the line was cut */
async function upload(path: string, { pieces = 12, bytes = 2_000, pauseMs = 60 }): Promise<string> {
  const socket = connect(await start(), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\ncontent-type: image/jpeg\r\ncontent-length: ${pieces * bytes}\r\n\r\n`,
  );
  for (let piece = 0; piece < pieces && !socket.destroyed; piece += 1) {
    await wait(pauseMs);
    if (!socket.destroyed) socket.write(Buffer.alloc(bytes));
  }
  await closed;
  return answer;
}

test('a photo on a slow line is taken, however long it needs, while its bytes move', async () => {
  expect(await upload('/file', {})).toContain('{"bytes":24000}');
});

test('a photo that comes byte by byte is cut', async () => {
  expect(await upload('/file', { bytes: 10 })).toBe('');
});

test('anything else has to be there in time, whether it moves or not', async () => {
  expect(await upload('/text', {})).toBe('');
  expect(await upload('/text', { pieces: 2, pauseMs: 1 })).toContain('{"bytes":4000}');
});
