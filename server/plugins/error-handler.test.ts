import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createPool } from '#server/database/pool.ts';
import { errorHandler } from './error-handler.ts';

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
