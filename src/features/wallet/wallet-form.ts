import { msg } from '@lingui/core/macro';
import type { AnyOutcome } from '#src/api/call-api.ts';
import type { Problems } from '#src/components/form/form-problems.ts';
import { hasPasswordForm } from '#src/shared/contracts/account-fields.ts';
import { isEmail } from '#src/shared/email.ts';

export type WalletField = 'email' | 'code' | 'password' | 'passwordAgain';

export type WalletTexts = Readonly<Record<WalletField, string>>;

type WalletProblems = Problems<WalletField>;

/** To request a code, and to link a wallet. */
export function checkEmail({ email }: Pick<WalletTexts, 'email'>): WalletProblems {
  return isEmail(email) ? {} : { email: msg`Please check the email address.` };
}

/** The first field to correct, in the order of the form. */
export function checkNewWallet(texts: WalletTexts): WalletProblems {
  const problems = checkEmail(texts);
  if (problems.email) return problems;
  if (!/^\d{6}$/.test(texts.code.trim())) return { code: msg`Please enter the six digits of the code.` };
  if (!hasPasswordForm(texts.password))
    return { password: msg`Use at least 8 characters with letters and digits.` };
  if (texts.password !== texts.passwordAgain) return { passwordAgain: msg`The passwords do not match.` };
  return {};
}

export function checkCredentials(texts: Pick<WalletTexts, 'email' | 'password'>): WalletProblems {
  const problems = checkEmail(texts);
  if (problems.email || texts.password) return problems;
  return { password: msg`Please enter the password of your wallet.` };
}

/** Where the server's message belongs. */
export function fieldOfRefusal(outcome: AnyOutcome): WalletField | null {
  switch (outcome.kind === 'refused' && outcome.code) {
    case 'WALLET_EMAIL_EXISTS':
      return 'email';
    case 'CODE_MISMATCH':
    case 'CODE_EXPIRED':
    case 'CODE_TOO_MANY':
      return 'code';
    case 'PASSWORD_FORMAT':
    case 'WALLET_CREDENTIAL_MISMATCH':
      return 'password';
    default:
      return null;
  }
}
