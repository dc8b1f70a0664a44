import { createHash } from 'node:crypto';
import { executeSync, type GraphQLSchema, Kind, type TypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { nextEventLoopTurn } from '#server/platform/concurrency/event-loop-turn.ts';
import type { AllowList } from '../allow-list.ts';
import { compileQuery } from '../compile/compile-query.ts';
import { compileMutation } from '../compile/mutation/compile-mutation.ts';
import { type Dialect, shopDialect } from '../dialect.ts';
import { type CoercedVariables, coerceVariables } from '../document/coerce-variables.ts';
import { markMembers, takeMembers } from '../document/mark-members.ts';
import { isIntrospection, type PreparedDocument, prepareDocument } from '../document/prepare-document.ts';
import type { Limits } from '../limits.ts';
import { adminRole } from '../model/permissions.ts';
import type { Model } from '../model/table.ts';
import { RequestError, validationError } from '../request-error.ts';
import type { QueryPools } from '../resource-groups.ts';
import { buildRoleSchema } from '../schema/role-schema.ts';
import type { Session } from '../session.ts';

import { recordLookUp } from './record-look-up.ts';
import type { RequestValues } from './resolve-value.ts';
import { runMutation } from './run-mutation.ts';
import { runQuery } from './run-query.ts';

export type GraphqlRequest = {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Executes one operation and returns the `data` of its response as JSON text. */
export type Engine = (session: Session, request: GraphqlRequest, pools: QueryPools) => Promise<string>;

type Options = {
  readonly model: Model;
  readonly limits: Limits;
  readonly introspection: boolean;
  readonly dialect?: Dialect;
  readonly allowList?: AllowList | undefined;
  /** Throws when the member writes too often. */
  readonly countMutation?: (session: Session) => void;
};

type CachedDocument = {
  readonly document: PreparedDocument;
  /** Set where an operator asks for personal data. */
  readonly lookUp: { readonly isAggregated: boolean } | null;
  readonly plans: LRUCache<string, CachedPlan | RequestError>;
};
type CachedPlan = {
  uses: number;
  readonly run: (pools: QueryPools, requestValues: RequestValues, isRepeated: boolean) => Promise<string>;
};

const maxSchemas = 20;
const maxDocuments = 500;
const maxPlansPerDocument = 20;
/** Longer documents and variable shapes are not cached, so that they cannot fill the memory; the storefront's are shorter. */
const maxCachedKeyLength = 20_000;

export function createEngine({
  model,
  limits,
  introspection,
  dialect = shopDialect,
  allowList,
  countMutation,
}: Options): Engine {
  const schemas = new LRUCache<string, GraphQLSchema>({
    max: maxSchemas,
    memoMethod: (role) => buildRoleSchema(model, role),
  });
  const documents = new LRUCache<string, CachedDocument | RequestError>({ max: maxDocuments });

  const documentOf = (role: string, request: GraphqlRequest): Promise<CachedDocument> =>
    getOrCreate(documents, `${role}\n${request.operationName ?? ''}\n${request.text}`, () => {
      const schema = schemas.memo(role);
      const document = prepareDocument(schema, request, { limits, introspection, allowList });
      const lookUp = role === adminRole ? markMembers(document) : null;
      return {
        document: lookUp?.document ?? document,
        lookUp,
        plans: new LRUCache({ max: maxPlansPerDocument }),
      };
    });

  const queryPlan = (role: string, document: PreparedDocument, { inputs }: CoercedVariables): CachedPlan => {
    const plan = compileQuery(document, inputs, { role, limits, dialect });
    const isPrepared = !takesCondition(document);
    const name = statementName(plan.sql ?? '');
    const run: CachedPlan['run'] = (pools, requestValues, isRepeated) =>
      runQuery(
        pools.read,
        { plan, name: isRepeated && isPrepared ? name : undefined },
        requestValues,
        limits,
      );
    return { uses: 0, run };
  };

  const mutationPlan = (
    role: string,
    document: PreparedDocument,
    { inputs }: CoercedVariables,
  ): CachedPlan => {
    const plan = compileMutation(document, inputs, { role, limits, dialect });
    const names = plan.steps.map(({ sql }) => statementName(sql));
    const run: CachedPlan['run'] = (pools, requestValues, isRepeated) =>
      runMutation(pools.write, { plan, names: isRepeated ? names : undefined }, requestValues, limits);
    return { uses: 0, run };
  };

  return async (session, request, pools) => {
    const known = await documentOf(session.role, request);
    const { document } = known;
    if (introspection && isIntrospection(document.operation)) return introspect(document, request.variables);
    const variables = coerceVariables(document, request.variables, limits);
    if (document.operation.operation === 'mutation') countMutation?.(session);
    const makePlan = document.operation.operation === 'mutation' ? mutationPlan : queryPlan;
    const planned = await getOrCreate(known.plans, variables.shape, () =>
      makePlan(session.role, document, variables),
    );
    planned.uses += 1;
    // A statement is prepared from its second use, because each connection stores its prepared statements.
    const data = await planned.run(pools, { slots: variables.slots, session, stored: [] }, planned.uses > 1);
    return known.lookUp ? recordMembers(known.lookUp, data, { session, pools, document }) : data;
  };
}

type Asked = { readonly session: Session; readonly pools: QueryPools; readonly document: PreparedDocument };

/** A member who looks members up is on record before the answer is there. */
async function recordMembers(
  { isAggregated }: { readonly isAggregated: boolean },
  marked: string,
  { session, pools, document }: Asked,
): Promise<string> {
  const { data, members } = takeMembers(marked);
  const actorId = session.variables.get('x-hasura-user-id') ?? '';
  const action = document.operation.operation === 'mutation' ? 'member.change' : 'member.look-up';
  await recordLookUp(pools.write, { actorId, action, members, isAggregated });
  return data;
}

/**
 * A condition in a variable is planned for its values each time: how many rows a price range, a color or a brand leaves is
 * known for these values only, and a plan for any value may read all rows of the table.
 */
function takesCondition({ operation }: PreparedDocument): boolean {
  return (operation.variableDefinitions ?? []).some(({ type }) => typeName(type).endsWith('_bool_exp'));
}

function typeName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);
}

/** Compilation is synchronous, so it waits for an event loop turn of its own. Documents with long keys are not cached. */
async function getOrCreate<Kept extends object>(
  cache: LRUCache<string, Kept | RequestError>,
  key: string,
  make: () => Kept,
): Promise<Kept> {
  if (!cache.has(key)) await nextEventLoopTurn();
  const known = cache.get(key) ?? createOrCatch(make);
  if (key.length <= maxCachedKeyLength) cache.set(key, known);
  if (known instanceof RequestError) throw known;
  return known;
}

/** Returns a RequestError instead of throwing it, so that it is cached and a repeated invalid request costs nothing. */
function createOrCatch<Made>(make: () => Made): Made | RequestError {
  try {
    return make();
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}

function introspect(
  { schema, document, operation }: PreparedDocument,
  variables: Readonly<Record<string, unknown>>,
): string {
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    ...(operation.name && { operationName: operation.name.value }),
  });
  const [error] = errors ?? [];
  if (error) throw validationError(error.message);
  return JSON.stringify(data);
}

const statementName = (sql: string): string => createHash('sha256').update(sql).digest('base64url');
