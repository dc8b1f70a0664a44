import type { ClientBase } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CallAdapter, OutboundCalls } from '#server/platform/jobs/outbound-calls.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { KeycloakSession, KeycloakUsers } from './keycloak-users.ts';

/** The changes of a user at Keycloak that come of what the shop has stored. Each may be done twice. */
export type AccountCall =
  | { readonly action: 'open' | 'close' | 'remove'; readonly accountId: string }
  | { readonly action: 'unlink'; readonly accountId: string; readonly provider: SocialProviderName }
  | {
      readonly action: 'end-sessions';
      readonly accountId: string;
      readonly keptSessionId: string | null;
      /** Milliseconds since 1970. */
      readonly changedAt: number;
    }
  /** The id of a sign-up that was interrupted: nobody is a member by it. */
  | { readonly action: 'discard'; readonly signUpId: string };

export type AccountCalls = {
  /** In the caller's own transaction. */
  readonly record: (client: ClientBase, call: AccountCall) => Promise<void>;
  /** Now, beside the recorded call, which is made anyway: it never rejects. */
  readonly attempt: (call: AccountCall) => Promise<void>;
};

/** Longer than a sign-up can take. */
const discardAfterMs = 2 * 60_000;

export function createAccountAdapter(users: KeycloakUsers, pool: Pool): CallAdapter<AccountCall> {
  return {
    kind: 'keycloak-account',
    whenUnknown: 'repeat',
    async call(_id, payload) {
      try {
        await perform(users, pool, payload);
        return { outcome: 'done' };
      } catch (error) {
        return { outcome: 'unknown', reason: (error as Error).message };
      }
    },
  };
}

export function createAccountCalls(calls: OutboundCalls, adapter: CallAdapter<AccountCall>): AccountCalls {
  return {
    async record(client, call) {
      const startAfter = call.action === 'discard' ? new Date(Date.now() + discardAfterMs) : null;
      await calls.record(client, adapter, call, startAfter ? { startAfter } : {});
    },
    async attempt(call) {
      await adapter.call('', call);
    },
  };
}

async function perform(users: KeycloakUsers, pool: Pool, call: AccountCall): Promise<void> {
  switch (call.action) {
    case 'open':
      return users.open(call.accountId);
    case 'close':
      return users.close(call.accountId);
    case 'remove':
      return users.remove(call.accountId);
    case 'unlink':
      return users.unlink(call.accountId, call.provider);
    case 'discard':
      return discard(users, pool, call.signUpId);
    case 'end-sessions': {
      const { accountId, keptSessionId, changedAt } = call;
      // Keycloak tells whole seconds: one of the same second may have been opened with the new password.
      await endSessions(users, pool, {
        memberId: accountId,
        isEnding: ({ id, start }) => id !== keptSessionId && start + 1_000 <= changedAt,
      });
    }
  }
}

type Ending = {
  readonly memberId: string;
  readonly isEnding: (session: KeycloakSession) => boolean;
};

/** Here first: access tokens are refused from then on, also while Keycloak cannot be told. @returns their ids */
export async function endSessions(
  users: KeycloakUsers,
  pool: Pool,
  { memberId, isEnding }: Ending,
): Promise<readonly string[]> {
  const ids = (await users.listSessions(memberId)).filter(isEnding).map(({ id }) => id);
  await pool.query(
    `insert into external_session (id, user_id, ended_at) select id, $1, now() from unnest($2::text[]) id
     on conflict (id) do update set ended_at = now()`,
    [memberId, ids],
  );
  for (const id of ids) await users.endSession(id);
  return ids;
}

async function discard(users: KeycloakUsers, pool: Pool, signUpId: string): Promise<void> {
  const user = await users.findBySignUp(signUpId);
  if (!user) return;
  const { rowCount } = await pool.query('select from "user" where id = $1', [user.id]);
  if (rowCount === 0) await users.remove(user.id);
}
