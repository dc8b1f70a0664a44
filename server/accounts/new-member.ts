import type { PoolClient } from 'pg';
import type { SignUpAgreements } from '#server/members/sign-up-agreements.ts';
import { hasNicknameForm } from '#src/shared/contracts/account-fields.ts';
import { isEmail } from '#src/shared/email.ts';
import { isReservedNickname } from './nicknames.ts';

export type MemberForm = {
  readonly name: string;
  readonly nickname: string;
  /** Digits. */
  readonly phone: string;
  readonly verificationToken: string;
  /** That a code has proved the address; null: none was typed. */
  readonly emailToken: string | null;
  readonly agreements: SignUpAgreements;
};

export type MemberProblem =
  | 'age-limit'
  | 'terms-required'
  | 'terms-missing'
  | 'email-format'
  | 'phone-not-verified'
  | 'email-not-verified'
  | 'duplicate-email'
  | 'nickname-format'
  | 'duplicate-nickname';

/** Finds the mistakes of a form before anything is stored; its nickname is normalized. */
export function findAgreementProblem({ agreements }: Pick<MemberForm, 'agreements'>): MemberProblem | null {
  const { service, privacy, purchase, over14 } = agreements;
  if (!over14) return 'age-limit';
  return service && privacy && purchase ? null : 'terms-required';
}

export function findNicknameProblem({ nickname }: Pick<MemberForm, 'nickname'>): MemberProblem | null {
  if (!hasNicknameForm(nickname)) return 'nickname-format';
  return isReservedNickname(nickname) ? 'duplicate-nickname' : null;
}

/** The domain of members whose provider knows no address, see `ensure-member.ts`. */
const placeholderDomain = '@members.invalid';

export const isAccountEmail = (email: string): boolean =>
  isEmail(email) && /^[!-~]+$/.test(email) && !email.endsWith(placeholderDomain);

type NewMember = Pick<MemberForm, 'name' | 'nickname' | 'phone'> & {
  readonly id: string;
  readonly email: string;
  readonly isEmailProved: boolean;
};

export async function insertMember(
  client: PoolClient,
  { id, email, isEmailProved, name, nickname, phone }: NewMember,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into "user" (id, email, name, nickname, phone, phone_verified_at, email_verified_at)
     values ($1, $2, $3, $4, $5, now(), case when $6 then now() end)
     on conflict (nickname) where deleted_at is null do nothing`,
    [id, email, name, nickname, phone, isEmailProved],
  );
  return rowCount === 1;
}
