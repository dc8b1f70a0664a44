import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as addresses from '#src/shared/contracts/addresses.ts';
import * as cart from '#src/shared/contracts/cart.ts';
import * as checkouts from '#src/shared/contracts/checkouts.ts';
import type { Contract } from '#src/shared/contracts/contract.ts';
import * as coupons from '#src/shared/contracts/order-coupons.ts';
import * as orders from '#src/shared/contracts/orders.ts';
import * as points from '#src/shared/contracts/points.ts';
import * as quotes from '#src/shared/contracts/quotes.ts';
import { withApp } from '#tests/support/app.ts';
import { accessTokenOf } from '#tests/support/member-requests.ts';

const server = withApp();

const contracts: Contract[] = [addresses, cart, checkouts, coupons, orders, points, quotes].flatMap(
  (module) =>
    Object.values<unknown>(module).filter((value): value is Contract =>
      Object.hasOwn(value as object, 'endpoint'),
    ),
);

/** Sends nothing that is valid: whether somebody may call is decided first. */
const send = ({ endpoint }: Contract, headers: Record<string, string> = {}) => {
  const [method, path = ''] = endpoint.split(' ');
  const url = `/api/v1${path.replace(/:\w+/, randomUUID())}`;
  return server.app.inject({
    method: method as 'GET',
    url,
    headers: { 'idempotency-key': randomUUID(), ...headers },
  });
};

test.each(
  contracts.filter(({ access }) => !access).map((contract) => [contract.endpoint, contract] as const),
)('%s is for members', async (_endpoint, contract) => {
  expect((await send(contract)).json().code).toBe('AUTH_REQUIRED');
});

test.each(contracts.map((contract) => [contract.endpoint, contract] as const))(
  '%s takes no token that is not valid for one of a visitor',
  async (_endpoint, contract) => {
    const answer = await send(contract, { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' });
    expect(answer.json().code).toBe('AUTH_REQUIRED');
  },
);

test('visitors have a cart, and nothing else', () => {
  const open = contracts
    .filter(({ access }) => access)
    .map(({ endpoint }) => endpoint.split(' ')[1]?.split('/')[1]);
  expect(new Set(open)).toEqual(new Set(['cart']));
});

test.each(contracts.filter(({ roles }) => roles).map((contract) => [contract.endpoint, contract] as const))(
  '%s is refused to whoever has another role',
  async (_endpoint, contract) => {
    for (const role of ['shopper', 'artist'] as const) {
      const token = await accessTokenOf(server.app, role);
      const answer = await send(contract, { authorization: `Bearer ${token}`, host: 'shop.test' });
      expect(answer.json().code, role).toBe('NO_ACCESS');
    }
  },
);
