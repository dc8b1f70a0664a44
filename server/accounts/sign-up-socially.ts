import type { AccountStore } from '#server/identity/account-store.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import { insertSignUpAgreements } from '#server/members/sign-up-agreements.ts';
import type { Result } from '#server/result.ts';
import { insertSocialAccount } from '../social/social-accounts.ts';
import type { KnownIdentity } from '../social/social-codes.ts';
import {
  findAgreementProblem,
  findNicknameProblem,
  insertMember,
  isAccountEmail,
  type MemberForm,
  type MemberProblem,
} from './new-member.ts';
import { normalizeNickname } from './nicknames.ts';
import type { VerificationCodes } from './verification-codes.ts';

export type SocialSignUpForm = MemberForm & {
  readonly identity: KnownIdentity;
  /** Typed where the provider has proved none. */
  readonly email: string | null;
};

type Parts = { readonly accounts: Pick<AccountStore, 'createSocial'>; readonly codes: VerificationCodes };

/** An account without a password, its member and the consents, or nothing of it. @returns the member's id */
export async function signUpSocially(
  { accounts, codes }: Parts,
  entered: SocialSignUpForm,
  address: string,
): Promise<Result<string, MemberProblem | 'linked'>> {
  const form = { ...entered, nickname: normalizeNickname(entered.nickname) };
  const { identity } = form;
  const email = normalizeEmail((identity.isEmailVerified && identity.email) || form.email || '');
  const problem =
    findAgreementProblem(form) ?? (isAccountEmail(email) ? findNicknameProblem(form) : 'email-format');
  if (problem) return { ok: false, problem };
  const verification = {
    purpose: 'SIGN_UP',
    target: form.phone,
    token: form.verificationToken,
    memberId: null,
  } as const;
  // Before the account, as whoever signs up with a password.
  if (!(await codes.isVerified(verification))) return { ok: false, problem: 'phone-not-verified' };
  const account = { email, name: form.name, identity };
  return accounts.createSocial<MemberProblem | 'linked'>(account, async (client, id) => {
    if (!(await codes.consume(client, verification))) return { ok: false, problem: 'phone-not-verified' };
    if (!(await insertMember(client, { ...form, id, email })))
      return { ok: false, problem: 'duplicate-nickname' };
    // Of two sign-ups with one social account the second waits here for the first.
    if (!(await insertSocialAccount(client, id, identity))) return { ok: false, problem: 'linked' };
    return (await insertSignUpAgreements(client, { userId: id, address }, form.agreements))
      ? { ok: true, value: null }
      : { ok: false, problem: 'terms-missing' };
  });
}
