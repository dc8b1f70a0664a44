import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { brandId } from './keys/ids.ts';

type Order = {
  pool: Pool;
  /** Where the files of `/cdn` lie; made when absent. */
  cdnDirectory: string;
  log: (text: string) => void;
  /** Called with each picture that is drawn. */
  onPicture?: (drawn: number, all: number) => void;
  /** Pictures are drawn at this many times their full size; tests draw small. */
  pictureScale?: number;
  /** Aborted: the drawing stops, and the next start completes it. */
  signal?: AbortSignal;
};

// Any number of its own: whoever holds it opens the shop, the others wait and find it open.
const lock = 6_052_021;

/** Standing in the CDN folder, it says that every picture was written. */
const picturesDone = '.demo-pictures';

/**
 * Fills an empty shop with the demo shop: pictures first, then all rows in one transaction, so that a start which was
 * cut off is completed by the next. A shop that is open already, the demo's or somebody's own, keeps its rows.
 */
export async function seedDemo(order: Order): Promise<void> {
  if ((await missing(order.pool, order.cdnDirectory)) === 'nothing') return;
  const client = await order.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(${lock})`);
    await complete(client, order);
  } finally {
    // Ends the connection, and with it the lock and the setting.
    client.release(true);
  }
}

type Missing = 'pictures and rows' | 'pictures' | 'nothing';

async function missing(database: Pool | PoolClient, cdnDirectory: string): Promise<Missing> {
  const { rows } = await database.query<{ open: boolean; demo: boolean }>(
    'select exists (select from management_info) as open, exists (select from brand where id = $1) as demo',
    [brandId('mudeon')],
  );
  if (!rows[0]?.open) return 'pictures and rows';
  if (!rows[0].demo || (await exists(join(cdnDirectory, picturesDone)))) return 'nothing';
  return 'pictures';
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function complete(client: PoolClient, order: Order): Promise<void> {
  const { cdnDirectory, log, pictureScale = 1, signal } = order;
  const { onPicture = logPictures(log) } = order;
  const lacking = await missing(client, cdnDirectory);
  if (lacking === 'nothing') return;
  const began = performance.now();
  log('demo shop: drawing the pictures; this takes a minute, once');
  // Imported late: the content is large and only the first start needs it.
  const { drawDemoPictures } = await import('./seeding/pictures/draw-demo-pictures.ts');
  await mkdir(cdnDirectory, { recursive: true });
  await drawDemoPictures({
    directory: cdnDirectory,
    scale: pictureScale,
    onPicture,
    ...(signal && { signal }),
  });
  await writeFile(join(cdnDirectory, picturesDone), '');
  if (lacking === 'pictures and rows') {
    const { insertDemoRows } = await import('./seeding/insert-demo-rows.ts');
    await insertDemoRows(client, new Date());
  }
  log(`demo shop: complete after ${Math.round((performance.now() - began) / 1000)} s`);
}

const logPictures = (log: Order['log']) => (drawn: number, all: number) => {
  if (drawn % 100 === 0) log(`demo shop: ${drawn} of ${all} pictures are drawn`);
};
