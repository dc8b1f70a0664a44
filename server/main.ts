import type { AddressInfo } from 'node:net';
import type { makePastOrders as MakePastOrders } from '#demo/past-orders/make-past-orders.ts';
import { openAdapters } from '#server/app/adapters/open-adapters.ts';
import { buildApp } from '#server/app/app.ts';
import { openKeys } from '#server/app/keys.ts';
import { localNetworkAddress, openingLines } from '#server/app/opening-lines.ts';
import { createShutdown, exitOnSignal } from '#server/app/shutdown.ts';
import { startCustomCleanUp } from '#server/catalogue/customs/clean-up.ts';
import { startCustomPictures } from '#server/catalogue/customs/custom-picture-queue.ts';
import { startPopularity } from '#server/catalogue/products/popularity.ts';
import { choosePayment } from '#server/config/choose-payment.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { isLocalDemo } from '#server/config/local-demo.ts';
import { startBooks } from '#server/ordering/books/start-books.ts';
import { startCleanUp } from '#server/ordering/cart/clean-up.ts';
import { startOrderPrints } from '#server/ordering/fulfillment/order-print-queue.ts';
import { startDeliveries } from '#server/ordering/fulfillment/start-deliveries.ts';
import { startExpiryNotices } from '#server/ordering/notices/expiry-notices.ts';
import { startPayments } from '#server/ordering/payments/start-payments.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { cdnDirectory, openDatabase } from '#server/platform/database/open-database.ts';
import { createPool, type Pool } from '#server/platform/database/pool.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { type Metrics, noMetrics } from '#server/platform/metrics/metrics.ts';
import {
  addressOnThisMachine,
  assertPortIsFree,
  toListenError,
} from '#server/platform/network/listen-port.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { isTerminal, type Progress, startProgress } from '#server/platform/terminal/progress-bar.mjs';
import type { Gateway } from '#server/sandbox/gateway/start-gateway.ts';
import { messagesPath } from '#server/sandbox/messages/messages-page.ts';
import { startPurge } from './accounts/purge-withdrawn.ts';
import type { DemoAccount } from './identity/accounts/demo-accounts.ts';
import { startPush } from './push/start-push.ts';

const shutdown = createShutdown();

// Somebody who read the log may go; the shop stays open.
process.stdout.on('error', () => {});

async function start(config: Config): Promise<void> {
  const log = createLog(config);

  const database = await openDatabase(config);
  shutdown.add(database.close);
  void database.unexpectedExit.then((output) => {
    log.fatal({ output }, 'database: the embedded PostgreSQL ended, the server ends too');
    process.exit(1);
  });

  await assertPortIsFree(config);
  // Loads while this process prepares the database.
  const startingSandbox = openSandbox(config, log);
  startingSandbox.catch(() => {});
  await migrate(database.address, log);
  const pool = createPool(database.address, log);
  shutdown.add(() => pool.end());

  const keys = await openKeys(config, pool);
  const demo = config.demo ? await openDemo(config, pool, log) : null;
  const demoAccounts = demo?.accounts ?? [];
  const jobs = await openJobs(pool, log);
  shutdown.add(jobs.close);
  const sandbox = await startingSandbox;
  const adapters = await openAdapters({ config, pool, jobs, keys, log, sandbox });
  const metrics = await startMetrics(config, pool, log);
  const makeMissingImage = demo?.pictures?.drawMissing;
  const app = await buildApp({
    config,
    pool,
    jobs,
    adapters,
    keys,
    log,
    metrics,
    sandbox,
    demoAccounts,
    makeMissingImage,
  });
  shutdown.add(() => app.close());
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw toListenError(error, config);
  });
  sandbox?.announce(`${addressOnThisMachine(app.addresses())}/api/v1/payment/callback`);
  const push = await startPush({ config, pool, jobs, keys, log });
  shutdown.add(push.close);
  const pictures = await startCustomPictures({ pool, jobs, pictures: app.customPictures, log });
  shutdown.add(pictures.close);
  const prints = await startOrderPrints({ pool, jobs, prints: app.orderPrints, log });
  shutdown.add(prints.close);
  await adapters.work();
  await startPayments({ pool, jobs, log, ...adapters });
  await startDeliveries({ pool, jobs, ...adapters });
  await startCleanUp(pool, jobs);
  await startCustomCleanUp(pool, jobs);
  await startPopularity(pool, jobs);
  await startBooks({ pool, jobs, log });
  await startExpiryNotices({ pool, jobs, messages: adapters.messages });
  await startPurge({ pool, jobs, dataKey: keys.data, accounts: app.accounts });
  announce(config, app.addresses(), demoAccounts);
  if (sandbox && config.demoOrders) void demo?.makePastOrders({ ...adapters, sandbox, dataKey: keys.data });
  void demo?.pictures?.drawOthers();
}

