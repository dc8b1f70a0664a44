import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in an event loop turn of its own, in the order of the calls, so that pending I/O is handled between two
 * pieces of long synchronous work.
 */
export function nextEventLoopTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
