import type { Pool, PoolClient } from 'pg';
import { brandId, productId } from './keys/ids.ts';
import { insertSandboxCarrier } from './sandbox-carrier.ts';
import {
  arePicturesDone,
  openPictureDrawing,
  type PictureDrawing,
} from './seeding/pictures/picture-drawing.ts';

type Order = {
  pool: Pool;
  /** Where the files of `/cdn` lie; made when absent. */
  cdnDirectory: string;
  log: { info(text: string): void; warn(details: object, text: string): void };
  /** Called with each picture that is drawn before the shop opens. */
  onPicture?: (drawn: number, all: number) => void;
  /** Where the files of mock-ups are looked for; tests have folders in which some are missing. */
  mockupsDirectory?: string;
  /** Pictures are drawn at this many times their full size; tests draw small. */
  pictureScale?: number;
  /** Aborted: the drawing stops, and the next start completes it. */
  signal?: AbortSignal | undefined;
};

// Any number of its own: whoever holds it fills the shop, the others wait and find it filled.
const lock = 6_052_021;

/**
 * Fills an empty shop with the demo shop: all rows in one transaction, then the pictures that are seen first. The others
 * are drawn behind the open shop, and any of them as soon as a shopper needs it. A shop that is open already, the demo's
 * or somebody's own, keeps its rows.
 * @returns what draws the pictures that are missing; null when none is
 */
export async function openDemoShop(order: Order): Promise<PictureDrawing | null> {
  const { pool, cdnDirectory, log, onPicture = () => {}, pictureScale = 1, signal } = order;
  let shop = await readShop(pool);
  if (shop === 'empty') shop = await fillShop(pool, log);
  if (shop === 'demo') await insertSandboxCarrier(pool);
  if (shop === 'own' || (await arePicturesDone(cdnDirectory))) return null;
  const leftOut = await leaveOutProducts(order);
  log.info('demo shop: drawing the pictures that are seen first');
  const began = performance.now();
  const drawing = await openPictureDrawing({ cdnDirectory, scale: pictureScale, leftOut, log, signal });
  await drawing.drawEarly(onPicture);
  signal?.throwIfAborted();
  log.info(`demo shop: they are drawn after ${secondsSince(began)} s`);
  return drawing;
}

/** A product whose files cannot be drawn is not sold. */
async function leaveOutProducts({ pool, log, mockupsDirectory }: Order): Promise<readonly string[]> {
  // Imported late: a shop whose pictures are drawn needs none of it.
  const { findWrongFiles } = await import('./mockups/find-wrong-files.ts');
  const wrong = await findWrongFiles(mockupsDirectory);
  const leftOut = [...wrong.keys()];
  if (leftOut.length === 0) return leftOut;
  log.warn({ files: [...wrong.values()] }, 'demo shop: products are left out, their files cannot be drawn');
  await pool.query("update product set state = 'HIDDEN' where id = any($1)", [leftOut.map(productId)]);
  return leftOut;
}

type Shop = 'empty' | 'demo' | 'own';

async function readShop(database: Pool | PoolClient): Promise<Shop> {
  const { rows } = await database.query<{ open: boolean; demo: boolean }>(
    'select exists (select from management_info) as open, exists (select from brand where id = $1) as demo',
    [brandId('mudeon')],
  );
  if (!rows[0]?.open) return 'empty';
  return rows[0].demo ? 'demo' : 'own';
}

async function fillShop(pool: Pool, log: Order['log']): Promise<Shop> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${lock})`);
    const shop = await readShop(client);
    if (shop !== 'empty') return shop;
    const began = performance.now();
    // Imported late: the content is large and only the first start needs it.
    const { insertDemoRows } = await import('./seeding/insert-demo-rows.ts');
    await insertDemoRows(client, new Date());
    log.info(`demo shop: filled with its rows after ${secondsSince(began)} s`);
    return 'demo';
  } finally {
    // Ends the connection, and with it the lock and the setting.
    client.release(true);
  }
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000);
