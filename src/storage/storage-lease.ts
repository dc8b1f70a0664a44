import { readStored, removeStored, writeStored } from './browser-storage.ts';

/** Milliseconds; longer than any work takes, so that the lease of a tab that was closed expires soon after. */
const leaseMs = 12_000;
/** Two tabs may see a free lease at the same time; after this delay the one that wrote last owns it. */
const confirmDelayMs = 25;

/** A lease for each kind of work, so that work under one may wait for work under the other. */
type LeaseKey = 'sessionLease' | 'outboxLease';

/**
 * A lock between tabs in local storage, for pages without Web Locks (http in a local network). After `timeoutMs` the
 * work runs without the lease. Exclusion is not guaranteed: the identity provider answers two refreshes at the same time
 * with the same successor, so a collision costs a request, not the session.
 */
export async function withStorageLease<Result>(
  key: LeaseKey,
  work: () => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const owner = `${Date.now()}-${Math.random()}`;
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; ) {
    if (!isOwnedByOther(key, owner)) {
      writeStored(key, `${Date.now() + leaseMs} ${owner}`);
      await delay(confirmDelayMs);
      if (readStored(key)?.endsWith(owner)) break;
    }
    await delay(confirmDelayMs * (1 + Math.random()));
  }
  try {
    return await work();
  } finally {
    if (readStored(key)?.endsWith(owner)) removeStored(key);
  }
}

function isOwnedByOther(key: LeaseKey, owner: string): boolean {
  const lease = readStored(key);
  if (!lease || lease.endsWith(owner)) return false;
  const remainingMs = Number.parseInt(lease, 10) - Date.now();
  // A longer remaining time means that the clock was set back; such a lease is ignored.
  return remainingMs > 0 && remainingMs <= leaseMs;
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