/** Nothing else of the server knows the process of the gateway. */
async function openSandbox(config: Config, log: Log): Promise<Gateway | null> {
  if (choosePayment(config).kind !== 'sandbox') return null;
  const { startGateway } = await import('#server/sandbox/gateway/start-gateway.ts');
  const sandbox = await startGateway(config.dataDirectory, log);
  shutdown.add(sandbox.close);
  return sandbox;
}

async function startMetrics({ metricsAddress: address }: Config, pool: Pool, log: Log): Promise<Metrics> {
  if (!address) return noMetrics;
  const { openMetrics } = await import('#server/platform/metrics/open-metrics.ts');
  const { metrics, close } = await openMetrics({ address, pool, log });
  shutdown.add(close);
  return metrics;
}

type PastOrderParts = Omit<Parameters<typeof MakePastOrders>[0], 'pool'>;

/** Nothing else of the server knows the demo shop. */
async function openDemo(config: Config, pool: Pool, log: Log) {
  const { openDemoShop } = await import('#demo/seed.ts');
  const { demoAccounts: accounts } = await import('#demo/demo-accounts.ts');
  let progress: Progress | undefined;
  const onPicture = (drawn: number, all: number) => {
    if (!isTerminal()) return;
    progress ??= startProgress('Drawing the demo shop (once)');
    progress.update(drawn, all);
  };
  const pictures = await openDemoShop({
    pool,
    cdnDirectory: cdnDirectory(config),
    // A terminal shows how far it is; elsewhere the log does.
    log: { info: (text) => isTerminal() || log.info(text), warn: (details, text) => log.warn(details, text) },
    onPicture,
    signal: shutdown.signal,
  });
  progress?.end();
  const makePastOrders = async (parts: PastOrderParts) => {
    const { makePastOrders: make } = await import('#demo/past-orders/make-past-orders.ts');
    await make({ ...parts, pool }).catch((error: unknown) => {
      if (!shutdown.signal.aborted) log.warn({ err: error }, 'demo shop: its past orders are not complete');
    });
  };
  return { accounts, pictures, makePastOrders };
}

function announce(
  config: Config,
  [listening]: readonly (AddressInfo | string)[],
  demoAccounts: readonly DemoAccount[],
): void {
  const { host, publicOrigin } = config;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const addressBy = (name: string) =>
    typeof listening === 'object' ? `http://${name}:${listening.port}` : name;
  const address = publicOrigin ?? addressBy(isEverywhere ? 'localhost' : host);
  // Elsewhere standard output is the log, which is JSON throughout.
  if (!isTerminal()) return void process.stderr.write(`꾸밈 is open: ${address}\n`);
  const networkName = isEverywhere ? localNetworkAddress() : null;
  const phoneAddress = publicOrigin ?? (networkName && addressBy(networkName));
  const messagesAddress = isLocalDemo(config) ? `${address}${messagesPath}` : null;
  const paymentsAddress = choosePayment(config).kind === 'sandbox' ? `${address}/sandbox/` : null;
  process.stdout.write(
    openingLines({ address, phoneAddress, demoAccounts, messagesAddress, paymentsAddress }),
  );
}

try {
  const config = readConfig(process.env);
  exitOnSignal(shutdown.run);
  await start(config);
} catch (error) {
  // Told to end while starting: whoever told us ends the process, see exitOnSignal.
  if (shutdown.signal.aborted) await new Promise(() => {});
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  await shutdown.run();
  process.exit(1);
}
