import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { demoPassword } from './demo-accounts.ts';

export type PaidOrder = ResponseOf<'GET /admin/orders'>['orders'][number];

/** A call of a member of the running demo shop. */
type DemoCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

/** @throws with what the shop says, when it refuses */
export async function signIn(address: string, member: 'admin' | 'shopper'): Promise<DemoCall> {
  const { token_url, client_id, client_secret } = (await readJson(
    await fetch(`${address}/api/v1/config`),
  )) as ResponseOf<'GET /config'>;
  if (!token_url || !client_id || !client_secret) throw new Error(`${address} is not the demo shop.`);
  const form = { client_id, client_secret, grant_type: 'password', password: demoPassword };
  const username = `${member}@kkumim.test`;
  const answer = await fetch(new URL(token_url, address), {
    method: 'POST',
    body: new URLSearchParams({ ...form, username }),
  });
  if (!answer.ok) throw new Error(`${address} is not the demo shop: ${username} cannot sign in.`);
  const { access_token } = (await readJson(answer)) as { access_token: string };
  return async (method, path, body) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${access_token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return readJson(response);
    throw new Error(((await readJson(response)) as { message_en: string }).message_en);
  };
}

const readJson = (response: Response): Promise<unknown> => response.json();

export async function findPaidOrder(asAdmin: DemoCall, orderNumber: string): Promise<PaidOrder | undefined> {
  const path = `/admin/orders?number=${encodeURIComponent(orderNumber)}`;
  const { orders } = (await asAdmin('GET', path)) as ResponseOf<'GET /admin/orders'>;
  return orders[0];
}
