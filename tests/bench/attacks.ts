import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openShop } from '../support/running-shop.ts';
import type { AttackingMember } from './attack/member-attacks.ts';
import { openAttackers, senders } from './attack/open-attackers.ts';
import { type Measured, measure, shoppersProbes, signInAs } from './attack/probes.ts';
import { closeAgent, send } from './attack/send.ts';
import { printFigure } from './figures.ts';

// Measures what shoppers notice while one visitor, or many at once, try to stop the shop: the real server, over HTTP.

// Each attack is measured beside the same shop just before it, whatever else the machine does meanwhile.
const seconds = { baseline: 5, attack: 12, rest: 6 };
const lasts = (kind: 'baseline' | 'attack') => AbortSignal.timeout(seconds[kind] * 1_000);

// `node tests/bench/attacks.ts A3` runs those of one line only.
const [wanted = ''] = process.argv.slice(2);

const shop = await openShop(3440);
await shop.stopServer();
// Attackers and shoppers have addresses of their own.
await shop.startServer({ TRUSTED_PROXIES: '1' });
const { rows } = await shop.pool.query<{ product: string; page: string }>(
  `select '/product/' || product.id as product,
     '/product/' || product.id || coalesce('?mockup_group_id=' || mockup_group.id, '') as page
   from product left join mockup_group on product_id = product.id where state = 'ACT' order by product.position`,
);
const products = [...new Set(rows.map(({ product }) => product))];
const pictureFolder = join(shop.dataDirectory, 'cdn');
const address = shop.serverAddress;
const target = { address, products, pages: rows.map(({ page }) => page), pictureFolder };
/** Who attacks, and what is measured meanwhile. The tokens of both are valid for ten minutes: not for all attacks. */
const open = async () => ({
  attackers: await openAttackers({ ...target, member: await findMember() }),
  probes: shoppersProbes(['/main', '/login', ...products.slice(0, 2)], await signInAs(address, 'brand')),
});
let { attackers, probes } = await open();

const line = (name: string, cells: readonly string[]) =>
  console.log(`${name.padEnd(50)}${cells.map((cell) => cell.padStart(26)).join('')}`);

/** The demo shop's artist, whose account is not that of any shopper here. */
async function findMember(): Promise<AttackingMember> {
  const token = await signInAs(address, 'artist');
  const members = await shop.pool.query<{ id: string }>(
    `select id from identity_account where email = 'artist@kkumim.test'`,
  );
  const decorated = await shop.pool.query<Omit<AttackingMember, 'id' | 'token'>>(
    `select product.id as product, product_option.id as option, mockup_group.id as side,
       (select id from graphic where state = 'ACT' and deleted_at is null limit 1) as graphic
     from product join product_option on product_option.product_id = product.id
       join mockup_group on mockup_group.product_id = product.id
     where is_custom and product.state = 'ACT' and product_option.state = 'ACT' limit 1`,
  );
  const [member] = members.rows;
  const [decoration] = decorated.rows;
  if (!member || !decoration) throw new Error('The demo shop has no artist, or nothing to decorate.');
  return { ...member, ...decoration, token };
}

const measureAll = (until: AbortSignal) => Promise.all(probes.map((probe) => measure(address, probe, until)));

function printMeasured(name: string, measured: readonly Measured[], baseline?: readonly Measured[]): void {
  const cells = measured.map(({ slow, failed }, index) => {
    const ratio = baseline ? ` ${(slow / (baseline[index]?.slow ?? slow)).toFixed(1)}x` : '';
    const missed = slow > (probes[index]?.goal ?? 0) ? ' missed' : '';
    return `${slow.toFixed(0)} ms${ratio}${failed > 0 ? `, ${failed} failed` : ''}${missed}`;
  });
  line(name, cells);
}

/** Prints the figures that must hold whatever is done to the shop. */
function printGoals(name: string, measured: readonly Measured[]): void {
  const [health, ...others] = measured;
  const vital = measured.filter((_, index) => probes[index]?.isVital);
  const failed = vital.reduce((sum, one) => sum + one.failed, 0);
  const slowest = Math.max(...others.map(({ slow }) => slow));
  printFigure(`${name}: bystanders p95`, `${slowest.toFixed(0)} ms`, '<= 500 ms');
  printFigure(`${name}: /healthz p99`, `${(health?.slow ?? Number.NaN).toFixed(0)} ms`, '<= 50 ms');
  printFigure(`${name}: sign-ins and payments that failed`, `${failed}`, '0');
}

try {
  for (const page of ['/main', ...products]) await send(address, { path: page, from: '198.51.100.1' });
  console.log(`\ncores: ${availableParallelism()}; each attack lasts ${seconds.attack} s`);
  line(
    '',
    probes.map(({ name, goal }) => `${name} (${goal} ms)`),
  );
  await measureAll(lasts('baseline'));
  for (const [index, name] of attackers.names.entries()) {
    if (!name.startsWith(wanted)) continue;
    attackers.close();
    ({ attackers, probes } = await open());
    for (const from of senders) {
      const baseline = await measureAll(lasts('baseline'));
      const attacked = attackers.run({ index, from, ms: seconds.attack * 1_000 });
      const measured = await measureAll(lasts('attack'));
      printMeasured('baseline', baseline);
      printMeasured(`${name}, ${from}`, measured, baseline);
      printGoals(`${name.slice(0, 2)}, ${from}`, measured);
      await attacked;
      // Requests that are still under way would otherwise fall into the next attack.
      await wait(seconds.rest * 1_000);
    }
  }
} finally {
  closeAgent();
  attackers.close();
  await Promise.all(
    Array.from({ length: 200 }, (_, number) =>
      rm(join(pictureFolder, `attack-${number}.svg`), { force: true }),
    ),
  );
  await shop.end();
}
