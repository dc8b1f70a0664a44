import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVerificationCodes } from '#server/accounts/verification-codes.ts';
import { openKeys } from '#server/app/keys.ts';
import { readConfig } from '#server/config/config.ts';
import type { Messages } from '#server/messages/messages.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { insertTerms } from '../support/terms.ts';
import { printFigure } from './figures.ts';
import { closeConnections, postJson } from './post-json.ts';
import { printTiming, timingOf } from './timing.ts';

// Sign-ups that arrive at 20 per second, whether earlier ones are done or not, on a durable PostgreSQL.

const perSecond = 20;
const count = 400;
const silent = { info: () => {}, warn: console.warn, error: console.error };

const dataDirectory = await mkdtemp(join(tmpdir(), 'kkumim-bench-'));
const postgres = await startEmbeddedPostgres({ dataDirectory });
await migrate(postgres.address, silent);
const pool = createPool(postgres.address, silent);
await insertTerms({ pool });
const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: join(dataDirectory, 'shop'),
  TRUSTED_PROXIES: '1',
});
const jobs = await openJobs(pool, silent);
const app = await buildTestApp({ config, pool, jobs });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });

const texts = new Map<string, string>();
const messages: Messages = {
  isAvailable: () => true,
  async send(_client, { recipient, text }) {
    texts.set(recipient, text);
    return { ok: true, value: recipient };
  },
};

/** Forms whose phones and addresses are verified already: the time between code and form is the shopper's. */
async function prepareForms() {
  const { identity: encryptionKey } = await openKeys(config, pool);
  const codes = createVerificationCodes({ pool, messages, encryptionKey });
  const prove = async (purpose: 'SIGN_UP' | 'SIGN_UP_EMAIL', target: string): Promise<string> => {
    const sent = await codes.send({ purpose, target, memberId: null, network: target, locale: 'ko' });
    if (!sent.ok) throw new Error(sent.problem);
    const code = /\d{6}|[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(texts.get(target) ?? '')?.[0] ?? '';
    const verified = await codes.verify({ id: sent.id, code, memberId: null });
    if (!verified.ok) throw new Error(verified.problem);
    return verified.value;
  };
  const forms: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [phone, email] = [`010${String(20_000_000 + index)}`, `m${index}@example.com`];
    const password = 'maru-kkumida-82';
    const agreements = {
      service: true,
      privacy: true,
      purchase: true,
      over14: true,
      marketing: false,
      advertising: false,
    };
    forms.push(
      JSON.stringify({
        email,
        password,
        password_confirm: password,
        name: '김마루',
        nickname: `마루${index}`,
        phone,
        verification_token: await prove('SIGN_UP', phone),
        email_token: await prove('SIGN_UP_EMAIL', email),
        agreements,
      }),
    );
  }
  return forms;
}

async function signUp(form: string, index: number): Promise<number> {
  const begun = performance.now();
  const headers = { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` };
  const answer = await postJson(`${origin}/api/v1/auth/sign-up`, form, headers);
  if (!JSON.parse(answer).id) throw new Error(answer);
  return performance.now() - begun;
}

try {
  const forms = await prepareForms();
  const cpuBefore = process.cpuUsage();
  const begun = performance.now();
  const times = await Promise.all(
    forms.map(async (form, index) => {
      const due = begun + (index * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      return signUp(form, index);
    }),
  );
  console.log(`cores: ${availableParallelism()}`);
  const timing = timingOf(times, performance.now() - begun);
  printTiming(`${count} sign-ups, ${perSecond} arrive per second`, timing, 'p95 500 ms');
  // A busy machine does not change this figure.
  const { user, system } = process.cpuUsage(cpuBefore);
  printFigure('CPU per sign-up without the database', `${((user + system) / 1000 / count).toFixed(1)} ms`);
} finally {
  closeConnections();
  await app.close();
  await jobs.close();
  await pool.end();
  await postgres.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
