import type { ClientBase } from 'pg';
import { inTransactionUnlessRefused } from '#server/database/transaction.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { endSessionsOf } from '#server/identity/sessions/end-sessions.ts';
import type { Messages } from '#server/messages/messages.ts';
import { networkPrefix } from '#server/network/client-ip.ts';
import type { Result } from '#server/result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { passwordChangedMessage } from './code-message.ts';
import { checkPassword, type PasswordProblem } from './password-rules.ts';
import type { VerificationCodes } from './verification-codes.ts';

type Parts = {
  readonly identity: Pick<EmbeddedProvider, 'pool' | 'passwordHasher' | 'hashingLimit' | 'sessionStatus'>;
  readonly messages: Messages;
  readonly codes: VerificationCodes;
};

type Reset = {
  readonly email: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly verificationToken: string;
  readonly locale: Locale;
  readonly address: string;
};

/** Whether a code to reset its password may be sent. Accounts that are suspended or withdrawn are as good as unknown. */
export async function hasResettablePassword(client: ClientBase, email: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'account-with-password',
    text: `select from identity_account where email = $1 and state = 'ACT' and password_hash is not null`,
    values: [email],
  });
  return rowCount === 1;
}

/** Sets the password of whoever has got the code, and ends all sessions. */
export async function resetPassword(
  { identity, messages, codes }: Parts,
  reset: Reset,
): Promise<Result<null, PasswordProblem | 'not-verified' | 'busy'>> {
  const email = normalizeEmail(reset.email);
  const { password, repeatedPassword: repeated } = reset;
  const checked = checkPassword({ password, repeated, email });
  if (!checked.ok) return checked;
  const verification = {
    purpose: 'PASSWORD_RESET',
    target: email,
    token: reset.verificationToken,
    memberId: null,
  } as const;
  if (!(await codes.isVerified(verification))) return { ok: false, problem: 'not-verified' };
  const hashed = await identity.hashingLimit(() => identity.passwordHasher.hash(password), {
    key: networkPrefix(reset.address),
  });
  if (!hashed.ok) return { ok: false, problem: 'busy' };
  const done = await inTransactionUnlessRefused(identity.pool, async (client) => {
    if (!(await codes.consume(client, verification))) return { ok: false, problem: 'not-verified' };
    const { rows } = await client.query<{ id: string }>(
      `update identity_account set password_hash = $2 where email = $1 and state = 'ACT' returning id`,
      [email, hashed.value],
    );
    const [account] = rows;
    if (!account) return { ok: false, problem: 'not-verified' };
    await messages.send(client, passwordChangedMessage(email, reset.locale));
    return { ok: true, value: await endSessionsOf(client, account.id, 'PASSWORD_CHANGE') };
  });
  if (!done.ok) return done;
  done.value.forEach(identity.sessionStatus.invalidate);
  return { ok: true, value: null };
}
