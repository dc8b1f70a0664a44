import { randomUUID } from 'node:crypto';
import { inTransactionUnlessRefused } from '#server/database/transaction.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { insertSignUpAgreements } from '#server/members/sign-up-agreements.ts';
import { networkPrefix } from '#server/network/client-ip.ts';
import type { Result } from '#server/result.ts';
import {
  findAgreementProblem,
  findNicknameProblem,
  insertAccount,
  insertMember,
  isAccountEmail,
  type MemberForm,
  type MemberProblem,
} from './new-member.ts';
import { normalizeNickname } from './nicknames.ts';
import { checkPassword, type PasswordProblem } from './password-rules.ts';
import type { VerificationCodes } from './verification-codes.ts';

export type SignUpForm = MemberForm & {
  readonly email: string;
  readonly password: string;
  readonly repeatedPassword: string;
};

export type SignUpProblem = PasswordProblem | MemberProblem | 'busy';

type Parts = {
  readonly identity: Pick<EmbeddedProvider, 'pool' | 'passwordHasher' | 'hashingLimit'>;
  readonly codes: VerificationCodes;
};

/** An account, its member and the consents, or nothing of it. @returns the member's id */
export async function signUp(
  { identity, codes }: Parts,
  entered: SignUpForm,
  address: string,
): Promise<Result<string, SignUpProblem>> {
  const form = { ...entered, nickname: normalizeNickname(entered.nickname) };
  const email = normalizeEmail(form.email);
  const problem = findProblem(form, email);
  if (problem) return { ok: false, problem };
  const verification = {
    purpose: 'SIGN_UP',
    target: form.phone,
    token: form.verificationToken,
    memberId: null,
  } as const;
  // Before the hash, so that it costs a code to make the server calculate one.
  if (!(await codes.isVerified(verification))) return { ok: false, problem: 'phone-not-verified' };
  const hashed = await identity.hashingLimit(() => identity.passwordHasher.hash(form.password), {
    key: networkPrefix(address),
  });
  if (!hashed.ok) return { ok: false, problem: 'busy' };
  return inTransactionUnlessRefused(identity.pool, async (client) => {
    if (!(await codes.consume(client, verification))) return { ok: false, problem: 'phone-not-verified' };
    const id = randomUUID();
    if (!(await insertAccount(client, { id, email, name: form.name, passwordHash: hashed.value }))) {
      return { ok: false, problem: 'duplicate-email' };
    }
    if (!(await insertMember(client, { ...form, id, email })))
      return { ok: false, problem: 'duplicate-nickname' };
    await insertSignUpAgreements(client, { userId: id, address }, form.agreements);
    return { ok: true, value: id };
  });
}

function findProblem(form: SignUpForm, email: string): SignUpProblem | null {
  const problem = findAgreementProblem(form);
  if (problem) return problem;
  if (!isAccountEmail(email)) return 'email-format';
  const checked = checkPassword({ password: form.password, repeated: form.repeatedPassword, email });
  return checked.ok ? findNicknameProblem(form) : checked.problem;
}

/** Also of accounts that are withdrawn and still reserved. */
export async function isEmailTaken(
  { pool }: Pick<EmbeddedProvider, 'pool'>,
  email: string,
): Promise<boolean> {
  const query = 'select from identity_account where email = $1';
  return (await pool.query(query, [normalizeEmail(email)])).rowCount === 1;
}
