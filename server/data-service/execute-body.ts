import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import { toClientError } from './execute/database-error.ts';
import type { Engine, GraphqlRequest } from './execute/engine.ts';
import type { Limits } from './limits.ts';
import { parseBody } from './parse-body.ts';
import { RequestError, ServiceUnavailableError } from './request-error.ts';
import type { QueryPools } from './resource-groups.ts';
import type { Session } from './session/session.ts';

type Log = Record<'error' | 'warn', (details: object, text: string) => void>;
type Service = {
  readonly engine: Engine;
  readonly limits: Limits;
  readonly pools: QueryPools;
  readonly log: Log;
};

/** Answers what was posted, as JSON text: one operation, or a batch of them with a list of answers and errors. */
export async function executeBody(service: Service, session: Session, posted: unknown): Promise<string> {
  const body = parseBody(posted, service.limits);
  if (body.kind === 'one') return executeOne(service, session, body.request);
  // In turn: what comes after a write may ask about it.
  const answers: string[] = [];
  for (const request of body.requests) answers.push(await answerOrError(service, session, request));
  return `[${answers.join(',')}]`;
}

const executeOne = async ({ engine, pools }: Service, session: Session, request: GraphqlRequest) =>
  `{"data":${await engine(session, request, pools)}}`;

async function answerOrError(service: Service, session: Session, request: GraphqlRequest) {
  try {
    return await executeOne(service, session, request);
  } catch (error) {
    return errorBody(toRequestError(error, service.log));
  }
}

/** What a client may know of a failure; a fault of ours is logged instead. */
export function toRequestError(error: unknown, log: Log): RequestError {
  const known = error instanceof RequestError ? error : toClientError(error);
  if (known) return known;
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error }, 'the data service does not reach its database');
    return new ServiceUnavailableError();
  }
  log.error({ err: error }, 'the data service failed');
  return new RequestError('unexpected', 'the query could not be answered');
}

/** Hasura's error envelope. */
export function errorBody({ message, path, code }: RequestError): string {
  return JSON.stringify({ errors: [{ message, extensions: { path, code } }] });
}
