import { availableParallelism } from 'node:os';
import { createConcurrencyLimit } from '#server/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/database/pool.ts';
import { networkPrefix } from '#server/network/client-ip.ts';
import { type Account, type AccountAtSignIn, findAccountAtSignIn, normalEmail } from './account.ts';
import type { Passwords } from './passwords.ts';
import { countFailure, type RateLimit, type RateLimitOf, secondsToWait } from './sign-in-rate-limit.ts';
import type { TrustedDevices } from './trusted-device.ts';

type SignInAttempt = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** What the browser carries of an earlier sign-in, see `TrustedDevices`. */
  readonly deviceMark: string;
};

type SignInOutcome =
  | { readonly outcome: 'signed-in'; readonly account: Account }
  | { readonly outcome: 'wrong-credentials' | 'account-disabled' }
  | { readonly outcome: 'too-fast'; readonly retryInSeconds: number };

export type SignIn = (attempt: SignInAttempt) => Promise<SignInOutcome>;

const perAddress: RateLimit = { name: 'address', burst: 20, seconds: 3 };
const perAccountAtAddress: RateLimit = { name: 'account at address', burst: 5, seconds: 30 };
// Guesses spread over many addresses. It does not hold where the owner has signed in before, so it never locks them out.
const perAccount: RateLimit = { name: 'account', burst: 30, seconds: 10 };
// The owner's own browser: whatever others do, here or elsewhere, only its own failures slow it down.
const perDevice: RateLimit = { name: 'device', burst: 5, seconds: 30 };

const busySeconds = 5;

/** Checks a password. Unknown, social-only and wrong look and last the same; only failures slow down. */
export function createSignIn(pool: Pool, passwords: Passwords, devices: TrustedDevices): SignIn {
  // Hashing never takes more than the cores, so that a flood of sign-ins does not starve the shop.
  const limit = createConcurrencyLimit({ maxRunning: availableParallelism(), maxQueued: 200 });

  return async ({ email: written, password, address, deviceMark }) => {
    const email = normalEmail(written);
    const found = await findAccountAtSignIn(pool, email, address);
    const device = found && devices.recognize(deviceMark, found.id);
    const limits = device
      ? [{ limit: perDevice, of: device }]
      : pacesOf(email, networkPrefix(address), found?.isFamiliarAddress ?? false);
    const wait = await secondsToWait(pool, limits);
    if (wait > 0) return { outcome: 'too-fast', retryInSeconds: wait };
    const checked = await limit(() => check(password, found, limits), { key: networkPrefix(address) });
    return checked.ok ? checked.value : { outcome: 'too-fast', retryInSeconds: busySeconds };
  };

  async function check(
    password: string,
    found: AccountAtSignIn | null,
    limits: readonly RateLimitOf[],
  ): Promise<SignInOutcome> {
    // Asked again, because many guesses may have stood in line together.
    const wait = await secondsToWait(pool, limits);
    if (wait > 0) return { outcome: 'too-fast', retryInSeconds: wait };
    const matches = await passwords.matches(password, found?.passwordHash ?? null);
    if (!found || !matches) {
      await countFailure(pool, limits);
      return { outcome: 'wrong-credentials' };
    }
    if (found.state !== 'ACT') return { outcome: 'account-disabled' };
    const { id, email, name, role } = found;
    return { outcome: 'signed-in', account: { id, email, name, role } };
  }
}

function pacesOf(email: string, network: string, isFamiliar: boolean): RateLimitOf[] {
  const here = [
    { limit: perAddress, of: network },
    { limit: perAccountAtAddress, of: `${network} ${email}` },
  ];
  return isFamiliar ? here : [...here, { limit: perAccount, of: email }];
}
