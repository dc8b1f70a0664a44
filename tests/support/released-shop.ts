import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { demoAccounts } from '#demo/demo-accounts.ts';
import { readConfig } from '#server/config/config.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { buildTestApp } from './build-test-app.ts';
import type { RunningShop } from './running-shop.ts';
import { writeRelease } from './write-release.ts';

type Answer = { readonly status: number; readonly type: string; readonly body: string };

/** The real server on the demo shop, whose storefront can be replaced while shoppers are in it. */
export type ReleasedShop = {
  readonly address: string;
  /** Release 1 is there at first. The server forgets what was there before, as if that was long ago. */
  deploy(number: number): Promise<void>;
  /** Starts again with other variables. */
  reconfigure(environment: Record<string, string>): Promise<void>;
  /** Something between the shopper and the shop answers in its place, or never; `null` leaves a request alone. */
  intercept(answer: (path: string) => Answer | 'never' | null): void;
  end(): Promise<void>;
};

/** The addresses of a shop that is running, at an address of its own. Release 1 is there at first. */
export async function openReleasedShop(
  shop: Pick<RunningShop, 'dataDirectory' | 'databaseUrl'>,
): Promise<ReleasedShop> {
  const folder = await mkdtemp(join(tmpdir(), 'kkumim-releases-'));
  const storefrontFolder = join(folder, 'dist');
  await writeRelease(storefrontFolder, 1);
  const environment = {
    DATA_DIR: await shareData(shop.dataDirectory, folder),
    DEMO: '1',
    LOG_LEVEL: 'fatal',
  };
  const pool = createPool({ connectionString: shop.databaseUrl }, { error: () => {} });
  const open = async (more: Record<string, string>) => {
    const config = readConfig({ ...environment, ...more });
    const app = await buildTestApp({ config, pool, storefrontFolder, demoAccounts });
    await app.ready();
    return app;
  };
  let app: FastifyInstance = await open({});
  let between: (path: string) => Answer | 'never' | null = () => null;
  const front = createServer((request, response) => {
    const answer = between(request.url ?? '/');
    if (answer === null) app.routing(request, response);
    else if (answer !== 'never') send(response, answer);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async deploy(number) {
      await writeRelease(storefrontFolder, number);
      await rm(join(folder, 'data/former-releases'), { recursive: true });
    },
    async reconfigure(more) {
      // The next one first: Fastify answers 503 while it closes.
      const previous = app;
      app = await open(more);
      await previous.close();
    },
    intercept(answer) {
      between = answer;
    },
    async end() {
      front.closeAllConnections();
      front.close();
      await app.close();
      await pool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The pictures and keys of the demo shop, but parts of former releases of this test alone. */
async function shareData(shared: string, folder: string): Promise<string> {
  const data = join(folder, 'data');
  await mkdir(data);
  for (const name of ['cache', 'cdn', 'identity.key', 'data.key'])
    await symlink(join(shared, name), join(data, name));
  return data;
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
  response.writeHead(status, { 'content-type': type });
  response.end(body);
}
