import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#demo/demo-accounts.ts';
import { createEmbeddedRealm } from '#server/identity/realm.ts';
import { json, type Message, send } from './send.ts';

/** A request that shoppers send again and again, whatever else the server does. */
export type Probe = {
  readonly name: string;
  /** Milliseconds between two requests, and those that the slowest of `share` may take. */
  readonly every: number;
  readonly share: number;
  readonly goal: number;
  /** The status of its answer; 200 unless it says otherwise. */
  readonly status?: number;
  /** It must be answered whatever the load: signing in and paying are never shed. */
  readonly isVital?: true;
  readonly message: (number: number) => Omit<Message, 'from'>;
};

/** `failed`: answers with another status, for example because they were refused under load. */
export type Measured = { readonly slow: number; readonly failed: number };

const realm = createEmbeddedRealm({ publicOrigin: null, clientSecret: 'storefront' });
const signIn = new URLSearchParams({
  client_id: realm.client.id,
  client_secret: realm.client.secret,
  grant_type: 'password',
  username: 'shopper@kkumim.test',
  password: demoPassword,
});
const query = '{ product(limit: 5, order_by: { position: asc }) { id name_ko price } }';

/** The access token of a member of the demo shop. */
export async function signInAs(address: string, username: string): Promise<string> {
  const form = new URLSearchParams(signIn);
  form.set('username', `${username}@kkumim.test`);
  const path = `${address}/realms/${realm.name}/protocol/openid-connect/token`;
  const answer = await fetch(path, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

/**
 * @param pages paths of the shop
 * @param token of a member who pays
 */
export const shoppersProbes = (pages: readonly string[], token: string): readonly Probe[] => [
  { name: '/healthz p99', every: 50, share: 0.99, goal: 50, message: () => ({ path: '/healthz' }) },
  {
    name: 'page p95',
    every: 200,
    share: 0.95,
    goal: 500,
    message: (number) => ({ path: pages[number % pages.length] ?? '', headers: { 'accept-encoding': 'br' } }),
  },
  {
    name: 'missing page p95',
    every: 250,
    share: 0.95,
    goal: 500,
    status: 404,
    message: () => ({ path: `/product/${randomUUID()}`, headers: { 'accept-encoding': 'br' } }),
  },
  {
    // A payment that does not exist: the call is admitted, and nothing is paid.
    name: 'payment p95',
    every: 1_500,
    share: 0.95,
    goal: 500,
    status: 404,
    isVital: true,
    message: () => ({
      path: `/api/v1/payments/${randomUUID()}/complete`,
      headers: { ...json, authorization: `Bearer ${token}` },
      body: '{}',
    }),
  },
  {
    name: 'sign-in p95',
    isVital: true,
    every: 400,
    share: 0.95,
    goal: 500,
    message: () => ({
      path: `/realms/${realm.name}/protocol/openid-connect/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: signIn.toString(),
    }),
  },
  {
    name: 'light query p95',
    every: 100,
    share: 0.95,
    goal: 300,
    message: () => ({ path: '/v1/graphql', headers: json, body: JSON.stringify({ query }) }),
  },
];

/** Sends a probe again and again until the signal, also while earlier ones are not answered yet. */
export async function measure(origin: string, probe: Probe, until: AbortSignal): Promise<Measured> {
  const sent: Promise<{ status: number; ms: number }>[] = [];
  while (!until.aborted) {
    sent.push(timed(origin, { ...probe.message(sent.length), from: shopperAddress(sent.length) }));
    await wait(probe.every, undefined, { signal: until }).catch(() => {});
  }
  const answers = await Promise.all(sent);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const slow = times[Math.min(times.length - 1, Math.floor(times.length * probe.share))] ?? 0;
  const failed = answers.filter(({ status }) => status !== (probe.status ?? 200)).length;
  return { slow, failed };
}

/** Shoppers are many: each request comes from another home. */
const shopperAddress = (number: number) => `198.51.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;

async function timed(origin: string, message: Message): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const status = await send(origin, message).catch(() => 0);
  return { status, ms: performance.now() - begun };
}
