import type { AccountStore } from '#server/identity/account-store.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import { insertSocialAccount } from '#server/identity/social/social-accounts.ts';
import type { KnownIdentity } from '#server/identity/social/social-codes.ts';
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
import { createSignUpProofs } from './sign-up-proofs.ts';
import type { VerificationCodes } from './verification-codes.ts';

export type SocialSignUpForm = MemberForm & {
  readonly identity: KnownIdentity;
  /** Typed where the provider has proved none. */
  readonly email: string | null;
};

type Parts = {
  readonly accounts: Pick<AccountStore, 'createSocial' | 'isEmailTaken'>;
  readonly codes: VerificationCodes;
  /** See `signUp`. */
  readonly hasEmail: boolean;
};

/** An account without a password, its member and the consents, or nothing of it. @returns the member's id */
export async function signUpSocially(
  { accounts, codes, hasEmail }: Parts,
  entered: SocialSignUpForm,
  address: string,
): Promise<Result<string, MemberProblem | 'linked'>> {
  const form = { ...entered, nickname: normalizeNickname(entered.nickname) };
  const { identity } = form;
  const provedEmail = (identity.isEmailVerified && identity.email) || null;
  const email = normalizeEmail(provedEmail ?? form.email ?? '');
  const problem =
    findAgreementProblem(form) ?? (isAccountEmail(email) ? findNicknameProblem(form) : 'email-format');
  if (problem) return { ok: false, problem };
  const codedEmail = provedEmail === null && hasEmail ? email : null;
  const proofs = createSignUpProofs({ accounts, codes }, { ...form, codedEmail });
  // Before the account, as whoever signs up with a password.
  const unproved = await proofs.findProblem();
  if (unproved) return { ok: false, problem: unproved };
  const account = { email, name: form.name, identity };
  return accounts.createSocial<MemberProblem | 'linked'>(account, async (client, id) => {
    const used = await proofs.consume(client);
    if (used) return { ok: false, problem: used };
    const isEmailProved = provedEmail !== null || codedEmail !== null;
    if (!(await insertMember(client, { ...form, id, email, isEmailProved })))
      return { ok: false, problem: 'duplicate-nickname' };
    // Of two sign-ups with one social account the second waits here for the first.
    if (!(await insertSocialAccount(client, id, identity))) return { ok: false, problem: 'linked' };
    if (!(await insertSignUpAgreements(client, { userId: id, address }, form.agreements)))
      return { ok: false, problem: 'terms-missing' };
    await issueSignUpCoupons(client, id);
    return { ok: true, value: null };
  });
}
