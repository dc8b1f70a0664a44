import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Target } from './attacks.ts';

export const senders = ['one address', 'many addresses'] as const;

export type Order = {
  /** One of the names. */
  readonly index: number;
  readonly from: (typeof senders)[number];
  readonly ms: number;
};

/** All attackers, in a process of their own: what sends hundreds of requests at once cannot measure milliseconds. */
export async function openAttackers(target: Target) {
  const child = fork(new URL('attackers.ts', import.meta.url), [JSON.stringify(target)]);
  const [names] = (await once(child, 'message')) as [string[]];
  return {
    names,
    /** Resolves when the attack has ended. */
    async run(order: Order): Promise<void> {
      child.send(order);
      await once(child, 'message');
    },
    close: () => child.kill(),
  };
}
