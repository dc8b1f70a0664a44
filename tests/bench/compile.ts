import type { Pool } from 'pg';
import { createEngine } from '#server/data-service/execute/engine.ts';
import { shopLimits } from '#server/data-service/limits.ts';
import { readModel } from '#server/data-service/model/read-model.ts';
import { createPool } from '#server/platform/database/pool.ts';
import { metadataDirectory } from '../support/metadata-directory.ts';
import { startDemoPostgres } from './demo-postgres.ts';
import { silent } from './scale-shop.ts';
import { readTimedQueries } from './timed-queries.ts';
import { printRatio, printTiming, timeInterleaved } from './timing.ts';

// Measures the work of the data service before and after PostgreSQL: from the text of a document to SQL, and to a plan it knows already.
// No statement is run.

const postgres = await startDemoPostgres();
const pool = createPool(postgres.address, silent);
const nothing = { query: async () => ({ rows: [[]] }) } as unknown as Pool;
const pools = { read: nothing, write: nothing };
const engine = createEngine({
  model: await readModel(pool, metadataDirectory),
  limits: shopLimits,
  introspection: false,
});

try {
  let turn = 0;
  for (const { title, operation, variables, caller } of await readTimedQueries()) {
    const session = { role: caller.role, variables: new Map([['x-hasura-user-id', caller.id]]) };
    const request = { text: operation.query, operationName: operation.name, variables };
    const asNew = () => engine(session, { ...request, text: `${request.text}#${++turn}` }, pools);
    const asKnown = () => engine(session, request, pools);
    const [without, known] = await timeInterleaved({ concurrency: 1, count: 500 }, [asNew, asKnown]);
    if (!without || !known) continue;
    console.log(title);
    printTiming('  compiled anew', without);
    printTiming('  from the plan cache', known);
    printRatio(known, without);
  }
} finally {
  await pool.end();
  await postgres.stop();
}
