import { forget, readStored, store } from './browser-storage.ts';

// Longer than any work under it takes, so that a tab that died with it is waited for and no longer. Milliseconds.
const leaseTime = 12_000;
/** Two tabs that saw the lease free at the same moment: the one that wrote last has it. */
const settling = 25;

/**
 * One tab at a time as well as local storage allows, for pages without Web Locks (http in a home network). Not exact:
 * the provider answers two refreshes at once with the same successor, so a collision costs a request, not the session.
 */
export async function withLease<Result>(work: () => Promise<Result>, patience: number): Promise<Result> {
  const owner = `${Date.now()}-${Math.random()}`;
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    if (!heldByAnother(owner)) {
      store('sessionLease', `${Date.now() + leaseTime} ${owner}`);
      await pause(settling);
      if (readStored('sessionLease')?.endsWith(owner)) break;
    }
    await pause(settling * (1 + Math.random()));
  }
  try {
    return await work();
  } finally {
    if (readStored('sessionLease')?.endsWith(owner)) forget('sessionLease');
  }
}

function heldByAnother(owner: string): boolean {
  const lease = readStored('sessionLease');
  if (!lease || lease.endsWith(owner)) return false;
  const left = Number.parseInt(lease, 10) - Date.now();
  // A clock set back must not make a lease that never ends.
  return left > 0 && left <= leaseTime;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
