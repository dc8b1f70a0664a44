import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { openEmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { createEmbeddedRealm } from '#server/identity/realm.ts';
import { createSession } from '#server/identity/sessions/session.ts';
import { issueTokens } from '#server/identity/tokens/issue-tokens.ts';

export type BenchMember = { readonly id: string; readonly headers: Record<string, string> };

/** The identity provider of a server whose members a benchmark signs in itself: what a member may do per minute is limited, so there are many. */
export function openBenchIdentity(pool: Pool) {
  const clientSecret = randomBytes(16).toString('hex');
  const realm = createEmbeddedRealm({ publicOrigin: null, clientSecret });
  const encryptionKey = randomBytes(32);
  return {
    environment: {
      IDENTITY_CLIENT_SECRET: clientSecret,
      IDENTITY_KEY: encryptionKey.toString('base64'),
      DATA_KEY: randomBytes(32).toString('base64'),
    },

    /** Members with a session each, and the headers of their requests. */
    async createMembers(count: number): Promise<BenchMember[]> {
      const identity = await openEmbeddedProvider({ pool, realm, encryptionKey, demoAccounts: [] });
      const key = await identity.signingKey();
      const { rows } = await pool.query<{ id: string; email: string }>(
        `insert into identity_account (email, name) select 'member-' || n || '@bench.test', '구매자' from generate_series(1, $1) n
         returning id, email`,
        [count],
      );
      const members: BenchMember[] = [];
      for (const { id, email } of rows) {
        const account = { id, email, name: '구매자', role: 'user' } as const;
        const signedIn = { account, passwordHash: null };
        const session = await createSession(pool, signedIn, { address: '127.0.0.1', userAgent: null });
        if (!session) throw new Error('A session was refused.');
        const { accessToken } = await issueTokens({ realm, key }, session);
        members.push({ id, headers: { authorization: `Bearer ${accessToken}` } });
      }
      await pool.query(
        `insert into "user" (id, email, name, nickname) select id, email, name, left(email, 20) from identity_account
         where email like '%@bench.test'`,
      );
      return members;
    },
  };
}
