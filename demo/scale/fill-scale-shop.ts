import { Client, type ClientConfig } from 'pg';
import { StartupError } from '#server/platform/startup-error.ts';
import { insertDemoRows } from '../seeding/insert-demo-rows.ts';
import { insertScaleRows } from './insert-scale-rows.ts';

/** Rows of each large table: see scale-size.ts. */
const scaleRows = 100_000;

/** Where the large shop lies unless `DATA_DIR` says otherwise: beside the demo's, so that neither harms the other. */
export const scaleFolder = '.cache/scale';

/**
 * Fills a migrated database with the large shop; one that holds it already stays as it is.
 *
 * @throws StartupError when another shop is open there
 */
export async function fillScaleShop(address: ClientConfig, log: (text: string) => void): Promise<void> {
  const client = new Client({ ...address, application_name: 'kkumim demo:scale' });
  await client.connect();
  try {
    switch (await openShop(client)) {
      case 'large':
        return log('the large shop is there already');
      case 'another':
        throw new StartupError(
          'A shop is open in this database: name an empty one, or a folder by DATA_DIR.',
        );
      case 'none':
    }
    const began = performance.now();
    log(`filling a shop with ${scaleRows.toLocaleString('en')} products, graphics, customs and members`);
    await insertDemoRows(client, new Date(), () => insertScaleRows(client, scaleRows));
    await client.query('vacuum analyze');
    log(`done, after ${Math.round((performance.now() - began) / 1000)} s`);
  } finally {
    await client.end();
  }
}

async function openShop(client: Client): Promise<'none' | 'large' | 'another'> {
  const { rows } = await client.query<{ open: boolean; large: boolean }>(
    `select exists (select from management_info) as open,
       exists (select from "user" where email = 'member-1@scale.test') as large`,
  );
  if (!rows[0]?.open) return 'none';
  return rows[0].large ? 'large' : 'another';
}
