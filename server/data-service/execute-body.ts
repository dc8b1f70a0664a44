import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { toClientError } from './execute/database-error.ts';
import type { Engine, GraphqlRequest } from './execute/engine.ts';
import type { Limits } from './limits.ts';
import { parseBody } from './parse-body.ts';
import { RequestError, ServiceUnavailableError } from './request-error.ts';
import type { QueryPools } from './resource-groups.ts';
import type { Session } from './session.ts';

type Log = Record<'error' | 'warn', (details: object, text: string) => void>;
type Service = {
  readonly engine: Engine;
  readonly limits: Limits;
  readonly pools: QueryPools;
  readonly log: Log;
};

/** Executes a request body and returns the response as JSON text: one operation, or a batch with a list of responses. */
export async function executeBody(service: Service, session: Session, body: unknown): Promise<string> {
  const parsed = parseBody(body, service.limits);
  if (parsed.kind === 'one') return executeOne(service, session, parsed.request);
  // Sequentially: an operation may read what an earlier one has written.
  const responses: string[] = [];
  for (const request of parsed.requests) responses.push(await executeOrError(service, session, request));
  return `[${responses.join(',')}]`;
}

const executeOne = async ({ engine, pools }: Service, session: Session, request: GraphqlRequest) =>
  `{"data":${await engine(session, request, pools)}}`;

async function executeOrError(service: Service, session: Session, request: GraphqlRequest) {
  try {
    return await executeOne(service, session, request);
  } catch (error) {
    return errorBody(toRequestError(error, service.log));
  }
}

/** The error for the client. An error that may reveal internals is logged and replaced by a general one. */
export function toRequestError(error: unknown, log: Log): RequestError {
  const known = error instanceof RequestError ? error : toClientError(error);
  if (known) return known;
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error }, 'data service: the database is unavailable, responding with 503');
    return new ServiceUnavailableError();
  }
  log.error({ err: error }, 'data service: request failed unexpectedly');
  return new RequestError('unexpected', 'the query could not be answered');
}

/** Hasura's error envelope. */
export function errorBody({ message, path, code }: RequestError): string {
  return JSON.stringify({ errors: [{ message, extensions: { path, code } }] });
}
