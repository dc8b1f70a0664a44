import type { AccountStore } from '#server/identity/account-store.ts';
import { removeOtherSubscriptions } from '#server/members/push-subscriptions.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';
import { hasNicknameForm } from '#src/shared/contracts/account-fields.ts';
import type { Locale } from '#src/shared/locale.ts';
import { passwordChangedMessage } from './code-message.ts';
import { isReservedNickname, normalizeNickname } from './nicknames.ts';
import { checkPassword, type PasswordProblem } from './password-rules.ts';
import type { VerificationCodes } from './verification-codes.ts';

export type Profile = {
  readonly email: string;
  readonly name: string;
  readonly nickname: string;
  readonly phone: string | null;
  readonly has_password: boolean;
};

type Accounts = Pick<AccountStore, 'find' | 'setPassword'>;

export async function readProfile(pool: Pool, accounts: Accounts, memberId: string): Promise<Profile | null> {
  const [account, { rows }] = await Promise.all([
    accounts.find(memberId),
    pool.query<Omit<Profile, 'has_password'>>(
      'select email, name, nickname, phone from "user" where id = $1',
      [memberId],
    ),
  ]);
  const [member] = rows;
  return member ? { ...member, has_password: account?.hasPassword ?? false } : null;
}

export async function changeNickname(
  pool: Pool,
  memberId: string,
  entered: string,
): Promise<'done' | 'malformed' | 'taken'> {
  const nickname = normalizeNickname(entered);
  if (!hasNicknameForm(nickname)) return 'malformed';
  if (isReservedNickname(nickname)) return 'taken';
  try {
    await pool.query('update "user" set nickname = $2 where id = $1', [memberId, nickname]);
    return 'done';
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'user_nickname_key') return 'taken';
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
    await codes.revoke(client, verification);
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

type Parts = { readonly accounts: Accounts; readonly messages: Messages; readonly codes: VerificationCodes };

/**
 * Ends all other sessions, their push messages and every code that resets the password, because somebody else may have known
 * the old one.
 */
export async function changePassword(
  { accounts, messages, codes }: Parts,
  change: PasswordChange,
): Promise<Result<null, PasswordProblem | 'busy'>> {
  const { memberId, sessionId, password, repeatedPassword: repeated, address } = change;
  const email = (await accounts.find(memberId))?.email ?? '';
  const checked = checkPassword({ password, repeated, email });
  if (!checked.ok) return checked;
  const next = { accountId: memberId, password, address, keptSessionId: sessionId };
  const done = await accounts.setPassword<never>(next, async (client) => {
    await codes.revoke(client, { purpose: 'PASSWORD_RESET', target: email });
    await removeOtherSubscriptions(client, memberId, sessionId);
    await messages.send(client, passwordChangedMessage(email, change.locale));
    return { ok: true, value: null };
  });
  // Of an account that was closed at this moment: its session has ended, too.
  return done.ok || done.problem === 'unknown'
    ? { ok: true, value: null }
    : { ok: false, problem: done.problem };
}
