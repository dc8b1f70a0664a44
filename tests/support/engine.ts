import * as v from 'valibot';
import { beforeAll } from 'vitest';
import { readCatalog } from '#server/data-service/catalog/read-catalog.ts';
import { createEngine, type Engine } from '#server/data-service/execute/engine.ts';
import { noLimits } from '#server/data-service/limits.ts';
import type { TableMetadata } from '#server/data-service/metadata/table-metadata.ts';
import { tableMetadata } from '#server/data-service/metadata/table-metadata.ts';
import { buildModel } from '#server/data-service/model/build-model.ts';
import { RequestError } from '#server/data-service/request-error.ts';
import { withDatabase } from './database.ts';

type Variables = Readonly<Record<string, unknown>>;
type Session = { readonly role: string } & Readonly<Record<`x-hasura-${string}`, string>>;

/** A data service over tables of its own, for what the shop's metadata has no use for yet. */
export function withEngine(sql: string, tables: readonly v.InferInput<typeof tableMetadata>[]) {
  const { pool } = withDatabase('empty');
  let engine: Engine;
  beforeAll(async () => {
    await pool.query(sql);
    const metadata = tables.map((table): TableMetadata => v.parse(tableMetadata, table));
    const model = buildModel(metadata, await readCatalog(pool, ['public']));
    engine = createEngine({
      model,
      limits: noLimits,
      introspection: false,
    });
  });

  const execute = async (text: string, session: Session = { role: 'admin' }, variables: Variables = {}) => {
    const { role, ...named } = session;
    const caller = { role, variables: new Map(Object.entries(named)) };
    return JSON.parse(
      await engine(caller, { text, operationName: undefined, variables }, { read: pool, write: pool }),
    );
  };

  return {
    pool,
    execute,
    refusal: async (...question: Parameters<typeof execute>) => {
      const refused: unknown = await execute(...question).catch((error: unknown) => error);
      if (!(refused instanceof RequestError)) throw refused;
      const { code, path, message } = refused;
      return { code, path, message };
    },
  };
}
