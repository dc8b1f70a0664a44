import { createHash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { nextEventLoopTurn } from '#server/concurrency/event-loop-turn.ts';
import type { AllowList } from '../allow-list.ts';
import { compileOperation } from '../compile/compile-operation.ts';
import { compileMutation } from '../compile/mutation/compile-mutation.ts';
import { type Dialect, shopDialect } from '../dialect.ts';
import { type BoundVariables, bindVariables } from '../document/bind-variables.ts';
import { isIntrospection } from '../document/introspection.ts';
import { type PreparedDocument, prepareDocument } from '../document/prepare-document.ts';
import type { QueryPools } from '../lanes.ts';
import type { Limits } from '../limits.ts';
import type { Model } from '../model/table.ts';
import { RequestError } from '../request-error.ts';
import { buildRoleSchema } from '../schema/role-schema.ts';
import type { Session } from '../session/session.ts';
import { introspect } from './introspect.ts';
import { type Cache, leastRecentlyUsed } from './least-recently-used.ts';
import { runMutation } from './run-mutation.ts';
import { runPlan } from './run-plan.ts';
import type { Contents } from './value-content.ts';

export type GraphqlRequest = {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Answers one operation with its `data` as JSON text. */
export type Engine = (session: Session, request: GraphqlRequest, pools: QueryPools) => Promise<string>;

type Options = {
  readonly model: Model;
  readonly limits: Limits;
  readonly introspection: boolean;
  readonly dialect?: Dialect;
  readonly allow?: AllowList | undefined;
};

type KnownDocument = {
  readonly document: PreparedDocument;
  readonly plans: Cache<KnownPlan | RequestError>;
};
type KnownPlan = {
  uses: number;
  readonly run: (pools: QueryPools, contents: Contents, isRepeated: boolean) => Promise<string>;
};

const schemasKept = 20;
const documentsKept = 500;
const plansKeptPerDocument = 20;
/** Longer documents, and variables of a longer shape, are nobody's screen: read each time, they cannot fill the memory. */
const longestKept = 20_000;

export function createEngine({
  model,
  limits,
  introspection,
  dialect = shopDialect,
  allow,
}: Options): Engine {
  const schemas = leastRecentlyUsed<GraphQLSchema>(schemasKept);
  const documents = leastRecentlyUsed<KnownDocument | RequestError>(documentsKept);

  const documentOf = (role: string, request: GraphqlRequest): Promise<KnownDocument> =>
    keptOrMade(documents, `${role}\n${request.operationName ?? ''}\n${request.text}`, () => {
      const schema = schemas.get(role, () => buildRoleSchema(model, role));
      const document = prepareDocument(schema, request, { limits, introspection, allow });
      return { document, plans: leastRecentlyUsed(plansKeptPerDocument) };
    });

  const queryPlan = (role: string, document: PreparedDocument, { inputs }: BoundVariables): KnownPlan => {
    const plan = compileOperation(document, inputs, { role, limits, dialect });
    const name = statementName(plan.sql ?? '');
    const run: KnownPlan['run'] = (pools, contents, isRepeated) =>
      runPlan(pools.read, { plan, name: isRepeated ? name : undefined }, contents, limits);
    return { uses: 0, run };
  };

  const mutationPlan = (role: string, document: PreparedDocument, { inputs }: BoundVariables): KnownPlan => {
    const plan = compileMutation(document, inputs, { role, limits, dialect });
    const names = plan.steps.map(({ sql }) => statementName(sql));
    const run: KnownPlan['run'] = (pools, contents, isRepeated) =>
      runMutation(pools.write, { plan, names: isRepeated ? names : undefined }, contents, limits);
    return { uses: 0, run };
  };

  return async (session, request, pools) => {
    const known = await documentOf(session.role, request);
    const { document } = known;
    if (introspection && isIntrospection(document.operation)) return introspect(document, request.variables);
    const variables = bindVariables(document, request.variables, limits);
    const makePlan = document.operation.operation === 'mutation' ? mutationPlan : queryPlan;
    const planned = await keptOrMade(known.plans, variables.shape, () =>
      makePlan(session.role, document, variables),
    );
    planned.uses += 1;
    // A statement asked for once is not worth keeping on every connection.
    return planned.run(pools, { slots: variables.slots, session, stored: [] }, planned.uses > 1);
  };
}

/** What takes long to make is made in a turn of the event loop of its own. */
async function keptOrMade<Kept>(
  cache: Cache<Kept | RequestError>,
  key: string,
  make: () => Kept,
): Promise<Kept> {
  if (!cache.has(key)) await nextEventLoopTurn();
  const known = key.length > longestKept ? make() : cache.get(key, () => madeOrRefused(make));
  if (known instanceof RequestError) throw known;
  return known;
}

/** A refusal follows from the same as what would have been made: sent again, it costs nothing. */
function madeOrRefused<Made>(make: () => Made): Made | RequestError {
  try {
    return make();
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}

const statementName = (sql: string): string => createHash('sha256').update(sql).digest('base64url');
