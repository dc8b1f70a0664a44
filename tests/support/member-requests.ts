import type { FastifyInstance, InjectOptions } from 'fastify';
import { demoPassword } from '#demo/demo-accounts.ts';

export type Member = 'shopper' | 'artist' | 'brand' | 'admin';

/** Calls `/api/v1` as a member of the demo shop, who signs in with the first call. */
export function memberRequests(server: { readonly app: FastifyInstance }, member: Member = 'shopper') {
  let token: Promise<string> | null = null;
  return async (
    method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: InjectOptions['payload'],
    headers: Readonly<Record<string, string>> = {},
  ) => {
    token ??= accessTokenOf(server.app, member);
    return server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, authorization: `Bearer ${await token}`, host: 'shop.test' },
      ...(payload !== undefined && { payload }),
    });
  };
}

/** Signs in. */
export async function accessTokenOf(app: FastifyInstance, member: Member): Promise<string> {
  const username = `${member}@kkumim.test`;
  const config = (await app.inject('/api/v1/config')).json();
  const { client_id, client_secret } = config;
  const form = { client_id, client_secret, grant_type: 'password', username, password: demoPassword };
  const answer = await app.inject({
    method: 'POST',
    url: config.token_url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.json().access_token;
}
