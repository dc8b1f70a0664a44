import type { PoolClient } from 'pg';
import type { Result } from '#server/platform/result.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

export type NewAccount = {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly address: string;
};

/** Without a password. */
type NewSocialAccount = Pick<NewAccount, 'email' | 'name'> & { readonly identity: LinkedIdentity };

export type LinkedIdentity = { readonly provider: SocialProviderName; readonly sub: string };

export type PasswordChange = {
  readonly accountId: string;
  readonly password: string;
  readonly address: string;
  /** The session that goes on; null: all end. */
  readonly keptSessionId: string | null;
};

export type PasswordAttempt = Pick<PasswordChange, 'accountId' | 'password' | 'address'>;

export type AccountSession = {
  readonly id: string;
  readonly startedAt: Date;
  /** The time of the last refresh, which a browser that is open makes every few minutes. */
  readonly usedAt: Date;
  /** Null: unknown, also where the provider does not say. */
  readonly userAgent: string | null;
  readonly address: string | null;
};

export type SessionOfMember = { readonly memberId: string; readonly sessionId: string };

/** `busy`: nothing was done for lack of time. `password-format`: the provider demands more of a password than the shop does. */
export type PasswordRefusal = 'busy' | 'password-format';

export type AttemptOutcome =
  | { readonly outcome: 'right' | 'wrong' }
  | { readonly outcome: 'rate-limited'; readonly retryInSeconds: number };

/** The rows that the shop stores with a change, in a transaction of its own database; a refusal undoes the change. */
export type Complete<Problem extends string> = (
  client: PoolClient,
  accountId: string,
) => Promise<Result<null, Problem>>;

/**
 * Port to where accounts and their sessions are kept: our own tables, or an external provider. A member has the id of the
 * account. All of it throws when the provider does not respond, as the database does.
 */
export type AccountStore = {
  /** Also of accounts that are closed and still reserved. */
  readonly isEmailTaken: (email: string) => Promise<boolean>;
  /** An account and what `complete` stores, or nothing of it. @returns its id */
  readonly create: <Problem extends string>(
    account: NewAccount,
    complete: Complete<Problem>,
  ) => Promise<Result<string, Problem | PasswordRefusal | 'duplicate-email'>>;
  /** As `create`, for somebody who signs in by a social account. `linked`: somebody does by the same one. */
  readonly createSocial: <Problem extends string>(
    account: NewSocialAccount,
    complete: Complete<Problem>,
  ) => Promise<Result<string, Problem | 'duplicate-email' | 'linked'>>;
  /** In the transaction that forgets the link. @returns what is to be done once that is committed */
  readonly unlink: (
    client: PoolClient,
    accountId: string,
    provider: SocialProviderName,
  ) => Promise<() => Promise<void>>;
  readonly find: (
    accountId: string,
  ) => Promise<{ readonly email: string; readonly hasPassword: boolean } | null>;
  /** @returns the id of the active account with this email address and a password */
  readonly findResettable: (email: string) => Promise<string | null>;
  /** Sets a password and ends sessions. */
  readonly setPassword: <Problem extends string>(
    change: PasswordChange,
    complete: Complete<Problem>,
  ) => Promise<Result<null, Problem | PasswordRefusal | 'unknown'>>;
  /** With the limits and the time of a sign-in. */
  readonly checkPassword: (attempt: PasswordAttempt) => Promise<AttemptOutcome>;
  /** The owner has proved to be there, in this session. */
  readonly markAuthenticated: (session: SessionOfMember) => Promise<void>;
  /** Whether they have, within so many minutes. */
  readonly isAuthenticated: (session: SessionOfMember, minutes: number) => Promise<boolean>;
  /** The latest first. */
  readonly listSessions: (memberId: string) => Promise<readonly AccountSession[]>;
  /** @returns whether it was a session of this member */
  readonly endSession: (session: SessionOfMember) => Promise<boolean>;
  /** @returns how many ended */
  readonly endOtherSessions: (kept: SessionOfMember) => Promise<number>;
  /** In the transaction of a withdrawal. @returns what is to be done once that is committed */
  readonly close: (client: PoolClient, accountId: string) => Promise<() => Promise<void>>;
  /** In the transaction that removes all that is personal. */
  readonly remove: (client: PoolClient, accountId: string) => Promise<void>;
  /** The data that a copy of the member's data contains beside our own tables, by topic. */
  readonly exportData: (memberId: string) => Promise<Readonly<Record<string, readonly object[]>>>;
};
