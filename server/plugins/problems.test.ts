import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { problems } from './problems.ts';

test('while the database is not reached, a client is asked to come again', async () => {
  const app = fastify();
  // Port 1 of this machine: nobody listens there.
  const pool = createPool({ host: '127.0.0.1', port: 1 }, app.log);
  await app.register(problems);
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
