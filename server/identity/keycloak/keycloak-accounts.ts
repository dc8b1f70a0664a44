import { randomUUID } from 'node:crypto';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction, inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';
import type {
  AccountStore,
  AttemptOutcome,
  Complete,
  PasswordAttempt,
  PasswordChange,
  PasswordRefusal,
} from '../account-store.ts';
import type { Realm } from '../realm.ts';
import type { AccountCall, AccountCalls } from './account-calls.ts';
import { endSessions } from './account-calls.ts';
import type { ExternalStatus } from './external-sessions.ts';
import { requestToken } from './keycloak-client.ts';
import { keycloakSessions } from './keycloak-sessions.ts';
import type { KeycloakUsers } from './keycloak-users.ts';
import { freeIdentity, isUnfinished, removeUnfinishedByEmail } from './unfinished-users.ts';

type Parts = {
  readonly pool: Pool;
  readonly realm: Realm;
  readonly users: KeycloakUsers;
  readonly calls: AccountCalls;
  readonly status: ExternalStatus;
};

/**
 * Accounts in a realm of Keycloak. What a transaction here demands of Keycloak is recorded in it and made until it is
 * done; it is attempted at once as well, so that nobody has to wait for the next turn of the queue.
 */
export function createKeycloakAccounts(parts: Parts): AccountStore {
  const { pool, users, calls, status } = parts;
  return {
    ...keycloakSessions({ pool, users, status }),
    async isEmailTaken(email) {
      const user = await users.findByEmail(email);
      return user !== null && !(await isUnfinished({ pool, users }, user));
    },

    create: ({ address: _, ...account }, complete) =>
      createUser(parts, (signUpId) => users.create({ ...account, signUpId }), account.email, complete),
    async createSocial(account, complete) {
      if (!(await freeIdentity({ pool, users }, account.identity))) return { ok: false, problem: 'linked' };
      return createUser(
        parts,
        (signUpId) => users.createSocial({ ...account, signUpId }),
        account.email,
        complete,
      );
    },

    async find(accountId) {
      const [user, hasPassword] = await Promise.all([users.find(accountId), users.hasPassword(accountId)]);
      return user && { email: user.email ?? '', hasPassword };
    },

    /** The same calls for an address without an account, so that both take as long. */
    async findResettable(email) {
      const user = await users.findByEmail(email);
      const hasPassword = await users.hasPassword(user?.id ?? nobody);
      return user?.enabled && hasPassword ? user.id : null;
    },

    setPassword: (change, complete) => setPassword(parts, change, complete),
    checkPassword: (attempt) => checkPassword(parts, attempt),

    async unlink(client, accountId, provider) {
      const unlink: AccountCall = { action: 'unlink', accountId, provider };
      await calls.record(client, unlink);
      return () => calls.attempt(unlink);
    },
    async close(client, accountId) {
      const close: AccountCall = { action: 'close', accountId };
      await calls.record(client, close);
      return async () => {
        status.members.invalidate(accountId);
        await calls.attempt(close);
      };
    },
    remove: (client, accountId) => calls.record(client, { action: 'remove', accountId }),

    async exportData(memberId) {
      const sessions = await users.listSessions(memberId);
      return {
        sessions: sessions.map(({ start, lastAccess, ipAddress }) => ({
          created_at: new Date(start),
          used_at: new Date(lastAccess),
          address: ipAddress,
        })),
      };
    },
  };
}

/** At Keycloak first: whoever repeats it because the rest has failed changes nothing. */
async function setPassword<Problem extends string>(
  { pool, users, calls, status }: Parts,
  { accountId, password, keptSessionId }: PasswordChange,
  complete: Complete<Problem>,
): Promise<Result<null, Problem | PasswordRefusal | 'unknown'>> {
  const outcome = await users.setPassword(accountId, password);
  if (outcome === 'unknown') return { ok: false, problem: 'unknown' };
  if (outcome === 'refused') return { ok: false, problem: 'password-format' };
  const changedAt = Date.now();
  const completed = await inTransactionUnlessRefused(pool, async (client) => {
    const result = await complete(client, accountId);
    if (result.ok)
      await calls.record(client, { action: 'end-sessions', accountId, keptSessionId, changedAt });
    return result;
  });
  if (!completed.ok) return completed;
  const isEnding = ({ id }: { id: string }) => id !== keptSessionId;
  const ended = await endSessions(users, pool, { memberId: accountId, isEnding }).catch(() => []);
  ended.forEach(status.sessions.invalidate);
  return completed;
}

async function checkPassword(
  { realm, users }: Parts,
  { accountId, password }: PasswordAttempt,
): Promise<AttemptOutcome> {
  const user = await users.find(accountId);
  if (!user) return { outcome: 'wrong' };
  const { id: client_id, secret: client_secret } = realm.client;
  const { body } = await requestToken(realm, {
    grant_type: 'password',
    scope: 'openid',
    client_id,
    client_secret,
    username: user.username,
    password,
  });
  const { session_state } = (body ?? {}) as { session_state?: string };
  if (!session_state) return { outcome: 'wrong' };
  // Nobody uses the session that this has opened.
  await users.endSession(session_state).catch(() => {});
  return { outcome: 'right' };
}

/**
 * A user that is disabled is created first, the member next, and then the user is enabled. The removal of an unfinished
 * one is recorded before any of it, so that no interruption leaves one behind.
 */
async function createUser<Refusal extends string, Problem extends string>(
  { pool, users, calls }: Parts,
  create: (signUpId: string) => Promise<Result<string, Refusal>>,
  email: string,
  complete: Complete<Problem>,
): Promise<Result<string, Refusal | Problem>> {
  const signUpId = randomUUID();
  const discard: AccountCall = { action: 'discard', signUpId };
  await inTransaction(pool, (client) => calls.record(client, discard));
  const created = await retryOnceFree({ pool, users }, () => create(signUpId), email).catch(
    async (error: unknown) => {
      await calls.attempt(discard);
      throw error;
    },
  );
  if (!created.ok) return created;
  const open: AccountCall = { action: 'open', accountId: created.value };
  const completed = await inTransactionUnlessRefused(pool, async (client) => {
    const result = await complete(client, created.value);
    if (result.ok) await calls.record(client, open);
    return result;
  });
  await calls.attempt(completed.ok ? open : discard);
  return completed.ok ? created : completed;
}

async function retryOnceFree<Refusal extends string>(
  shop: Pick<Parts, 'pool' | 'users'>,
  create: () => Promise<Result<string, Refusal>>,
  email: string,
): Promise<Result<string, Refusal>> {
  const created = await create();
  if (created.ok || created.problem !== 'duplicate-email') return created;
  return (await removeUnfinishedByEmail(shop, email)) ? create() : created;
}

const nobody = '00000000-0000-0000-0000-000000000000';
