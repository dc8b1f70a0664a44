import { availableParallelism } from 'node:os';
import { networkOf } from '#server/caller-address.ts';
import { createConcurrencyLimit } from '#server/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/database/pool.ts';
import { type Account, type AccountAtSignIn, findAccountAtSignIn, normalEmail } from './account.ts';
import type { KnownDevices } from './known-device.ts';
import { countFailure, type Pace, type PaceOf, secondsToWait } from './pace.ts';
import type { Passwords } from './passwords.ts';

type SignInAttempt = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** What the browser carries of an earlier sign-in, see `KnownDevices`. */
  readonly deviceMark: string;
};

type SignInOutcome =
  | { readonly outcome: 'signed-in'; readonly account: Account }
  | { readonly outcome: 'wrong-credentials' | 'account-disabled' }
  | { readonly outcome: 'too-fast'; readonly retryInSeconds: number };

export type SignIn = (attempt: SignInAttempt) => Promise<SignInOutcome>;

const perAddress: Pace = { name: 'address', burst: 20, seconds: 3 };
const perAccountAtAddress: Pace = { name: 'account at address', burst: 5, seconds: 30 };
// Guesses spread over many addresses. It does not hold where the owner has signed in before, so it never locks them out.
const perAccount: Pace = { name: 'account', burst: 30, seconds: 10 };
// The owner's own browser: whatever others do, here or elsewhere, only its own failures slow it down.
const perDevice: Pace = { name: 'device', burst: 5, seconds: 30 };

const busySeconds = 5;

/** Checks a password. Unknown, social-only and wrong look and last the same; only failures slow down. */
export function createSignIn(pool: Pool, passwords: Passwords, devices: KnownDevices): SignIn {
  // Hashing never takes more than the cores, so that a flood of sign-ins does not starve the shop.
  const limit = createConcurrencyLimit({ running: availableParallelism(), queued: 200 });

  return async ({ email: written, password, address, deviceMark }) => {
    const email = normalEmail(written);
    const found = await findAccountAtSignIn(pool, email, address);
    const device = found && devices.recognize(deviceMark, found.id);
    const paces = device
      ? [{ pace: perDevice, of: device }]
      : pacesOf(email, networkOf(address), found?.isFamiliarAddress ?? false);
    const wait = await secondsToWait(pool, paces);
    if (wait > 0) return { outcome: 'too-fast', retryInSeconds: wait };
    const checked = await limit(() => check(password, found, paces), { key: networkOf(address) });
    return checked.ok ? checked.value : { outcome: 'too-fast', retryInSeconds: busySeconds };
  };

  async function check(
    password: string,
    found: AccountAtSignIn | null,
    paces: readonly PaceOf[],
  ): Promise<SignInOutcome> {
    // Asked again, because many guesses may have stood in line together.
    const wait = await secondsToWait(pool, paces);
    if (wait > 0) return { outcome: 'too-fast', retryInSeconds: wait };
    const matches = await passwords.matches(password, found?.passwordHash ?? null);
    if (!found || !matches) {
      await countFailure(pool, paces);
      return { outcome: 'wrong-credentials' };
    }
    if (found.state !== 'ACT') return { outcome: 'account-disabled' };
    const { id, email, name, role } = found;
    return { outcome: 'signed-in', account: { id, email, name, role } };
  }
}

function pacesOf(email: string, network: string, isFamiliar: boolean): PaceOf[] {
  const here = [
    { pace: perAddress, of: network },
    { pace: perAccountAtAddress, of: `${network} ${email}` },
  ];
  return isFamiliar ? here : [...here, { pace: perAccount, of: email }];
}
