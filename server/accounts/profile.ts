import type { PoolClient } from 'pg';
import type { Pool } from '#server/database/pool.ts';
import { inTransactionUnlessRefused } from '#server/database/transaction.ts';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { endSessionsOf } from '#server/identity/sessions/end-sessions.ts';
import type { Messages } from '#server/messages/messages.ts';
import { networkPrefix } from '#server/network/client-ip.ts';
import type { Result } from '#server/result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { passwordChangedMessage } from './code-message.ts';
import { isAllowedNickname, normalizeNickname } from './nicknames.ts';
import { checkPassword, type PasswordProblem } from './password-rules.ts';
import type { VerificationCodes } from './verification-codes.ts';

export type Profile = {
  readonly email: string;
  readonly name: string;
  readonly nickname: string;
  readonly phone: string | null;
  readonly has_password: boolean;
};

export async function readProfile(pool: Pool, memberId: string): Promise<Profile | null> {
  const { rows } = await pool.query<Profile>(
    `select email, name, nickname, phone,
       exists (select from identity_account account where account.id = $1 and password_hash is not null) as has_password
     from "user" where id = $1`,
    [memberId],
  );
  return rows[0] ?? null;
}

/** @returns whether the nickname was free */
export async function changeNickname(pool: Pool, memberId: string, entered: string): Promise<boolean> {
  const nickname = normalizeNickname(entered);
  if (!isAllowedNickname(nickname)) return false;
  try {
    await pool.query('update "user" set nickname = $2 where id = $1', [memberId, nickname]);
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'user_nickname_key') return false;
    throw error;
  }
}

type PhoneChange = { readonly memberId: string; readonly phone: string; readonly token: string };

/** @returns whether the token proves the phone */
export async function changePhone(
  pool: Pool,
  codes: VerificationCodes,
  { memberId, phone, token }: PhoneChange,
): Promise<boolean> {
  const changed = await inTransactionUnlessRefused(pool, async (client) => {
    const verification = { purpose: 'PHONE_CHANGE', target: phone, token, memberId } as const;
    if (!(await codes.consume(client, verification))) return { ok: false, problem: 'not-verified' };
    await client.query('update "user" set phone = $2, phone_verified_at = now() where id = $1', [
      memberId,
      phone,
    ]);
    return { ok: true, value: null };
  });
  return changed.ok;
}

type PasswordChange = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly address: string;
  readonly locale: Locale;
};

type Parts = { readonly identity: EmbeddedProvider; readonly messages: Messages };

/** Ends all other sessions, because somebody else may have known the old password. */
export async function changePassword(
  { identity, messages }: Parts,
  change: PasswordChange,
): Promise<Result<null, PasswordProblem | 'busy'>> {
  const { memberId, password, repeatedPassword: repeated } = change;
  const email = await readEmail(identity.pool, memberId);
  const checked = checkPassword({ password, repeated, email });
  if (!checked.ok) return checked;
  const hashed = await identity.hashingLimit(() => identity.passwordHasher.hash(password), {
    key: networkPrefix(change.address),
  });
  if (!hashed.ok) return { ok: false, problem: 'busy' };
  const ended = await inTransactionUnlessRefused(identity.pool, async (client: PoolClient) => {
    await client.query('update identity_account set password_hash = $2 where id = $1', [
      memberId,
      hashed.value,
    ]);
    await messages.send(client, passwordChangedMessage(email, change.locale));
    return {
      ok: true,
      value: await endSessionsOf(client, memberId, 'PASSWORD_CHANGE', change.sessionId),
    } as const;
  });
  if (ended.ok) ended.value.forEach(identity.sessionStatus.invalidate);
  return { ok: true, value: null };
}

async function readEmail(pool: Pool, memberId: string): Promise<string> {
  const { rows } = await pool.query<{ email: string }>('select email from identity_account where id = $1', [
    memberId,
  ]);
  return rows[0]?.email ?? '';
}
