import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Contract } from '#src/shared/contracts/contract.ts';
import { withApp } from '#tests/support/app.ts';
import { routeSchema } from './route-schema.ts';

const folder = join(import.meta.dirname, '../../../src/shared/contracts');
const files = (await readdir(folder)).filter((name) => !name.endsWith('.test.ts'));
const modules = await Promise.all(
  files.map(async (name) => ({ name, exports: await import(join(folder, name)) })),
);
const contracts = modules.flatMap(({ name, exports }) =>
  Object.values<Contract>(exports).flatMap((value) => (value?.endpoint ? [{ name, ...value }] : [])),
);

const server = withApp();

/** `get /push/topics`, as the OpenAPI description has it. */
const describedCalls = async () => {
  const { paths } = (await server.app.inject('/api/v1/openapi.json')).json();
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '')}`),
  );
};

test('every contract has its route, and every route its contract', async () => {
  const stated = contracts.map(({ endpoint }) => endpoint.replace(/:(\w+)/g, '{$1}'));
  expect(new Set(stated).size).toBe(stated.length);
  const others = ['GET /openapi.json', 'POST /v1/graphql'];
  expect((await describedCalls()).sort()).toEqual([...stated, ...others].sort());
});

test('the description of the routes is made once, and not sent to who has it', async () => {
  // Making it takes 10 to 20 ms of the main thread.
  const make = vi.spyOn(server.app, 'swagger');
  const first = await server.app.inject({
    url: '/api/v1/openapi.json',
    headers: { 'accept-encoding': 'br' },
  });
  const { etag } = first.headers;
  expect([first.statusCode, first.headers['content-encoding'], typeof etag]).toEqual([200, 'br', 'string']);
  const headers = { 'if-none-match': String(etag) };
  expect((await server.app.inject({ url: '/api/v1/openapi.json', headers })).statusCode).toBe(304);
  expect(make).not.toHaveBeenCalled();
});

// Other companies come back with what they like.
const ownQueries = contracts.filter(
  ({ endpoint, query, access }) => (query || access !== 'public') && !endpoint.endsWith('/callback'),
);

test.each(ownQueries.map((contract) => [contract.endpoint, contract] as const))(
  '%s takes no parameter of a query that it does not know',
  (_endpoint, contract) => {
    expect(routeSchema(contract)).toMatchObject({ querystring: { additionalProperties: false } });
  },
);

test('a mistyped filter of a list is refused, and lists not everything', async () => {
  const answer = await server.app.inject('/api/v1/search?keyword=tee&knd=product');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VALIDATION']);
});

test('liveness, signing in, checking out and paying are answered while load is shed', () => {
  const essential = contracts.filter((contract) => contract.essential).map(({ endpoint }) => endpoint);
  expect(essential).toEqual(
    expect.arrayContaining(['GET /healthz', 'POST /orders', 'POST /payments/:payment_id/complete']),
  );
});

test('every parameter of a path is described, and no other', () => {
  for (const { endpoint, params } of contracts) {
    const names = Array.from(endpoint.matchAll(/:(\w+)/g), ([, name]) => name);
    expect(Object.keys(params?.properties ?? {})).toEqual(names);
  }
});

test('a call that happens once is a member’s, and data belong to a code', () => {
  for (const { access, idempotent, codes = [], data = {} } of contracts) {
    expect(idempotent && access).toBeFalsy();
    expect(codes).toEqual(expect.arrayContaining(Object.keys(data)));
  }
});
