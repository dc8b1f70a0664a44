import { createHash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { Pool } from 'pg';
import { compileOperation, type Plan } from '../compile/compile-operation.ts';
import { type BoundVariables, bindVariables } from '../document/bind-variables.ts';
import { isIntrospection } from '../document/introspection.ts';
import { type PreparedDocument, prepareDocument } from '../document/prepare-document.ts';
import type { Limits } from '../limits.ts';
import type { Model } from '../model/table.ts';
import { buildRoleSchema } from '../schema/role-schema.ts';
import type { Session } from '../session/session.ts';
import { introspect } from './introspect.ts';
import { type Cache, leastRecentlyUsed } from './least-recently-used.ts';
import { runPlan } from './run-plan.ts';

export type GraphqlRequest = {
  readonly text: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
};

/** Answers one operation with its `data` as JSON text. */
export type Engine = (session: Session, request: GraphqlRequest) => Promise<string>;

type Options = {
  readonly pool: Pool;
  readonly model: Model;
  readonly limits: Limits;
  readonly introspection: boolean;
};

type KnownDocument = { readonly document: PreparedDocument; readonly plans: Cache<KnownPlan> };
type KnownPlan = { readonly plan: Plan; uses: number; readonly name: string };

const schemasKept = 20;
const documentsKept = 500;
const plansKeptPerDocument = 20;
/** Longer documents are nobody's screen: compiled each time, they cannot fill the memory. */
const longestKept = 20_000;

export function createEngine({ pool, model, limits, introspection }: Options): Engine {
  const schemas = leastRecentlyUsed<GraphQLSchema>(schemasKept);
  const documents = leastRecentlyUsed<KnownDocument>(documentsKept);

  const documentOf = (role: string, request: GraphqlRequest): KnownDocument => {
    const prepare = (): KnownDocument => {
      const schema = schemas.get(role, () => buildRoleSchema(model, role));
      const document = prepareDocument(schema, request, { limits, introspection });
      return { document, plans: leastRecentlyUsed(plansKeptPerDocument) };
    };
    if (request.text.length > longestKept) return prepare();
    return documents.get(`${role}\n${request.operationName ?? ''}\n${request.text}`, prepare);
  };

  const planOf = (role: string, { document, plans }: KnownDocument, variables: BoundVariables): KnownPlan =>
    plans.get(variables.shape, () => {
      const plan = compileOperation(document, variables.inputs, { role, limits });
      return { plan, uses: 0, name: statementName(plan) };
    });

  return async (session, request) => {
    const known = documentOf(session.role, request);
    const { document } = known;
    if (introspection && isIntrospection(document.operation)) return introspect(document, request.variables);
    const variables = bindVariables(document.variables, request.variables, limits.conditionDepth);
    const planned = planOf(session.role, known, variables);
    planned.uses += 1;
    // A statement asked for once is not worth keeping on every connection.
    const name = planned.uses > 1 ? planned.name : undefined;
    return runPlan(pool, { plan: planned.plan, name }, { slots: variables.slots, session }, limits);
  };
}

const statementName = ({ sql = '' }: Plan): string => createHash('sha256').update(sql).digest('base64url');
