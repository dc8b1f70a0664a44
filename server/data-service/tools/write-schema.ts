/** `npm run schema`: writes the types of the database's columns, and the storefront's schema and types, from the migrations and the metadata. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { readColumns } from '#server/platform/database/tools/read-columns.ts';
import { tableTypes } from '#server/platform/database/tools/table-types.ts';
import { readModel } from '../model/read-model.ts';
import { buildRoleSchema } from '../schema/role-schema.ts';
import { schemaFiles } from './schema-files.ts';

const target = fileURLToPath(new URL('../../../src/graphql/', import.meta.url));
const tables = fileURLToPath(new URL('../../platform/database/tables.gen.ts', import.meta.url));
const metadata = fileURLToPath(new URL('../../platform/database/metadata', import.meta.url));

const scratch = await mkdtemp(join(tmpdir(), 'kkumim-schema-'));
const postgres = await startEmbeddedPostgres({ dataDirectory: scratch });
try {
  await migrate(postgres.address, console);
  const pool = createPool(postgres.address, console);
  await writeFile(tables, tableTypes(await readColumns(pool)));
  const schema = buildRoleSchema(await readModel(pool, metadata), 'user');
  await pool.end();
  for (const [name, content] of Object.entries(schemaFiles(schema))) {
    await writeFile(join(target, name), content);
  }
} finally {
  await postgres.stop();
  await rm(scratch, { recursive: true });
}
