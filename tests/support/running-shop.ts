import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import pg, { type ClientConfig, type Pool } from 'pg';
import { arePicturesDone, openPictureDrawing } from '#demo/seeding/pictures/picture-drawing.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { demoShopHash } from './demo-shop-hash.ts';
import { findFreePort } from './free-port.ts';
import { createPortProxy } from './port-proxy.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const root = resolve(import.meta.dirname, '../..');

/** The real server with the demo shop on a real PostgreSQL, which browser tests may look into and restart. */
export type RunningShop = {
  readonly address: string;
  /** The server without the port that `disconnect` closes, which costs time: for what is measured. */
  readonly serverAddress: string;
  readonly databaseUrl: string;
  readonly pool: Pool;
  /** Where the server keeps what it makes: pictures, keys. */
  readonly dataDirectory: string;
  stopServer(): Promise<void>;
  /** Running already, it stays as it is. */
  startServer(environment?: Readonly<Record<string, string>>): Promise<void>;
  /** Nobody reaches the server, which runs on: as if it had stopped, for all that a browser can tell, in milliseconds. */
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
  end(): Promise<void>;
};

/** Several shops run side by side when each has a place of its own. Only that of the screenshots has every picture in its full size. */
export type ShopPlace = number | 'screens';

/** Where the shop of a place keeps what it makes. */
export const shopFolder = (place: ShopPlace) => join(root, '.cache', place === 0 ? 'e2e' : `e2e-${place}`);

export const shopPort = (place: number) => Number(process.env.TEST_PORT ?? 3400) + place;

const hashFile = (folder: string) => join(folder, 'demo-shop-hash');

/** Whether a folder holds the demo shop as it would be drawn today. */
export async function isUpToDate(folder: string): Promise<boolean> {
  const known = await readFile(hashFile(folder), 'utf8').catch(() => '');
  return known === (await demoShopHash());
}

/**
 * The demo shop is kept between runs until something changes that it is made of. `TEST_DATABASE_URL`: see postgres.ts.
 */
export async function openShop(port: number, place: ShopPlace = 0): Promise<RunningShop> {
  const dataDirectory = shopFolder(place);
  if (!(await isUpToDate(dataDirectory))) await rm(dataDirectory, { recursive: true, force: true });
  await mkdir(dataDirectory, { recursive: true });
  await drawPictures(join(dataDirectory, 'cdn'), place === 'screens' ? 1 : smallScale);
  const database = process.env.TEST_DATABASE_URL
    ? await givenDatabase(process.env.TEST_DATABASE_URL)
    : await ownDatabase(dataDirectory);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // At the end the database may be faster in ending a connection than we are.
  pool.on('error', () => {});
  // From the moment it begins to start: whoever stops it then must not leave it behind.
  let server: Promise<ServerProcess> | null = null;
  let serverPort = 0;
  const proxy = createPortProxy(() => connect(serverPort, '127.0.0.1'), port);
  const open = async (environment: Readonly<Record<string, string>>) => {
    // The address that it says is that of shoppers.
    serverPort = await findFreePort();
    const running = await startServer({
      ...environment,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      DATABASE_URL: database.url,
      DEMO: '1',
      // Tests bring the orders that they are about.
      DEMO_ORDERS: place === 'screens' ? '1' : '0',
    });
    running.process.stderr?.pipe(process.stderr);
    await proxy.open().catch(async (error: unknown) => {
      await running.stop();
      throw error;
    });
    await writeFile(hashFile(dataDirectory), await demoShopHash());
    return running;
  };
  const shop: RunningShop = {
    address: `http://127.0.0.1:${port}`,
    get serverAddress() {
      return `http://127.0.0.1:${serverPort}`;
    },
    databaseUrl: database.url,
    pool,
    dataDirectory,
    async startServer(environment = {}) {
      server ??= open(environment);
      await server;
    },
    async stopServer() {
      const running = await server?.catch(() => null);
      await proxy.close();
      await running?.stop();
      server = null;
    },
    disconnect: proxy.close,
    reconnect: proxy.open,
    async end() {
      await shop.stopServer();
      await pool.end();
      await database.end();
    },
  };
  // Nothing of a shop that did not open stays behind.
  await shop.startServer().catch(async (error: unknown) => {
    await shop.end();
    throw error;
  });
  return shop;
}

// No test measures the pictures that are not seen first, and there are nine hundred of them.
const smallScale = 0.25;

/** The server would draw most of them behind the open shop, and slow down whatever a test measures. */
async function drawPictures(cdnDirectory: string, scaleOfOthers: number): Promise<void> {
  if (await arePicturesDone(cdnDirectory)) return;
  const log = { info: () => {}, warn: (_details: object, text: string) => console.warn(text) };
  const early = await openPictureDrawing({ cdnDirectory, scale: 1, log });
  await early.drawEarly(() => {});
  early.close();
  const others = await openPictureDrawing({ cdnDirectory, scale: scaleOfOthers, log });
  await others.drawOthers(availableParallelism());
  if (!(await arePicturesDone(cdnDirectory)))
    throw new Error('Pictures of the demo shop could not be drawn.');
}

async function ownDatabase(dataDirectory: string) {
  const { address, stop } = await startEmbeddedPostgres({ dataDirectory });
  const url = `postgres://${address.user}@localhost/${address.database}?host=${encodeURIComponent(address.host ?? '')}`;
  return { url, end: stop };
}

async function givenDatabase(serverUrl: string) {
  const name = `kkumim_e2e_${process.pid}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await onServer(
    { connectionString: serverUrl },
    `create database ${name} encoding 'UTF8' template template0`,
  );
  const end = () => onServer({ connectionString: serverUrl }, `drop database ${name} with (force)`);
  return { url: url.href, end };
}

async function onServer(address: ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
