import { expect, test } from 'vitest';
import { headersOf, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';
import { createMutationRate } from './mutation-rate.ts';

const service = withDataService({ mutationLimits: { perMinute: 2, perDay: 2 } });

const minuteMs = 60_000;

function setUp() {
  let now = 0;
  const count = createMutationRate({ perMinute: 3, perDay: 5 }, () => now);
  const write = (memberId: string, role = 'user') =>
    count({ role, variables: new Map([['x-hasura-user-id', memberId]]) });
  const advance = (milliseconds: number) => {
    now += milliseconds;
  };
  return { write, advance };
}

test('a member who writes too often waits for the next minute, and another one does not', () => {
  const { write, advance } = setUp();
  for (let calls = 0; calls < 3; calls += 1) write('busy');
  expect(() => write('busy')).toThrow('too many mutations');
  write('other');
  advance(minuteMs);
  write('busy');
});

test('a member who writes too often on one day waits for the next one', () => {
  const { write, advance } = setUp();
  for (let calls = 0; calls < 5; calls += 1) {
    write('busy');
    advance(minuteMs);
  }
  expect(() => write('busy')).toThrow('too many mutations');
  advance(24 * 60 * minuteMs);
  write('busy');
});

test('an operator may write as much as the work needs', () => {
  const { write } = setUp();
  for (let calls = 0; calls < 9; calls += 1) write('operator', 'admin');
});

test('too many mutations are answered with 429, which a device tries again; reading goes on', async () => {
  const headers = headersOf({ role: 'user', user: id('user', 1) });
  const query = `mutation { delay: update_product_like(where: { product_id: { _eq: "${id('product', 9)}" } },
    _set: { deleted_at: "2026-01-01T00:00:00Z" }) { affected_rows } }`;
  for (let calls = 0; calls < 2; calls += 1)
    expect((await service.post({ query }, headers)).statusCode).toBe(200);
  const refused = await service.post({ query }, headers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  expect(refused.json().errors[0].extensions.code).toBe('limit-exceeded');
  expect((await service.post({ query: '{ product { id } }' }, headers)).statusCode).toBe(200);
});
