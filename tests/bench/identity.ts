import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { demoAccounts, demoPassword } from '#demo/demo-accounts.ts';
import { createPasswordHasher } from '#server/identity/accounts/password-hasher.ts';
import { openEmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { identityEndpoints } from '#server/identity/plugin.ts';
import { createEmbeddedRealm } from '#server/identity/realm.ts';
import { refreshSession } from '#server/identity/sessions/refresh-session.ts';
import { encodeRefreshToken, generateRefreshToken } from '#server/identity/sessions/refresh-token.ts';
import { createSession } from '#server/identity/sessions/session.ts';
import { issueTokens } from '#server/identity/tokens/issue-tokens.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { printTiming, time } from './timing.ts';

// Measures what signing in and refreshing cost over HTTP on a durable PostgreSQL, and which part costs how much.

const email = 'shopper@kkumim.test';
const silent = { info: () => {}, warn: console.warn, error: console.error };

const dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory });
await migrate(postgres.address, silent);
const pool = createPool(postgres.address, silent);
const realm = createEmbeddedRealm({ publicOrigin: null, clientSecret: 'bench' });
const identity = await openEmbeddedProvider({ pool, realm, encryptionKey: randomBytes(32), demoAccounts });
const app = fastify();
await app.register(identityEndpoints, { identity });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

type Tokens = { access_token: string; refresh_token: string };

async function requestToken(form: Record<string, string>): Promise<Tokens> {
  const body = new URLSearchParams({
    client_id: realm.client.id,
    client_secret: realm.client.secret,
    ...form,
  });
  const answer = await fetch(`${origin}/realms/${realm.name}/protocol/openid-connect/token`, {
    method: 'POST',
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Tokens;
}

const signIn = () => requestToken({ grant_type: 'password', username: email, password: demoPassword });

/** Each caller goes on with the token of its last answer, as a browser does. */
async function refreshesOf(chains: number, next: (token: string) => Promise<string>) {
  const tokens: string[] = [];
  for (let chain = 0; chain < chains; chain += 1) tokens.push((await signIn()).refresh_token);
  return async () => {
    const token = tokens.pop();
    if (!token) throw new Error('More callers than chains.');
    tokens.push(await next(token));
  };
}

const overHttp = async (token: string) =>
  (await requestToken({ grant_type: 'refresh_token', refresh_token: token })).refresh_token;

async function rotateOnly(token: string): Promise<string> {
  const rotated = await refreshSession(pool, token);
  if (!rotated.ok) throw new Error(rotated.problem);
  return encodeRefreshToken(rotated.value.refreshToken);
}

const one = { concurrency: 1, count: 200 };
const many = { concurrency: 16, count: 1_000 };

try {
  console.log(`cores: ${availableParallelism()}`);
  printTiming('sign-in, 1 connection', await time(one, signIn));
  printTiming('1,000 sign-ins, 16 connections', await time(many, signIn));
  printTiming('refresh, 1 connection', await time(one, await refreshesOf(1, overHttp)));
  printTiming('1,000 refreshes, 16 connections', await time(many, await refreshesOf(16, overHttp)));

  const passwords = await createPasswordHasher();
  const stored = await passwords.hash(demoPassword);
  printTiming('  of this: Argon2id, 1 core', await time(one, () => passwords.verify(demoPassword, stored)));
  const account = { id: (await pool.query('select id from identity_account limit 1')).rows[0].id as string };
  const member = { ...account, email, name: '김하루', role: 'user' } as const;
  const signedIn = { account: member, passwordHash: null };
  const place = { address: '127.0.0.1', userAgent: null };
  printTiming('  of this: storing the sign-in', await time(one, () => createSession(pool, signedIn, place)));
  printTiming('  of this: rotating in the database', await time(one, await refreshesOf(1, rotateOnly)));
  const session = { id: account.id, account: member, refreshToken: generateRefreshToken(), secondsLeft: 600 };
  const key = await identity.signingKey();
  printTiming('  of this: signing both tokens', await time(one, () => issueTokens({ realm, key }, session)));

  const { access_token } = await signIn();
  const check = () => identity.authenticate(access_token);
  printTiming('checking an access token', await time({ concurrency: 1, count: 5_000 }, check));
  printTiming('checking access tokens, 16 at once', await time({ concurrency: 16, count: 20_000 }, check));
} finally {
  await app.close();
  await pool.end();
  await postgres.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
