import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { demoAccounts } from '#demo/demo-accounts.ts';
import type { SandboxAddress } from '#server/app/adapters/open-payment-gateway.ts';
import { readConfig } from '#server/config/config.ts';
import type { BodyLimits } from '#server/http/plugins/body-limits.ts';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { buildTestApp } from './build-test-app.ts';
import { withDatabase } from './database.ts';

/** Files by their path below the folder. */
type Files = Readonly<Record<string, string | Buffer>>;

type Parts = {
  readonly environment?: Record<string, string>;
  readonly cdn?: Files;
  /** Files of the picture folder that are only made when they are requested, as the demo shop does. */
  readonly missingImages?: Files;
  readonly dist?: Files;
  /** The storefront as it is built, instead of `dist` and `bundle`. */
  readonly isBuilt?: true;
  /** The source of a server bundle; without one every visit begins with the plain page. */
  readonly bundle?: string;
  /** Where the server logs; nowhere unless a test reads it. */
  readonly log?: Log;
  /** With job queues in its database; nothing works on them unless the test does. */
  readonly jobs?: boolean;
  /** The gateway that its orders are paid at. */
  readonly sandbox?: () => SandboxAddress;
  readonly bodyLimits?: BodyLimits;
};

const page = '<!doctype html><html><head><title>꾸밈</title></head><body></body></html>';

/**
 * The whole server without a port for a test file, on a database and a data folder of its own. `cdn` and `dist` are files
 * of the picture folder and of the built storefront.
 */
export function withApp(parts: Parts = {}) {
  const { pool } = withDatabase();
  const running: { app?: FastifyInstance; folder?: string; jobs?: Jobs } = {};

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kkumim-test-'));
    const storefrontFolder = join(folder, 'dist');
    await writeFiles(join(folder, 'data/cdn'), parts.cdn ?? {});
    await writeFiles(storefrontFolder, {
      'index.html': page,
      'shipped-operations.json': '[]',
      ...parts.dist,
    });
    const config = readConfig({ LOG_LEVEL: 'silent', ...parts.environment, DATA_DIR: join(folder, 'data') });
    running.folder = folder;
    const bundleFolder = join(folder, 'bundle');
    const { bundle, log } = parts;
    if (bundle) await writeFiles(bundleFolder, { 'ssr.js': bundle });
    if (parts.jobs) running.jobs = await openJobs(pool, log ?? createLog(config));
    running.app = await buildTestApp({
      ...(!parts.isBuilt && { storefrontFolder, bundleFolder }),
      ...(running.jobs && { jobs: running.jobs }),
      config,
      pool,
      demoAccounts: config.demo ? demoAccounts : [],
      makeMissingImage: (path) => makeMissingImage(join(folder, 'data/cdn'), path, parts.missingImages),
      ...optionalParts(parts),
    });
    // A built storefront is copied for those who come after the next release.
  }, 60_000);
  afterAll(async () => {
    await running.app?.close();
    await running.jobs?.close();
    if (running.folder) await rm(running.folder, { recursive: true, force: true });
  });
  return {
    pool,
    get app(): FastifyInstance {
      if (!running.app) throw new Error('The server is there in a test or in beforeEach, not before.');
      return running.app;
    },
    get folder(): string {
      return running.folder ?? '';
    },
  };
}

const optionalParts = ({ log, sandbox, bodyLimits }: Parts) => ({
  ...(log && { log }),
  ...(sandbox && { sandbox: sandbox() }),
  ...(bodyLimits && { bodyLimits }),
});

/** Whether it is one of the files that are only made when they are requested. */
async function makeMissingImage(folder: string, path: string, images: Files = {}): Promise<boolean> {
  const file = images[path];
  if (file !== undefined) await writeFiles(folder, { [path]: file });
  return file !== undefined;
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
