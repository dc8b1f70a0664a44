import type { PoolClient } from 'pg';
import type { AccountStore } from '#server/identity/account-store.ts';
import type { MemberForm } from './new-member.ts';
import type { VerificationCodes } from './verification-codes.ts';

type Proofs = {
  /** Whether they are there, before an account is made. */
  readonly findProblem: () => Promise<'phone-not-verified' | 'email-not-verified' | 'duplicate-email' | null>;
  /** In the transaction of the account. */
  readonly consume: (client: PoolClient) => Promise<'phone-not-verified' | 'email-not-verified' | null>;
};

type Form = Pick<MemberForm, 'phone' | 'verificationToken' | 'emailToken'> & {
  /** Null: it needs no code, because a social provider has proved it or no email can be sent. */
  readonly codedEmail: string | null;
};

type Parts = { readonly accounts: Pick<AccountStore, 'isEmailTaken'>; readonly codes: VerificationCodes };

/** The codes that whoever signs up has got, to the phone and to the address. */
export function createSignUpProofs({ accounts, codes }: Parts, form: Form): Proofs {
  const { codedEmail, emailToken } = form;
  const phone = verificationOf('SIGN_UP', form.phone, form.verificationToken);
  const email = codedEmail === null ? null : verificationOf('SIGN_UP_EMAIL', codedEmail, emailToken ?? '');
  return {
    async findProblem() {
      if (email && !(await codes.isVerified(email)))
        return (await accounts.isEmailTaken(email.target)) ? 'duplicate-email' : 'email-not-verified';
      return (await codes.isVerified(phone)) ? null : 'phone-not-verified';
    },
    async consume(client) {
      if (email && !(await codes.consume(client, email))) return 'email-not-verified';
      return (await codes.consume(client, phone)) ? null : 'phone-not-verified';
    },
  };
}

const verificationOf = (purpose: 'SIGN_UP' | 'SIGN_UP_EMAIL', target: string, token: string) =>
  ({ purpose, target, token, memberId: null }) as const;
