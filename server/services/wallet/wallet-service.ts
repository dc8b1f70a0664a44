import type { Result } from '#server/platform/result.ts';
import type { Locale } from '#src/shared/locale.ts';

/** Nobody knows whether the service acted: it did not answer in time, it failed, or it is not called for a while. */
type Unavailable = 'unavailable';

type CodeProblem = 'too-many' | Unavailable;
type CreateProblem = 'email-exists' | 'code-mismatch' | 'code-expired' | 'too-many' | Unavailable;
type ConnectProblem = 'credential-mismatch' | 'too-many' | Unavailable;

type NewWallet = {
  readonly email: string;
  /** The six digits that the service has sent to the address. */
  readonly code: string;
  readonly password: string;
};

/** The service that keeps wallets: it sends codes, checks passwords and counts attempts. Nothing is thrown. */
export type WalletService = {
  sendCode(email: string, locale: Locale): Promise<Result<null, CodeProblem>>;
  /** The same `key` again creates nothing else. @returns the wallet's id */
  create(wallet: NewWallet, key: string): Promise<Result<string, CreateProblem>>;
  /** @returns the id of the wallet with this address and password */
  connect(email: string, password: string): Promise<Result<string, ConnectProblem>>;
  /** In KRW. */
  readBalance(walletId: string): Promise<Result<number, Unavailable>>;
  close(): void;
};

/** Where it is, and what it knows this shop by. */
export type WalletAddress = { readonly url: string; readonly token: string };
