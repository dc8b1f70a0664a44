import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { accessTokenOf, memberRequests } from '#tests/support/member-requests.ts';
import { heicFile, photo } from '#tests/support/photos.ts';

// A second stands for the twenty of the shop.
const server = withApp({ bodyLimits: { bodyMs: 30_000, windowMs: 1_000, windowBytes: 200 } });
const source = await photo().jpeg().toBuffer();
const types = { 'content-type': 'image/png' };

const upload = (as: ReturnType<typeof memberRequests>, file: Buffer, purpose = 'REVIEW') =>
  as('POST', `/uploads?purpose=${purpose}`, file, types);

const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const asAdmin = memberRequests(server, 'admin');

const storedFiles = async () =>
  (await readdir(join(server.folder, 'data'), { recursive: true })).filter((name) => name.endsWith('.webp'));

beforeAll(() => server.app.listen({ host: '127.0.0.1', port: 0 }));

/** A request over a real connection, whose end the test decides. */
async function startUpload(headers: Record<string, string | number>): Promise<ClientRequest> {
  const { port } = server.app.server.address() as AddressInfo;
  const authorization = `Bearer ${await accessTokenOf(server.app, 'brand')}`;
  const path = '/api/v1/uploads?purpose=REVIEW';
  const call = request({ port, path, method: 'POST', headers: { authorization, ...types, ...headers } });
  call.on('error', () => {});
  return call;
}

async function responseTo(call: ClientRequest) {
  const [response] = await once(call, 'response');
  return [response.statusCode, JSON.parse(await text(response)).code];
}

test('a public photo is on the CDN, whatever its Content-Type said', async () => {
  const answer = await upload(asShopper, source);
  const { image_id, ...body } = answer.json();
  expect([answer.statusCode, body]).toEqual([
    201,
    { src: `/uploads/${image_id}.webp`, width: 300, height: 200 },
  ]);
  const served = await server.app.inject(`/cdn${body.src}`);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(served.headers['x-content-type-options']).toBe('nosniff');
  const resized = await server.app.inject(`/api/v1/image-resize/s?image_url=${body.src}`);
  expect(resized.statusCode).toBe(200);
});

test('a private photo is read by its owner and nobody else', async () => {
  const { image_id, src } = (await upload(asShopper, source, 'INQUIRY')).json();
  expect(src).toBeNull();
  const own = await asShopper('GET', `/uploads/${image_id}`);
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  expect((await asArtist('GET', `/uploads/${image_id}`)).json().code).toBe('IMAGE_NOT_FOUND');
  expect((await server.app.inject(`/api/v1/uploads/${image_id}`)).statusCode).toBe(401);
  expect((await server.app.inject(`/cdn/uploads/${image_id}.webp`)).statusCode).toBe(404);
  expect((await server.app.inject(`/cdn/../files/uploads/${image_id}.webp`)).statusCode).toBe(404);
});

test.each([
  ['a HEIC photo', heicFile, 'REVIEW', 415, 'UPLOAD_HEIC'],
  ['a page', Buffer.from('<script>'), 'REVIEW', 415, 'UPLOAD_TYPE'],
  ['half a photo', source.subarray(0, 400), 'REVIEW', 422, 'IMAGE_BROKEN'],
  ['nothing', Buffer.alloc(0), 'REVIEW', 415, 'UPLOAD_TYPE'],
  ['an unknown purpose', source, 'FUN', 400, 'VALIDATION'],
  ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'REVIEW', 413, 'PAYLOAD_TOO_LARGE'],
])('%s is refused', async (_name, file, purpose, status, code) => {
  const before = await storedFiles();
  const answer = await upload(asArtist, file, purpose);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(await storedFiles()).toEqual(before);
});

test('a request without a body is refused', async () => {
  const answer = await asArtist('POST', '/uploads?purpose=REVIEW');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
});

test('visitors upload nothing', async () => {
  const url = '/api/v1/uploads?purpose=REVIEW';
  const answer = await server.app.inject({ method: 'POST', url, payload: source, headers: types });
  expect(answer.json().code).toBe('AUTH_REQUIRED');
});

test('twenty in ten minutes', async () => {
  const answers = [];
  for (let count = 0; count < 21; count += 1) answers.push(await upload(asAdmin, Buffer.from('no photo')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(415), 429]);
  expect((await asAdmin('GET', '/notifications/unread')).statusCode).toBe(200);
});

test('an upload that breaks off leaves nothing', async () => {
  const [before, closed] = [await storedFiles(), vi.fn()];
  const call = await startUpload({ 'content-length': source.length });
  server.app.server.once('request', (_request, response) => response.once('close', closed));
  call.write(source.subarray(0, 300));
  await vi.waitUntil(() => server.app.server.listening && call.socket?.bytesWritten);
  call.destroy();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(await storedFiles()).toEqual(before);
});

test('a photo on a slow line is stored, however long it takes', async () => {
  const call = await startUpload({ 'content-length': source.length });
  const response = responseTo(call);
  const size = Math.ceil(source.length / 4);
  for (let start = 0; start < source.length; start += size) {
    call.write(source.subarray(start, start + size));
    await wait(400);
  }
  expect(await response).toEqual([201, undefined]);
});

test('one that stands still is cut', async () => {
  const call = await startUpload({ 'content-length': source.length });
  const cut = new Promise((resolve) => call.once('close', resolve));
  call.write(source.subarray(0, 1));
  await cut;
});

test('a length that is announced too large is refused before a byte is sent', async () => {
  const call = await startUpload({ 'content-length': 11 * 1024 * 1024 });
  call.flushHeaders();
  expect(await responseTo(call)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  call.destroy();
});

test('a length that is not announced is counted', async () => {
  const call = await startUpload({ 'transfer-encoding': 'chunked' });
  call.end(Buffer.alloc(11 * 1024 * 1024));
  expect(await responseTo(call)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

test('slow uploads of one member delay no other member', async () => {
  const arrived = vi.fn();
  server.app.server.on('request', arrived);
  const slow = await Promise.all(Array.from({ length: 10 }, () => startUpload({ 'content-length': 1000 })));
  arrived.mockClear();
  for (const call of slow) call.write('x');
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(10));
  expect((await upload(asShopper, source)).statusCode).toBe(201);
  for (const call of slow) call.destroy();
});
