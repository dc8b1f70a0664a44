import type { AccountStore } from '#server/identity/account-store.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import { insertSignUpAgreements } from '#server/members/sign-up-agreements.ts';
import { issueSignUpCoupons } from '#server/ordering/coupons/sign-up-coupons.ts';
import type { Result } from '#server/platform/result.ts';
import {
  findAgreementProblem,
  findNicknameProblem,
  insertMember,
  isAccountEmail,
  type MemberForm,
  type MemberProblem,
} from './new-member.ts';
import { normalizeNickname } from './nicknames.ts';
import { checkPassword, type PasswordProblem } from './password-rules.ts';
import { createSignUpProofs } from './sign-up-proofs.ts';
import type { VerificationCodes } from './verification-codes.ts';

export type SignUpForm = MemberForm & {
  readonly email: string;
  readonly password: string;
  readonly repeatedPassword: string;
};

export type SignUpProblem = PasswordProblem | MemberProblem | 'busy';

type Parts = {
  readonly accounts: Pick<AccountStore, 'create' | 'isEmailTaken'>;
  readonly codes: VerificationCodes;
  /** Whether codes can be sent to email addresses: they are demanded then. */
  readonly hasEmail: boolean;
};

/** An account, its member and the consents, or nothing of it. @returns the member's id */
export async function signUp(
  { accounts, codes, hasEmail }: Parts,
  entered: SignUpForm,
  address: string,
): Promise<Result<string, SignUpProblem>> {
  const form = { ...entered, nickname: normalizeNickname(entered.nickname) };
  const email = normalizeEmail(form.email);
  const problem = findProblem(form, email);
  if (problem) return { ok: false, problem };
  const proofs = createSignUpProofs({ accounts, codes }, { ...form, codedEmail: hasEmail ? email : null });
  // Before the account, so that it costs a code to make the server calculate a hash.
  const unproved = await proofs.findProblem();
  if (unproved) return { ok: false, problem: unproved };
  const { name, password } = form;
  return accounts.create<SignUpProblem>({ email, name, password, address }, async (client, id) => {
    const used = await proofs.consume(client);
    if (used) return { ok: false, problem: used };
    if (!(await insertMember(client, { ...form, id, email, isEmailProved: hasEmail })))
      return { ok: false, problem: 'duplicate-nickname' };
    if (!(await insertSignUpAgreements(client, { userId: id, address }, form.agreements)))
      return { ok: false, problem: 'terms-missing' };
    await issueSignUpCoupons(client, id);
    return { ok: true, value: null };
  });
}

function findProblem(form: SignUpForm, email: string): SignUpProblem | null {
  const problem = findAgreementProblem(form);
  if (problem) return problem;
  if (!isAccountEmail(email)) return 'email-format';
  const checked = checkPassword({ password: form.password, repeated: form.repeatedPassword, email });
  return checked.ok ? findNicknameProblem(form) : checked.problem;
}
