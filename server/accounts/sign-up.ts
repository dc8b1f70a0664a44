import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { inTransactionUnlessRefused } from '#server/database/transaction.ts';
import { normalizeEmail } from '#server/identity/accounts/account.ts';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { insertSignUpAgreements, type SignUpAgreements } from '#server/members/sign-up-agreements.ts';
import { networkPrefix } from '#server/network/client-ip.ts';
import type { Result } from '#server/result.ts';
import { isEmail } from '#src/shared/email.ts';
import { isAllowedNickname, normalizeNickname } from './nicknames.ts';
import { checkPassword, type PasswordProblem } from './password-rules.ts';
import type { VerificationCodes } from './verification-codes.ts';

export type SignUpForm = {
  readonly email: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly name: string;
  readonly nickname: string;
  /** Digits. */
  readonly phone: string;
  readonly verificationToken: string;
  readonly agreements: SignUpAgreements;
};

export type SignUpProblem =
  | PasswordProblem
  | 'age-limit'
  | 'terms-required'
  | 'email-format'
  | 'phone-not-verified'
  | 'duplicate-email'
  | 'duplicate-nickname'
  | 'busy';

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
  const { service, privacy, purchase, over14 } = form.agreements;
  if (!over14) return 'age-limit';
  if (!service || !privacy || !purchase) return 'terms-required';
  if (!isAccountEmail(email)) return 'email-format';
  const checked = checkPassword({ password: form.password, repeated: form.repeatedPassword, email });
  if (!checked.ok) return checked.problem;
  return isAllowedNickname(form.nickname) ? null : 'duplicate-nickname';
}

/** Of members whose provider knows no address, see `ensure-member.ts`. */
const placeholderDomain = '@members.invalid';

export const isAccountEmail = (email: string): boolean =>
  isEmail(email) && /^[!-~]+$/.test(email) && !email.endsWith(placeholderDomain);

type NewAccount = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
};

/** Of two sign-ups with one email address the second waits here for the first. */
async function insertAccount(
  client: PoolClient,
  { id, email, name, passwordHash }: NewAccount,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into identity_account (id, email, name, password_hash) values ($1, $2, $3, $4) on conflict (email) do nothing`,
    [id, email, name, passwordHash],
  );
  return rowCount === 1;
}

type NewMember = Pick<SignUpForm, 'name' | 'nickname' | 'phone'> & {
  readonly id: string;
  readonly email: string;
};

async function insertMember(
  client: PoolClient,
  { id, email, name, nickname, phone }: NewMember,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into "user" (id, email, name, nickname, phone, phone_verified_at) values ($1, $2, $3, $4, $5, now())
     on conflict (nickname) where deleted_at is null do nothing`,
    [id, email, name, nickname, phone],
  );
  return rowCount === 1;
}

/** Also of accounts that are withdrawn and still reserved. */
export async function isEmailTaken(
  { pool }: Pick<EmbeddedProvider, 'pool'>,
  email: string,
): Promise<boolean> {
  const query = 'select from identity_account where email = $1';
  return (await pool.query(query, [normalizeEmail(email)])).rowCount === 1;
}
