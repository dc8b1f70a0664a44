import type { Pool } from 'pg';
import { readCatalog } from '../catalog/read-catalog.ts';
import { loadMetadata } from '../metadata/load-metadata.ts';
import { buildModel } from './build-model.ts';
import type { Model } from './table.ts';

/** The model of the metadata directory for the database that the pool reaches. */
export async function readModel(pool: Pool, metadataDirectory: string): Promise<Model> {
  const metadata = await loadMetadata(metadataDirectory);
  const schemas = new Set(metadata.map(({ table }) => table.schema));
  return buildModel(metadata, await readCatalog(pool, [...schemas]));
}
