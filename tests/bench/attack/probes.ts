import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#server/demo/demo-accounts.ts';
import { createEmbeddedRealm } from '#server/identity/realm.ts';
import { json, type Message, send } from './send.ts';

/** What a shopper asks for now and then, whatever else the server does. */
export type Probe = {
  readonly name: string;
  /** Milliseconds between two requests, and those that the slowest of `share` may take. */
  readonly every: number;
  readonly share: number;
  readonly goal: number;
  readonly message: (number: number) => Omit<Message, 'from'>;
};

export type Measured = { readonly p50: number; readonly slow: number; readonly failed: number };

const realm = createEmbeddedRealm({ publicOrigin: null, clientSecret: 'storefront' });
const signIn = new URLSearchParams({
  client_id: realm.client.id,
  client_secret: realm.client.secret,
  grant_type: 'password',
  username: 'shopper@kkumim.test',
  password: demoPassword,
});
const query = '{ product(limit: 5, order_by: { position: asc }) { id name_ko price } }';

/** @param pages paths of the shop */
export const shoppersProbes = (pages: readonly string[]): readonly Probe[] => [
  { name: '/healthz p99', every: 50, share: 0.99, goal: 100, message: () => ({ path: '/healthz' }) },
  {
    name: 'page p95',
    every: 200,
    share: 0.95,
    goal: 500,
    message: (number) => ({ path: pages[number % pages.length] ?? '', headers: { 'accept-encoding': 'br' } }),
  },
  {
    name: 'sign-in p95',
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
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const failed = answers.filter(({ status }) => status !== 200).length;
  return { p50: at(0.5), slow: at(probe.share), failed };
}

/** Shoppers are many: each request comes from another home. */
const shopperAddress = (number: number) => `198.51.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;

async function timed(origin: string, message: Message): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const status = await send(origin, message).catch(() => 0);
  return { status, ms: performance.now() - begun };
}
