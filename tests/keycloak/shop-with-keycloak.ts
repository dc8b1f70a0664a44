import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { openAdapters } from '#server/app/adapters/open-adapters.ts';
import { buildApp } from '#server/app/app.ts';
import { openKeys } from '#server/app/keys.ts';
import { readConfig } from '#server/config/config.ts';
import { type Jobs, openJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { withDatabase } from '../support/database.ts';
import { issuer, requestToken, serviceSecret } from './administration.ts';

export const dataKey = Buffer.alloc(32, 5);

type Options = {
  readonly environment?: Readonly<Record<string, string>>;
  /** With the built storefront. */
  readonly hasPages?: boolean;
};

/** The whole server without a port, whose members are Keycloak's. */
export function withShop({ environment = {}, hasPages = false }: Options = {}) {
  const { pool } = withDatabase();
  const running: { app?: FastifyInstance; jobs?: Jobs; folder?: string } = {};
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kkumim-test-'));
    const config = readConfig({
      IDENTITY: 'keycloak',
      IDENTITY_ISSUER: issuer,
      IDENTITY_SERVICE_SECRET: await serviceSecret(),
      LOG_LEVEL: 'silent',
      DATA_DIR: folder,
      DATA_KEY: dataKey.toString('base64'),
      ...environment,
    });
    const log = createLog(config);
    const jobs = await openJobs(pool, log);
    const keys = await openKeys(config, pool);
    const adapters = await openAdapters({ config, pool, jobs, keys, log });
    const parts = { config, pool, jobs, adapters, keys, log };
    const app = await buildApp(hasPages ? parts : { ...parts, storefrontFolder: folder });
    Object.assign(running, { app, jobs, folder });
    await adapters.work({ pollingIntervalSeconds: 0.5 });
  });
  afterAll(async () => {
    await running.app?.close();
    await running.jobs?.close();
    if (running.folder) await rm(running.folder, { recursive: true, force: true });
  });
  return {
    pool,
    get app(): FastifyInstance {
      if (!running.app) throw new Error('The server is there in a test, not before.');
      return running.app;
    },
  };
}

/** A browser in which a member signs in at Keycloak. */
export async function openBrowser(
  { app }: { readonly app: FastifyInstance },
  username: string,
  password: string,
) {
  const client = { client_id: 'storefront', client_secret: 'storefront' };
  const form = { ...client, grant_type: 'password', scope: 'openid', username, password };
  const tokens = await requestToken('kkumim', form);
  return {
    error: tokens.error_description,
    sessionId: tokens.session_state ?? '',
    request: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const { access_token, error_description } = tokens;
      if (!access_token) throw new Error(`Keycloak does not log ${username} in: ${error_description}`);
      return app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${access_token}`, host: 'shop.test', 'accept-language': 'ko' },
        ...(payload && { payload }),
      });
    },
    /** Whether it could go on with its refresh token. */
    isSignedIn: async () => {
      const refresh = { ...client, grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' };
      return (await requestToken('kkumim', refresh)).access_token !== undefined;
    },
  };
}
