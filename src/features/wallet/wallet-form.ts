import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasPasswordForm } from '#src/shared/contracts/account-fields.ts';
import { isEmail } from '#src/shared/email.ts';

export type WalletField = 'email' | 'code' | 'password' | 'passwordAgain';

export type WalletTexts = Readonly<Record<WalletField, string>>;

export type WalletProblem = { readonly field: WalletField | null; readonly message: MessageDescriptor };

/** To request a code, and to link a wallet. */
export function checkEmail({ email }: Pick<WalletTexts, 'email'>): WalletProblem | null {
  return isEmail(email) ? null : { field: 'email', message: msg`Please check the email address.` };
}

/** The first field to correct, in the order of the form. */
export function checkNewWallet(texts: WalletTexts): WalletProblem | null {
  const problem = checkEmail(texts);
  if (problem) return problem;
  if (!/^\d{6}$/.test(texts.code.trim())) {
    return { field: 'code', message: msg`Please enter the six digits of the code.` };
  }
  if (!hasPasswordForm(texts.password)) {
    return { field: 'password', message: msg`Use at least 8 characters with letters and digits.` };
  }
  if (texts.password !== texts.passwordAgain) {
    return { field: 'passwordAgain', message: msg`The passwords do not match.` };
  }
  return null;
}

export function checkCredentials(texts: Pick<WalletTexts, 'email' | 'password'>): WalletProblem | null {
  const problem = checkEmail(texts);
  if (problem || texts.password) return problem;
  return { field: 'password', message: msg`Please enter the password of your wallet.` };
}

/** Where the server's message belongs. */
export function fieldOf(code: string | undefined): WalletField | null {
  switch (code) {
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
