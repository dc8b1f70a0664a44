import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SignInProblem } from '#src/session/identity-provider.ts';
import { isEmail } from '#src/shared/email.ts';

/** Accounts that have a screen of their own in place of the form. */
export type ClosedAccount = 'suspended' | 'withdrawn';

/** `offline`: the server could not be reached. */
export type FormProblem =
  | Exclude<SignInProblem['problem'], ClosedAccount>
  | 'id-missing'
  | 'id-format'
  | 'password-missing'
  | 'offline';

const messages = {
  'id-missing': msg({ message: 'Please enter your email.', context: 'ID of a member' }),
  'id-format': msg`The ID must be an email address.`,
  'password-missing': msg`Please enter your password.`,
  'wrong-credentials': msg`Please double check your ID and password.`,
  failed: msg`Login failed. Please try again.`,
  offline: msg`You can do this once you’re online.`,
  'too-fast': msg`Too many requests. Please try again shortly.`,
} as const satisfies Record<FormProblem, MessageDescriptor>;

/** The field that shows the message. `form`: below both fields. */
export type ProblemField = 'email' | 'password' | 'form';

export function describeProblem(problem: FormProblem) {
  return { message: messages[problem], field: fieldOf(problem) };
}

function fieldOf(problem: FormProblem): ProblemField {
  switch (problem) {
    case 'id-missing':
    case 'id-format':
      return 'email';
    case 'password-missing':
      return 'password';
    case 'wrong-credentials':
    case 'failed':
    case 'too-fast':
    case 'offline':
      return 'form';
  }
}

/** Checks that need no request; `null` if there is no problem. */
export function validateCredentials(email: string, password: string): FormProblem | null {
  if (!email.trim()) return 'id-missing';
  if (!isEmail(email)) return 'id-format';
  return password ? null : 'password-missing';
}
