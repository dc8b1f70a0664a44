import { DatabaseError } from 'pg';
import { RequestError } from '../request-error.ts';

/**
 * The error of a failed query for the client. Errors of the classes 22 and 54 describe the client's own value. Undefined for any other
 * error: it may reveal internals and is only logged.
 */
export function toClientError(error: unknown, path = '$'): RequestError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  switch (error.code) {
    case '57014':
    case '25P04':
      return new RequestError('time-limit-exceeded', 'the query took too long');
    case '22025':
      return new RequestError('bad-request', error.message, path);
    default:
      return valueError(error, path);
  }
}

/** Class 54 is of limits of PostgreSQL: too many dimensions of an array, too long for an index, too deep to be read. */
function valueError({ code, message }: DatabaseError, path: string): RequestError | undefined {
  if (code?.startsWith('54')) return new RequestError('limit-exceeded', 'a value is too large', path);
  return code?.startsWith('22') ? new RequestError('data-exception', message, path) : undefined;
}

/** The error of a failed write for the client. Like Hasura's, it names constraints but no values. */
export function toMutationError(error: unknown, path: string): RequestError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const violation = (kind: string) =>
    new RequestError('constraint-violation', `${kind} violation. ${error.message}`, path);
  switch (error.code) {
    case '22012':
      return isCheckFailure(error) ? checkFailed(path) : toClientError(error, path);
    case '23502':
      return violation('Not-NULL');
    case '23503':
      return violation('Foreign key');
    case '23505':
      return violation('Uniqueness');
    case '23514':
      return new RequestError('permission-error', `Check constraint violation. ${error.message}`, path);
    case '23P01':
      return violation('Exclusion constraint');
    case '21000':
      return new RequestError('data-exception', error.message, path);
    default:
      return isSerializationFailure(error)
        ? new RequestError('concurrent-update', 'the rows are being changed by somebody else', path)
        : toClientError(error, path);
  }
}

/** A serialization failure or a deadlock with another transaction: a retry may succeed. */
export const isSerializationFailure = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

/** The statement's own division by zero, see check-sql.ts. One in a trigger has a context. */
const isCheckFailure = ({ where }: DatabaseError) => where === undefined;

const checkFailed = (path: string) =>
  new RequestError('permission-error', 'check constraint of an insert/update permission has failed', path);
