import type { Pool } from 'pg';
import type { AllowList } from './allow-list.ts';
import { createEngine } from './execute/engine.ts';
import { errorBody, executeBody, toRequestError } from './execute-body.ts';
import { type Limits, shopLimits } from './limits.ts';
import { readModel } from './model/read-model.ts';
import { OperationNotAllowedError, ServiceUnavailableError } from './request-error.ts';
import {
  openResourceGroups,
  type ResourceGroupLimits,
  type ResourceGroupName,
  shopResourceGroups,
} from './resource-groups.ts';
import { publicRole, type Session } from './session/session.ts';

export type DataServiceOptions = {
  readonly pool: Pool;
  readonly metadataDirectory: string;
  readonly limits?: Limits;
  readonly resourceGroups?: Readonly<Record<ResourceGroupName, ResourceGroupLimits>>;
  /** Lets tools ask for the schema. Off in a shop. */
  readonly introspection?: boolean;
  /** The only operations that are answered; none stands for any. */
  readonly allow?: AllowList | undefined;
  readonly log: Log;
};

type Log = Record<'error' | 'warn', (details: object, text: string) => void>;

type Caller = {
  /** That of the role unless told. A request cannot tell. */
  readonly group?: ResourceGroupName;
  /** The network that asks. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  readonly log?: Log;
};

export type Answer = { readonly status: number; readonly body: string };

export type DataService = {
  /** Answers what was posted. Never rejects: a failure is an answer, too. */
  answer(session: Session, posted: unknown, caller: Caller): Promise<Answer>;
  failure(error: unknown, log?: Log): Answer;
  close(): Promise<void>;
};

/** Answers GraphQL in Hasura's dialect; errors in what is asked are answered with 200, as Hasura does. */
export async function openDataService(options: DataServiceOptions): Promise<DataService> {
  const { pool, limits = shopLimits, introspection = false, allow, log: ownLog } = options;
  const model = await readModel(pool, options.metadataDirectory);
  const engine = createEngine({ model, limits, introspection, allow });
  const { resourceGroups, close } = openResourceGroups(
    pool,
    options.resourceGroups ?? shopResourceGroups,
    ownLog,
  );

  const failure: DataService['failure'] = (error, log = ownLog) => {
    const known = toRequestError(error, log);
    return { status: statusOf(known), body: errorBody(known) };
  };

  return {
    failure,
    close,
    async answer(session, posted, { group: name = groupOf(session), log = ownLog, ...caller }) {
      const { limit, pools } = resourceGroups[name];
      try {
        const answered = await limit(
          () => executeBody({ engine, limits, pools, log }, session, posted),
          caller,
        );
        return answered.ok
          ? { status: 200, body: answered.value }
          : failure(new ServiceUnavailableError(), log);
      } catch (error) {
        return failure(error, log);
      }
    },
  };
}

const groupOf = ({ role }: Session): ResourceGroupName => (role === publicRole ? 'visitor' : 'member');

function statusOf(error: unknown): number {
  if (error instanceof OperationNotAllowedError) return 403;
  return error instanceof ServiceUnavailableError ? 503 : 200;
}
