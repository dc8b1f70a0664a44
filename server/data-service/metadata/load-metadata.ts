import { join } from 'node:path';
import * as v from 'valibot';
import { MetadataError } from './metadata-error.ts';
import { readYaml } from './read-yaml.ts';
import { type TableMetadata, tableMetadata } from './table-metadata.ts';

const version = v.object({ version: v.literal(3) });
const databases = v.tuple([
  v.looseObject({
    name: v.string(),
    kind: v.picklist(['postgres', 'pg']),
    tables: v.array(v.unknown()),
  }),
]);

/** Reads a Hasura v3 metadata directory with one PostgreSQL database. */
export async function loadMetadata(directory: string): Promise<readonly TableMetadata[]> {
  await readPart(directory, 'version.yaml', version);
  const [database] = await readPart(directory, 'databases/databases.yaml', databases);
  return database.tables.map((table) => check(tableMetadata, table, describe(table)));
}

async function readPart<Part>(
  directory: string,
  name: string,
  schema: v.BaseSchema<unknown, Part, v.BaseIssue<unknown>>,
): Promise<Part> {
  const path = join(directory, name);
  return check(schema, await readYaml(directory, path), path);
}

function check<Part>(
  schema: v.BaseSchema<unknown, Part, v.BaseIssue<unknown>>,
  value: unknown,
  where: string,
): Part {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new MetadataError(`${where}: ${v.getDotPath(issue) ?? 'content'}`, issue.message);
}

const named = v.object({ table: v.union([v.string(), v.object({ name: v.string() })]) });

function describe(entry: unknown): string {
  if (!v.is(named, entry)) return 'a table';
  return `table ${typeof entry.table === 'string' ? entry.table : entry.table.name}`;
}
