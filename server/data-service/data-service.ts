import type { Pool } from 'pg';
import type { AllowList } from './allow-list.ts';
import { answerBody, errorAnswer, knownError } from './answer-body.ts';
import { createEngine } from './execute/engine.ts';
import { type LaneLimits, type LaneName, openLanes, shopLanes } from './lanes.ts';
import { type Limits, shopLimits } from './limits.ts';
import { readModel } from './model/read-model.ts';
import { OperationRefused, ServiceUnavailable } from './request-error.ts';
import { publicRole, type Session } from './session/session.ts';

export type DataServiceOptions = {
  readonly pool: Pool;
  readonly metadataDirectory: string;
  readonly limits?: Limits;
  readonly lanes?: Readonly<Record<LaneName, LaneLimits>>;
  /** Lets tools ask for the schema. Off in a shop. */
  readonly introspection?: boolean;
  /** The only operations that are answered; none stands for any. */
  readonly allow?: AllowList | undefined;
  readonly log: Log;
};

type Log = Record<'error' | 'warn', (details: object, text: string) => void>;

type Caller = {
  /** That of the role unless told. A request cannot tell. */
  readonly lane?: LaneName;
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
  const { lanes, close } = openLanes(pool, options.lanes ?? shopLanes, ownLog);

  const failure: DataService['failure'] = (error, log = ownLog) => {
    const known = knownError(error, log);
    return { status: statusOf(known), body: errorAnswer(known) };
  };

  return {
    failure,
    close,
    async answer(session, posted, { lane: name = laneOf(session), log = ownLog, ...caller }) {
      const { limit, pools } = lanes[name];
      try {
        const answered = await limit(
          () => answerBody({ engine, limits, pools, log }, session, posted),
          caller,
        );
        return answered.ok ? { status: 200, body: answered.value } : failure(new ServiceUnavailable(), log);
      } catch (error) {
        return failure(error, log);
      }
    },
  };
}

const laneOf = ({ role }: Session): LaneName => (role === publicRole ? 'visitor' : 'member');

function statusOf(error: unknown): number {
  if (error instanceof OperationRefused) return 403;
  return error instanceof ServiceUnavailable ? 503 : 200;
}
