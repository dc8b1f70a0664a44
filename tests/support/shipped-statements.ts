import { type OperationDefinitionNode, parse } from 'graphql';
import type { Pool } from 'pg';
import { createEngine } from '#server/data-service/execute/engine.ts';
import { shopLimits } from '#server/data-service/limits.ts';
import { readModel } from '#server/data-service/model/read-model.ts';
import { RequestError } from '#server/data-service/request-error.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { exampleVariables, shopperId } from './example-variables.ts';
import { metadataDirectory } from './metadata-directory.ts';
import { readShippedOperations } from './shipped-operations.ts';

/** SQL as the data service would send it for an operation of the storefront. */
export type ShippedStatement = {
  readonly operation: string;
  readonly role: 'public' | 'user';
  readonly text: string;
  readonly values: readonly unknown[];
};

const askers = [
  { role: 'public', viewerId: nilUuid },
  { role: 'user', viewerId: shopperId },
] as const;

export type Asked = {
  readonly role: 'public' | 'user';
  readonly viewerId: string;
  readonly request: { readonly text: string; readonly operationName: string; readonly variables: object };
};

/** The statements that all operations of the storefront compile to, for a visitor and for a member. Nothing is run. */
export async function shippedStatements(pool: Pool): Promise<ShippedStatement[]> {
  return await statementsOf(pool, await shippedRequests(pool));
}

/** The statements that requests compile to; a refused request has none. */
export async function statementsOf(pool: Pool, requests: readonly Asked[]): Promise<ShippedStatement[]> {
  const sent: Pick<ShippedStatement, 'text' | 'values'>[] = [];
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    sent.push({ text, values });
    return { rows: [[]] };
  };
  const recorder = { query } as unknown as Pool;
  const model = await readModel(pool, metadataDirectory);
  const pools = { read: recorder, write: recorder };
  const engine = createEngine({ model, limits: shopLimits, introspection: false });

  const statements: ShippedStatement[] = [];
  for (const { role, viewerId, request } of requests) {
    const session = { role, variables: new Map([['x-hasura-user-id', viewerId]]) };
    const variables = { ...request.variables };
    if (await isRefused(engine(session, { ...request, variables }, pools))) continue;
    statements.push(...sent.splice(0).map((each) => ({ ...each, operation: request.operationName, role })));
  }
  return statements;
}

async function shippedRequests(pool: Pool): Promise<Asked[]> {
  const requests: Asked[] = [];
  for (const { name, query } of await readShippedOperations()) {
    for (const { role, viewerId } of askers) {
      for (const all of await exampleVariables(pool, name, viewerId)) {
        const request = { text: query, operationName: name, variables: declared(query, all) };
        requests.push({ role, viewerId, request });
      }
    }
  }
  return requests;
}

/** Visitors are not asked for what they may not do. */
const isRefused = (asked: Promise<unknown>) =>
  asked.then(
    () => false,
    (error) => {
      if (error instanceof RequestError && error.code === 'validation-failed') return true;
      throw error;
    },
  );

function declared(query: string, all: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const operation = parse(query).definitions.find(({ kind }) => kind === 'OperationDefinition');
  const { variableDefinitions = [] } = operation as OperationDefinitionNode;
  return Object.fromEntries(
    variableDefinitions.map(({ variable: { name } }) => {
      if (all[name.value] === undefined) throw new Error(`example-variables.ts has no $${name.value}`);
      return [name.value, all[name.value]];
    }),
  );
}
