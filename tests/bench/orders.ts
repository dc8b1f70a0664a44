import { randomUUID } from 'node:crypto';
import { createPool } from '#server/platform/database/pool.ts';
import { buyerForm, openBuyers } from '../support/buyers.ts';
import { paymentEnvironment } from '../support/ordering.ts';
import { startServer } from '../support/server-process.ts';
import { type BenchMember, openBenchIdentity } from './bench-members.ts';
import { startDemoPostgres } from './demo-postgres.ts';
import { printFigure } from './figures.ts';
import { closeConnections, postJson } from './post-json.ts';
import { silent } from './scale-shop.ts';
import { printRatio, printTiming, timeInterleaved } from './timing.ts';

// Orders and quotes over HTTP on the real server, beside the same statements of an order from a script, on the same durable
// PostgreSQL: of a mixed catalogue, and of one product that everybody wants.

const postgres = await startDemoPostgres();
const pool = createPool(postgres.address, silent);
const identity = openBenchIdentity(pool);
const server = await startServer({
  ...paymentEnvironment,
  DATABASE_URL: `postgres://postgres@localhost/kkumim?host=${encodeURIComponent(String(postgres.address.host))}`,
  DATA_DIR: postgres.dataDirectory,
  ...identity.environment,
});

/** A member may order thirty times a minute, so there are many. */
const memberCount = 400;

try {
  await pool.query('update product_variant set stock_count = 1000000');
  const { rows: variants } = await pool.query<{ id: string }>(
    `select variant.id from product_variant variant join product_option option on option.id = product_option_id
       join product on product.id = product_id
     where variant.state = 'ACT' and option.state = 'ACT' and product.state = 'ACT' order by variant.id limit 200`,
  );
  /** Three lines of different products; or one line, always the same. */
  const sourceAt = (turn: number, isHot: boolean) => ({
    items: (isHot ? [0] : [turn, turn + 67, turn + 131]).map((at) => ({
      product_variant_id: variants[at % variants.length]?.id ?? '',
      quantity: 1,
    })),
  });
  const members = await identity.createMembers(memberCount);
  const buyers = await openBuyers(pool);
  let turn = 0;
  const next = () => {
    turn += 1;
    const member = members[turn % memberCount];
    if (!member) throw new Error('There are no members.');
    return { member, turn };
  };
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const answer = JSON.parse(
      await postJson(`${server.address}/api/v1${path}`, JSON.stringify(body), headers),
    );
    if (answer.code) throw new Error(`${path}: ${answer.code}`);
    return answer;
  };
  const quoteHashes = new Map<string, string>();
  const quoteHashOf = async (source: object, { headers }: BenchMember): Promise<string> => {
    const name = JSON.stringify(source);
    const known = quoteHashes.get(name);
    if (known) return known;
    const body = { source, zip_code: buyerForm.destination.zip_code };
    const { quote_hash } = await post('/orders/quote', body, headers);
    quoteHashes.set(name, quote_hash);
    return quote_hash;
  };
  const prepared = async (isHot: boolean) => {
    const { member, turn: at } = next();
    const source = sourceAt(at, isHot);
    return { member, source, quote_hash: await quoteHashOf(source, member) };
  };
  const overHttp = (isHot: boolean) => async () => {
    const { member, source, quote_hash } = await prepared(isHot);
    const checkout_id = await buyers.begin({ memberId: member.id, source });
    const headers = { ...member.headers, 'idempotency-key': randomUUID() };
    await post('/orders', { ...buyerForm, checkout_id, quote_hash }, headers);
  };
  const fromScript = (isHot: boolean) => async () => {
    const { member, source, quote_hash } = await prepared(isHot);
    const buyer = { memberId: member.id, source };
    const outcome = await buyers.send({ ...buyer, checkoutId: await buyers.begin(buyer) }, quote_hash);
    if (outcome !== 'ORDERED') throw new Error(outcome);
  };
  const quote = async () => {
    const { member, turn: at } = next();
    await post('/orders/quote', { source: sourceAt(at, false), zip_code: '63100' }, member.headers);
  };
  // Ten orders of a member may be open.
  const payAll = () => pool.query(`update orders set state = 'PAID' where state = 'PAYMENT_PENDING'`);

  for (const [name, isHot] of [
    ['mixed catalogue', false],
    ['one hot product', true],
  ] as const) {
    const works = [overHttp(isHot), fromScript(isHot)];
    const [ours, theirs] = await timeInterleaved({ concurrency: 8, count: 1_000 }, works);
    if (!ours || !theirs) throw new Error('A timing is missing.');
    printTiming(`order over HTTP, ${name}, 8 at once`, ours);
    printTiming(`its statements from a script, ${name}, 8 at once`, theirs);
    printRatio(ours, theirs);
    const ratio = (ours.perSecond / theirs.perSecond).toFixed(2);
    printFigure('orders per second, HTTP to script', ratio, '0.6 at least');
    await payAll();
  }
  console.log();
  const [quotes] = await timeInterleaved({ concurrency: 8, count: 1_000 }, [quote]);
  if (quotes) printTiming('quote of three lines over HTTP, 8 at once', quotes);
} finally {
  closeConnections();
  await server.stop();
  await pool.end();
  await postgres.stop();
}
