import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createPool } from '#server/platform/database/pool.ts';
import { withDatabase } from '#tests/support/database.ts';
import { errorHandler } from './error-handler.ts';

const database = withDatabase('empty');

test('while the database is not reachable, a client gets 503 with Retry-After', async () => {
  const app = fastify();
  // Nothing listens on port 1.
  const pool = createPool({ host: '127.0.0.1', port: 1 }, app.log);
  await app.register(errorHandler);
  app.get('/orders', () => pool.query('select 1'));
  const answer = await app.inject('/orders');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': '5',
    'content-type': 'application/problem+json; charset=utf-8',
  });
  expect(answer.json().code).toBe('OVERLOADED');
  await app.close();
});

test.each([
  ['a text that is no value of its type', "select 'urn:uuid:1'::uuid"],
  ['a number beyond its type', 'select (2147483648::int8)::int4'],
  ['a day that does not exist', "select '2026-02-30'::date"],
  ['a day beyond all days', "select '99999999-01-01'::date"],
  ['a text with a character that is none', `select convert_from('\\x00', 'UTF8')`],
])('%s, which only the database notices, is the fault of the client', async (_what, statement) => {
  const app = fastify();
  await app.register(errorHandler);
  app.get('/orders', () => database.pool.query(statement));
  const answer = await app.inject('/orders');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
  await app.close();
});

test.each(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])(
  'a client that leaves in the middle (%s) is no failure in the log',
  async (code) => {
    const logged: { readonly level: number }[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) });
    const app = fastify({ loggerInstance: log });
    await app.register(errorHandler);
    app.get('/photos', async () => {
      throw Object.assign(new Error('gone'), { code, statusCode: undefined });
    });
    await app.inject('/photos');
    expect(logged).toEqual([]);
    await app.close();
  },
);
