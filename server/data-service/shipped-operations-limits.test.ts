import { Kind, type OperationDefinitionNode, parse, type TypeNode } from 'graphql';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { plannedQueries } from '../../tests/bench/planned-queries.ts';
import { withDatabase } from '../../tests/support/database.ts';
import { metadataDirectory } from '../../tests/support/metadata-directory.ts';
import { readShippedOperations } from '../../tests/support/shipped-operations.ts';
import { id } from '../../tests/support/small-shop.ts';
import { createEngine, type Engine } from './execute/engine.ts';
import { shopLimits } from './limits.ts';
import { readModel } from './model/read-model.ts';
import type { RequestError } from './request-error.ts';

const { pool } = withDatabase();
let engine: Engine;
const query = async () => ({ rows: [[]] });
const nothing = { query } as unknown as Pool;
const pools = { read: nothing, write: nothing };

beforeAll(async () => {
  const half = Object.fromEntries(
    (['nodes', 'values', 'tokens', 'cost'] as const).map((name) => [name, shopLimits[name] / 2]),
  );
  engine = createEngine({
    model: await readModel(pool, metadataDirectory),
    limits: { ...shopLimits, ...half },
    introspection: false,
  });
});

const values: Readonly<Record<string, unknown>> = {
  Int: 20,
  Boolean: true,
  String: 'abcd',
  uuid: id('user', 1),
};

function exampleOf(type: TypeNode): unknown {
  if (type.kind !== Kind.NAMED_TYPE) return exampleOf(type.type);
  const { value: name } = type.name;
  if (name.endsWith('_bool_exp')) return { _and: [{ _not: {} }, { _or: [{}, {}] }] };
  return name.endsWith('_order_by') ? [] : (values[name] ?? '2026-11-22T00:00:00Z');
}

const operations = await readShippedOperations(plannedQueries);

test.each(operations)('half of every limit is enough for $name', async ({ name, query }) => {
  const { variableDefinitions = [] } = parse(query).definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  const variables = Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [variable.name.value, exampleOf(type)]),
  );
  for (const role of ['public', 'user', 'artist', 'brand']) {
    const session = { role, variables: new Map([['x-hasura-user-id', id('user', 1)]]) };
    const outcome = await engine(session, { text: query, operationName: name, variables }, pools).then(
      () => 'answered',
      (error: RequestError) => error.code,
    );
    // Visitors are not asked for what they may not do.
    expect(['answered', 'validation-failed']).toContain(outcome);
  }
});
