import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { ConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import { networkPrefix } from '#server/platform/network/client-ip.ts';
import type { Result } from '#server/platform/result.ts';
import type { AccountStore, Complete, NewAccount, PasswordChange } from '../account-store.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import type { SessionStatus } from '../sessions/session-status.ts';
import { embeddedSessions } from './embedded-sessions.ts';
import { insertAccount } from './insert-account.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SignIn } from './sign-in.ts';

type Parts = {
  readonly pool: Pool;
  readonly passwordHasher: PasswordHasher;
  readonly hashingLimit: ConcurrencyLimit;
  readonly signIn: SignIn;
  readonly sessionStatus: SessionStatus;
};

/** Accounts in the tables of this database. */
export function createEmbeddedAccounts(parts: Parts): AccountStore {
  const { pool, passwordHasher, hashingLimit, signIn, sessionStatus } = parts;
  const hash = (password: string, address: string) =>
    hashingLimit(() => passwordHasher.hash(password), { key: networkPrefix(address) });
  const find: AccountStore['find'] = async (accountId) => {
    const { rows } = await pool.query<{ email: string; hasPassword: boolean }>(
      'select email, password_hash is not null as "hasPassword" from identity_account where id = $1',
      [accountId],
    );
    return rows[0] ?? null;
  };

  return {
    ...embeddedSessions(pool, sessionStatus),
    find,
    async isEmailTaken(email) {
      const { rowCount } = await pool.query('select from identity_account where email = $1', [email]);
      return rowCount === 1;
    },
    async create<Problem extends string>(account: NewAccount, complete: Complete<Problem>) {
      const hashed = await hash(account.password, account.address);
      if (!hashed.ok) return { ok: false, problem: 'busy' } as const;
      return insert(pool, { ...account, passwordHash: hashed.value }, complete);
    },
    createSocial: (account, complete) => insert(pool, { ...account, passwordHash: null }, complete),
    unlink: async () => async () => {},
    async findResettable(email) {
      const { rows } = await pool.query<{ id: string }>({
        name: 'account-with-password',
        text: `select id from identity_account where email = $1 and state = 'ACT' and password_hash is not null`,
        values: [email],
      });
      return rows[0]?.id ?? null;
    },
    async setPassword<Problem extends string>(change: PasswordChange, complete: Complete<Problem>) {
      const { accountId, password, address, keptSessionId } = change;
      const hashed = await hash(password, address);
      if (!hashed.ok) return { ok: false, problem: 'busy' } as const;
      const done = await inTransactionUnlessRefused<readonly string[], Problem | 'unknown'>(
        pool,
        async (client) => {
          const completed = await complete(client, accountId);
          return completed.ok ? replacePassword(client, accountId, hashed.value, keptSessionId) : completed;
        },
      );
      if (!done.ok) return done;
      done.value.forEach(sessionStatus.invalidate);
      return { ok: true, value: null } as const;
    },
    async checkPassword({ accountId, password, address }) {
      const email = (await find(accountId))?.email ?? '';
      const result = await signIn({ email, password, address, deviceToken: '' });
      if (result.outcome === 'rate-limited') return result;
      return { outcome: result.outcome === 'signed-in' ? 'right' : 'wrong' };
    },
    async close(client, accountId) {
      // First, because the trigger of the state ends sessions without saying which.
      const ended = await endSessionsOf(client, accountId, 'ACCOUNT_STATE');
      await client.query(`update identity_account set state = 'WITHDRAWN' where id = $1`, [accountId]);
      return async () => ended.forEach(sessionStatus.invalidate);
    },
    async remove(client, accountId) {
      await client.query('delete from identity_account where id = $1', [accountId]);
    },
    exportData: async () => ({}),
  };
}

const insert = <Problem extends string>(
  pool: Pool,
  { email, name, passwordHash }: Pick<NewAccount, 'email' | 'name'> & { passwordHash: string | null },
  complete: Complete<Problem>,
) =>
  inTransactionUnlessRefused<string, Problem | 'duplicate-email'>(pool, async (client) => {
    const id = randomUUID();
    if (!(await insertAccount(client, { id, email, name, passwordHash })))
      return { ok: false, problem: 'duplicate-email' };
    const completed = await complete(client, id);
    return completed.ok ? { ok: true, value: id } : completed;
  });

/** @returns the sessions that end by it */
async function replacePassword(
  client: PoolClient,
  accountId: string,
  passwordHash: string,
  keptSessionId: PasswordChange['keptSessionId'],
): Promise<Result<readonly string[], 'unknown'>> {
  const { rowCount } = await client.query(
    `update identity_account set password_hash = $2 where id = $1 and state = 'ACT'`,
    [accountId, passwordHash],
  );
  if (rowCount === 0) return { ok: false, problem: 'unknown' };
  return { ok: true, value: await endSessionsOf(client, accountId, 'PASSWORD_CHANGE', keptSessionId) };
}
