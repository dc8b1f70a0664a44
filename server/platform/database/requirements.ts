import type { ClientBase, DatabaseError } from 'pg';

const insufficientPrivilege = '42501';

/**
 * Checks that a PostgreSQL server meets the shop's requirements: version, encoding, pg_trgm and a locale with Hangul.
 *
 * @returns the unmet requirement as one line for the operator, or null
 */
export async function findUnmetRequirement(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{
    version: number;
    release: string;
    encoding: string;
    trigrams: boolean;
  }>(`
    select current_setting('server_version_num')::int as version,
      current_setting('server_version') as release,
      current_setting('server_encoding') as encoding,
      exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams`);
  const server = rows[0];
  if (!server) return 'The database gave no answer about itself.';
  if (server.version < 150_000) return `PostgreSQL 15 or newer is needed, the server is ${server.release}.`;
  if (server.encoding !== 'UTF8') {
    return `The database is encoded in ${server.encoding} and cannot hold Korean: create it with encoding 'UTF8'.`;
  }
  if (!server.trigrams)
    return 'The extension pg_trgm is not installed on the database server (contrib package).';
  return await findTrigramProblem(client);
}

/** pg_trgm decides by the database's locale what a letter is: in some locales Hangul is not, and a search finds nothing. */
async function findTrigramProblem(client: ClientBase): Promise<string | null> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (error) {
    if ((error as DatabaseError).code !== insufficientPrivilege) throw error;
    return 'This database user may not create extensions: run "create extension pg_trgm" as a superuser once.';
  }
  const { rows } = await client.query<{ count: number }>(`select cardinality(show_trgm('고양이')) as count`);
  if (rows[0]?.count) return null;
  return "The database's locale does not know Hangul, so Korean search would find nothing: create the database with a libc or ICU locale such as C.UTF-8 (not C, POSIX or the builtin provider).";
}
