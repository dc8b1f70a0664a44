import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/** Resolves in a turn of the event loop of its own, in the order of the calls: between two tasks everybody else has theirs. */
export function nextTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
