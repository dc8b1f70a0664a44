import type { AccountStore } from '#server/identity/account-store.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import { removeOtherSubscriptions } from '#server/members/push-subscriptions.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { Result } from '#server/platform/result.ts';
import type { Locale } from '#src/shared/locale.ts';
import { passwordChangedMessage } from './code-message.ts';
import { checkPassword, type PasswordProblem } from './password-rules.ts';
import { proveEmail, removeUnprovedAccess } from './proved-email.ts';
import type { VerificationCodes } from './verification-codes.ts';

type Parts = {
  readonly accounts: Pick<AccountStore, 'findResettable' | 'setPassword' | 'unlink'>;
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

/**
 * Sets the password of whoever has got the code, and ends all sessions and their push messages. What somebody else may have
 * added before the address was proved goes, too.
 */
export async function resetPassword(
  { accounts, messages, codes }: Parts,
  reset: Reset,
): Promise<Result<null, PasswordProblem | 'not-verified' | 'busy'>> {
  const email = normalizeEmail(reset.email);
  const { password, repeatedPassword: repeated, address } = reset;
  const checked = checkPassword({ password, repeated, email });
  if (!checked.ok) return checked;
  const verification = {
    purpose: 'PASSWORD_RESET',
    target: email,
    token: reset.verificationToken,
    memberId: null,
  } as const;
  const accountId = (await codes.isVerified(verification)) && (await accounts.findResettable(email));
  if (!accountId) return { ok: false, problem: 'not-verified' };
  const change = { accountId, password, address, keptSessionId: null };
  let afterwards: readonly (() => Promise<void>)[] = [];
  const done = await accounts.setPassword<'not-verified'>(change, async (client) => {
    if (!(await codes.consume(client, verification))) return { ok: false, problem: 'not-verified' };
    await codes.revoke(client, verification);
    await removeOtherSubscriptions(client, accountId, null);
    if (await proveEmail(client, accountId))
      afterwards = await removeUnprovedAccess(client, accounts, accountId);
    await messages.send(client, passwordChangedMessage(email, reset.locale));
    return { ok: true, value: null };
  });
  if (done.ok) {
    for (const finish of afterwards) await finish();
    return done;
  }
  return { ok: false, problem: done.problem === 'unknown' ? 'not-verified' : done.problem };
}
