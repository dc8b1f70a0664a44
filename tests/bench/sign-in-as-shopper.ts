import { demoPassword } from '#demo/demo-accounts.ts';
import type { Realm } from '#server/identity/realm.ts';

/** The access token of the demo's shopper. */
export async function signInAsShopper(address: string, realm: Realm): Promise<string> {
  const answer = await fetch(`${address}/realms/${realm.name}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: realm.client.id,
      client_secret: realm.client.secret,
      grant_type: 'password',
      username: 'shopper@kkumim.test',
      password: demoPassword,
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
