import type { ClientConfig, Pool } from 'pg';
import { readCatalog } from '#server/data-service/catalog/read-catalog.ts';
import { createEngine, type Engine } from '#server/data-service/execute/engine.ts';
import { openQueryPool } from '#server/data-service/execute/query-pool.ts';
import { errorBody, executeBody, toRequestError } from '#server/data-service/execute-body.ts';
import { noLimits } from '#server/data-service/limits.ts';
import { buildModel } from '#server/data-service/model/build-model.ts';
import { shopResourceGroups } from '#server/data-service/resource-groups.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { type Caller, callerOf } from './caller.ts';
import type { Case } from './case.ts';
import { readTables, type TrackedTables } from './tracked-tables.ts';

export type Answer = { readonly status: number; readonly body: unknown };

/** A data service over one database, whose metadata may change between two requests. */
export type ReplayedService = {
  readonly pool: Pool;
  readonly respond: (asked: Case) => Promise<Answer>;
  /** The tables or the metadata are no longer what they were. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
};

const print = (details: object, text: string) => console.error(text, details);
const log = { error: print, warn: print };

export function openReplayedService(address: ClientConfig, tables: TrackedTables): ReplayedService {
  const pool = createPool(address, log);
  const pools = {
    read: openQueryPool(pool, shopResourceGroups.member, log),
    write: openQueryPool(pool, shopResourceGroups.member, log, 'read write'),
  };
  const engines = new Map<boolean, Engine>();

  const engineFor = async ({ backend }: Pick<Caller, 'backend'>): Promise<Engine> => {
    const known = engines.get(backend);
    if (known) return known;
    const metadata = readTables(tables);
    const schemas = new Set(metadata.map(({ table }) => table.schema));
    const model = buildModel(metadata, await readCatalog(pool, [...schemas]), { backend });
    // As the published cases were recorded.
    const dialect = { stringifyNumerics: true };
    const engine = createEngine({ model, limits: noLimits, introspection: true, dialect });
    engines.set(backend, engine);
    return engine;
  };

  const execute = async (caller: Caller, body: unknown): Promise<unknown> => {
    const service = { engine: await engineFor(caller), limits: noLimits, pools, log };
    return JSON.parse(await executeBody(service, caller.session, body));
  };

  const respond = async (asked: Case): Promise<Answer> => {
    const body = await executeCase(asked);
    const isRefused = typeof body === 'object' && body !== null && 'errors' in body;
    // The first version of the address told of errors by the status too.
    return { status: isRefused && asked.url === '/v1alpha1/graphql' ? 400 : 200, body };
  };

  const executeCase = async (asked: Case): Promise<unknown> => {
    try {
      return await execute(callerOf(asked), asked.query);
    } catch (error) {
      return JSON.parse(errorBody(toRequestError(error, log)));
    }
  };

  return {
    pool,
    respond,
    forget: () => engines.clear(),
    close: async () => {
      await Promise.all([pools.read.end(), pools.write.end(), pool.end()]);
    },
  };
}
