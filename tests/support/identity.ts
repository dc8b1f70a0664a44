import { randomBytes } from 'node:crypto';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { demoAccounts } from '#demo/demo-accounts.ts';
import { type EmbeddedProvider, openEmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { identityEndpoints } from '#server/identity/plugin.ts';
import { createEmbeddedRealm, type Realm } from '#server/identity/realm.ts';
import type { Pool } from '#server/platform/database/pool.ts';

const realm = createEmbeddedRealm({ publicOrigin: 'https://shop.test', clientSecret: 'not-really' });

const client = { client_id: realm.client.id, client_secret: realm.client.secret };
const openid = `/realms/${realm.name}/protocol/openid-connect`;

type Form = Readonly<Record<string, string>>;
type Headers = Readonly<Record<string, string>>;

/** One server process that is only the identity provider. */
export class Provider {
  readonly identity: EmbeddedProvider;
  readonly app: FastifyInstance;

  private constructor(identity: EmbeddedProvider, app: FastifyInstance) {
    this.identity = identity;
    this.app = app;
  }

  static async start(pool: Pool, settings: { encryptionKey?: Buffer; demo?: boolean; realm?: Realm } = {}) {
    const { encryptionKey = sharedKey, demo = true } = settings;
    const identity = await openEmbeddedProvider({
      pool,
      realm: settings.realm ?? realm,
      encryptionKey,
      demoAccounts: demo ? demoAccounts : [],
    });
    const app = fastify({ trustProxy: true });
    await app.register(identityEndpoints, { identity });
    return new Provider(identity, app);
  }

  post(endpoint: 'token' | 'logout', form: Form, headers: Headers = {}) {
    return this.app.inject({
      method: 'POST',
      url: `${openid}/${endpoint}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ ...client, ...form }).toString(),
    });
  }

  get(path: string, headers: Headers = {}) {
    return this.app.inject({ method: 'GET', url: path.replace(/^~/, openid), headers });
  }

  /** `from`: the network address, which has its own rate limit. `cookie`: the Cookie header. */
  signIn(username: string, password: string, { from = '198.51.100.1', cookie = '' } = {}) {
    const form = { grant_type: 'password', scope: 'openid', username, password };
    return this.post('token', form, { 'x-forwarded-for': from, cookie });
  }

  refresh(refreshToken: string) {
    return this.post('token', { grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  close() {
    return this.app.close();
  }
}

const sharedKey = randomBytes(32);

/** A provider for the tests of a file, on that file's own database. */
export function withProvider(pool: Pool): () => Provider {
  let provider: Provider | undefined;
  beforeAll(async () => {
    provider = await Provider.start(pool);
  });
  afterAll(() => provider?.close());
  return () => {
    if (!provider) throw new Error('The provider starts before the first test.');
    return provider;
  };
}
