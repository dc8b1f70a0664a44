import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, allAttacks } from './attacks.ts';
import type { Order } from './open-attackers.ts';
import { send } from './send.ts';

// The process of all attackers, see open-attackers.ts. Theirs are other machines: it yields the processor to the shop.
setPriority(10);

const target = JSON.parse(process.argv[2] ?? '');
const attacks = await allAttacks(target);

const addresses: Record<Order['from'], (number: number) => string> = {
  'one address': () => '203.0.113.7',
  'many addresses': (number) => `10.${number % 200}.${Math.floor(number / 200) % 250}.1`,
};

process.on('message', async ({ index, from, ms }: Order) => {
  const attack = attacks[index];
  if (!attack) throw new Error(`There is no attack ${index}.`);
  await run(attack, addresses[from], AbortSignal.timeout(ms));
  process.send?.('ended');
});
process.send?.(attacks.map(({ name }) => name));

async function run(attack: Attack, addressOf: (number: number) => string, until: AbortSignal): Promise<void> {
  if (attack.run) return attack.run(target.address, addressOf, until);
  for (
    let number = 0;
    !until.aborted;
    await wait(attack.every, undefined, { signal: until }).catch(() => {})
  ) {
    for (let one = 0; one < attack.burst; one += 1, number += 1) {
      void send(target.address, { ...attack.message(number), from: addressOf(number) }).catch(() => 0);
    }
  }
}
