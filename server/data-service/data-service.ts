import type { Pool } from 'pg';
import type { AllowList } from './allow-list.ts';
import { createEngine } from './execute/engine.ts';
import { errorBody, executeBody, toRequestError } from './execute-body.ts';
import { type Limits, shopLimits } from './limits.ts';
import { readModel } from './model/read-model.ts';
import { createMutationRate, type MutationLimits, memberMutations } from './mutation-rate.ts';
import { OperationNotAllowedError, RateLimitError, ServiceUnavailableError } from './request-error.ts';
import {
  openResourceGroups,
  type ResourceGroupLimits,
  type ResourceGroupName,
  shopResourceGroups,
} from './resource-groups.ts';
import { publicRole, type Session } from './session.ts';

export type DataServiceOptions = {
  readonly pool: Pool;
  readonly metadataDirectory: string;
  readonly limits?: Limits;
  readonly mutationLimits?: MutationLimits;
  readonly resourceGroups?: Readonly<Record<ResourceGroupName, ResourceGroupLimits>>;
  /** Whether introspection queries are allowed. Off in the shop. */
  readonly introspection?: boolean;
  /** Without a list all operations are allowed. */
  readonly allowList?: AllowList | undefined;
  readonly log: Log;
};

type Log = Record<'error' | 'warn', (details: object, text: string) => void>;

type Caller = {
  /** By default that of the role. A request cannot choose it. */
  readonly group?: ResourceGroupName;
  /** Key of the concurrency limit: the client's network. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly log?: Log;
};

export type ServiceResponse = { readonly status: number; readonly body: string };

export type DataService = {
  /** Executes a request body. Never rejects: an error is a response, too. */
  execute(session: Session, body: unknown, caller: Caller): Promise<ServiceResponse>;
  errorResponse(error: unknown, log?: Log): ServiceResponse;
  close(): Promise<void>;
};

/** A GraphQL service with Hasura's schema and errors. Like Hasura, it reports errors of a request with status 200. */
export async function openDataService(options: DataServiceOptions): Promise<DataService> {
  const { pool, limits = shopLimits, introspection = false, allowList, log: serviceLog } = options;
  const model = await readModel(pool, options.metadataDirectory);
  const countMutation = createMutationRate(options.mutationLimits ?? memberMutations);
  const engine = createEngine({ model, limits, introspection, allowList, countMutation });
  const { resourceGroups, close } = openResourceGroups(
    pool,
    options.resourceGroups ?? shopResourceGroups,
    serviceLog,
  );

  const errorResponse: DataService['errorResponse'] = (error, log = serviceLog) => {
    const known = toRequestError(error, log);
    return { status: statusOf(known), body: errorBody(known) };
  };

  return {
    errorResponse,
    close,
    async execute(session, body, { group: name = groupOf(session), log = serviceLog, ...caller }) {
      const { limit, pools } = resourceGroups[name];
      try {
        const result = await limit(() => executeBody({ engine, limits, pools, log }, session, body), caller);
        return result.ok
          ? { status: 200, body: result.value }
          : errorResponse(new ServiceUnavailableError(), log);
      } catch (error) {
        return errorResponse(error, log);
      }
    },
  };
}

const groupOf = ({ role }: Session): ResourceGroupName => (role === publicRole ? 'visitor' : 'member');

function statusOf(error: unknown): number {
  if (error instanceof OperationNotAllowedError) return 403;
  if (error instanceof RateLimitError) return 429;
  return error instanceof ServiceUnavailableError ? 503 : 200;
}
