import type { ConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { networkPrefix } from '#server/platform/network/client-ip.ts';
import type { SignedIn } from '../sessions/session.ts';
import { findSignInAccount, normalizeEmail, type SignInAccount } from './account.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { countFailure, type RateLimit, type RateLimitBucket, secondsToWait } from './rate-limit.ts';
import type { TrustedDevices } from './trusted-device.ts';

type SignInAttempt = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** From an earlier sign-in in the same browser, see `TrustedDevices`. */
  readonly deviceToken: string;
};

type SignInOutcome =
  | ({ readonly outcome: 'signed-in' } & SignedIn)
  | { readonly outcome: 'wrong-credentials' }
  | { readonly outcome: 'account-disabled'; readonly state: 'SUSPENDED' | 'WITHDRAWN' }
  | { readonly outcome: 'rate-limited'; readonly retryInSeconds: number };

export type SignIn = (attempt: SignInAttempt) => Promise<SignInOutcome>;

type SignInParts = {
  readonly pool: Pool;
  readonly passwordHasher: PasswordHasher;
  readonly hashingLimit: ConcurrencyLimit;
  readonly trustedDevices: TrustedDevices;
};

const perAddress: RateLimit = { name: 'address', burst: 20, seconds: 3 };
const perAccountAtAddress: RateLimit = { name: 'account at address', burst: 5, seconds: 30 };
// Against guesses from many addresses. It refuses the right password, too, but not where the owner has signed in before, so
// that it cannot lock them out.
const perAccount: RateLimit = { name: 'account', burst: 30, seconds: 10 };
// A browser in which the owner has signed in before: only its own failures delay it.
const perDevice: RateLimit = { name: 'device', burst: 5, seconds: 30 };

const busyRetrySeconds = 5;

/**
 * Checks a password. Unknown accounts, accounts without a password and wrong passwords have the same outcome after the
 * same time, also where the owner has signed in before. Only failures count towards the rate limits.
 */
export function createSignIn({ pool, passwordHasher, hashingLimit, trustedDevices }: SignInParts): SignIn {
  return async ({ email: enteredEmail, password, address, deviceToken }) => {
    const email = normalizeEmail(enteredEmail);
    const account = await findSignInAccount(pool, email, address);
    const device = account && trustedDevices.verifyToken(deviceToken, account.id);
    const buckets = bucketsFor(email, networkPrefix(address), device);
    const wait = await secondsToWait(pool, buckets.own);
    if (wait > 0) return { outcome: 'rate-limited', retryInSeconds: wait };
    const checked = await hashingLimit(() => check(password, account, buckets), {
      key: networkPrefix(address),
    });
    return checked.ok ? checked.value : { outcome: 'rate-limited', retryInSeconds: busyRetrySeconds };
  };

  async function check(
    password: string,
    account: SignInAccount | null,
    { own, everywhere }: Buckets,
  ): Promise<SignInOutcome> {
    // Checked again, because other attempts may have failed while this one was queued.
    const ownWait = await secondsToWait(pool, own);
    if (ownWait > 0) return { outcome: 'rate-limited', retryInSeconds: ownWait };
    const wait = await secondsToWait(pool, everywhere);
    // Also while it has to wait: an unknown account must not be refused sooner than one that is familiar here.
    const matches = await passwordHasher.verify(password, account?.passwordHash ?? null);
    if (account && matches && (wait === 0 || account.isFamiliarAddress)) return signedIn(account);
    await countFailure(pool, wait > 0 ? own : [...own, ...everywhere]);
    return wait > 0 ? { outcome: 'rate-limited', retryInSeconds: wait } : { outcome: 'wrong-credentials' };
  }
}

function signedIn({ id, email, name, role, state, passwordHash }: SignInAccount): SignInOutcome {
  if (state !== 'ACT') return { outcome: 'account-disabled', state };
  return { outcome: 'signed-in', account: { id, email, name, role }, passwordHash };
}

type Buckets = {
  /** The limits of the device or the network that tries. */
  readonly own: readonly RateLimitBucket[];
  /** The limits of the account, wherever it is tried. */
  readonly everywhere: readonly RateLimitBucket[];
};

function bucketsFor(email: string, network: string, device: string | null): Buckets {
  if (device) return { own: [{ limit: perDevice, subject: device }], everywhere: [] };
  return {
    own: [
      { limit: perAddress, subject: network },
      { limit: perAccountAtAddress, subject: `${network} ${email}` },
    ],
    everywhere: [{ limit: perAccount, subject: email }],
  };
}
