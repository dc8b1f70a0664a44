import { randomUUID } from 'node:crypto';
import { demoPassword } from '#demo/demo-accounts.ts';

/** Rejects when it is refused. */
type ShopCalls = <Body = unknown>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Body>;

/** Calls `/api/v1` of a running shop as a demo member who has signed in. */
export async function shopCalls(address: string, email: string): Promise<ShopCalls> {
  const config = await (await fetch(`${address}/api/v1/config`)).json();
  const { client_id, client_secret, token_url } = config;
  const form = { client_id, client_secret, grant_type: 'password', username: email, password: demoPassword };
  const signedIn = await fetch(new URL(token_url, address), {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token: token } = await signedIn.json();
  return async (method, path, body) => {
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}
