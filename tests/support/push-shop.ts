import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { saveSubscription } from '#server/members/push-subscriptions.ts';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { createPushAgent, createWebPushClient } from '#server/push/delivery/web-push-client.ts';
import { type PushWorker, startPushWorker } from '#server/push/push-worker.ts';
import { addTopicSubscription } from '#server/push/topic-subscriptions.ts';
import { openVapidKeys } from '#server/push/vapid-keys.ts';
import { catalogue } from './catalogue.ts';
import { withDatabase } from './database.ts';
import { tlsIdentity } from './push-service/certificate.ts';
import { openPushServer, type PostedMessage, type PushResponse } from './push-service/push-server.ts';
import { testBrowser } from './push-service/test-browser.ts';

type Received = {
  readonly path: string;
  readonly headers: PostedMessage['headers'];
  readonly payload: unknown;
};
type Browser = ReturnType<typeof testBrowser>;

const encryptionKey = randomBytes(32);

/** A database, a push service, and as many processes that send as a test starts. */
export function withPushShop() {
  const { pool } = withDatabase();
  const make = catalogue(pool);
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  const errors: unknown[] = [];
  const log = { warn: () => {}, error: (details: unknown) => errors.push(details) };
  let respond: (message: PostedMessage) => PushResponse = () => ({ status: 201 });
  let pushServer: Awaited<ReturnType<typeof openPushServer>>;
  let running: { jobs: Jobs; work: PushWorker }[] = [];

  beforeAll(async () => {
    pushServer = await openPushServer((message) => {
      received.push({ ...message, payload: browsers.get(message.path)?.read(message.body) });
      return respond(message);
    });
  });
  afterEach(async () => {
    await shop.stop();
    received.length = 0;
    errors.length = 0;
    respond = () => ({ status: 201 });
    await pool.query(
      'truncate push_event, push_topic_subscription, push_subscription, push_message, user_agreement cascade',
    );
    await pool.query('drop schema if exists jobs cascade');
  });
  afterAll(() => pushServer.close());

  const shop = {
    pool,
    make,
    received,
    errors,
    respondWith(next: (message: PostedMessage) => PushResponse) {
      respond = next;
    },
    /** One process that takes part in the sending. */
    async start(now: () => Date = () => new Date()) {
      const agent = createPushAgent({ proxy: pushServer.proxy, allowPrivate: false });
      Object.assign(agent.options, { ca: tlsIdentity.cert });
      const jobs = await openJobs(pool, log);
      const keys = await openVapidKeys(pool, encryptionKey);
      const send = createWebPushClient({ subject: 'mailto:help@shop.test', agent });
      const parts = { pool, jobs, keys, send, now, log };
      const intervals = { eventPollMs: 50, pollingIntervalSeconds: 0.5, firstRetrySeconds: 1 };
      running.push({ jobs, work: await startPushWorker(parts, intervals) });
    },
    async stop() {
      const open = running;
      running = [];
      await Promise.all(open.map(({ work }) => work.close()));
      await Promise.all(open.map(({ jobs }) => jobs.close()));
    },
    async member(subscription: Parameters<typeof addTopicSubscription>[2], locale: 'ko' | 'en' = 'ko') {
      const userId = await make.user();
      await addTopicSubscription(pool, userId, subscription);
      return { userId, browser: await shop.addBrowser(userId, locale) };
    },
    async addBrowser(userId: string, locale: 'ko' | 'en' = 'ko'): Promise<Browser> {
      const browser = testBrowser();
      browsers.set(browser.path, browser);
      const { current } = await openVapidKeys(pool, encryptionKey);
      const sessionId = randomUUID();
      const device = { userId, sessionId, locale, origin: 'https://shop.test', userAgent: null };
      await saveSubscription(pool, device, { ...browser, publicKey: current.publicKey });
      return browser;
    },
    async agree(userId: string, types: readonly string[], at = 'now') {
      await pool.query(
        `insert into user_agreement (user_id, type, terms_version, agreed, method, at)
         select $1, unnest($2::text[]), 'test', true, 'WEB', $3`,
        [userId, types, at],
      );
    },
    async deliveries() {
      const { rows } = await pool.query<{ state: string; reason: string | null }>(
        'select state, reason from push_delivery order by state',
      );
      return rows;
    },
  };
  return shop;
}
