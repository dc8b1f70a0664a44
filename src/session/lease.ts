import { forget, readStored, store } from './browser-storage.ts';

// Longer than any work under it takes, so that a tab that died with it is waited for and no longer. Milliseconds.
const leaseTime = 12_000;
/** Two tabs that saw the lease free at the same moment: the one that wrote last has it. */
const settling = 25;

/** One for each kind of work, so that work under one may wait for work under the other. */
type LeaseKey = 'sessionLease' | 'outboxLease';

/**
 * One tab at a time as well as local storage allows, for pages without Web Locks (http in a home network). Not exact:
 * the provider answers two refreshes at once with the same successor, so a collision costs a request, not the session.
 */
export async function withLease<Result>(
  key: LeaseKey,
  work: () => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const owner = `${Date.now()}-${Math.random()}`;
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    if (!heldByAnother(key, owner)) {
      store(key, `${Date.now() + leaseTime} ${owner}`);
      await pause(settling);
      if (readStored(key)?.endsWith(owner)) break;
    }
    await pause(settling * (1 + Math.random()));
  }
  try {
    return await work();
  } finally {
    if (readStored(key)?.endsWith(owner)) forget(key);
  }
}

function heldByAnother(key: LeaseKey, owner: string): boolean {
  const lease = readStored(key);
  if (!lease || lease.endsWith(owner)) return false;
  const left = Number.parseInt(lease, 10) - Date.now();
  // A clock set back must not make a lease that never ends.
  return left > 0 && left <= leaseTime;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
