import { resolve } from 'node:path';
import { fillScaleShop, scaleFolder } from '#demo/scale/fill-scale-shop.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';

export const silent = { info: () => {}, warn: console.warn, error: console.error };

/** The PostgreSQL of `npm run demo:scale`, filled if it is not yet. */
export async function startScalePostgres() {
  const dataDirectory = resolve(import.meta.dirname, '../..', scaleFolder);
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  try {
    await migrate(postgres.address, silent);
    await fillScaleShop(postgres.address, (text) => console.log(text));
    return { ...postgres, dataDirectory };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
