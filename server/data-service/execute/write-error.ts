import { DatabaseError } from 'pg';
import { RequestError } from '../request-error.ts';
import { toClientError } from './database-error.ts';

/** What a client may know of a failed write. Constraints are named, as Hasura names them; values are not. */
export function toMutationError(error: unknown, path: string): RequestError | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const violation = (kind: string) =>
    new RequestError('constraint-violation', `${kind} violation. ${error.message}`, path);
  switch (error.code) {
    case '22012':
      return isCheckFailure(error) ? refused(path) : toClientError(error, path);
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

/** Another transaction was in the way: a deadlock, or an order of events that cannot be. The same again may succeed. */
export const isSerializationFailure = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

/** The statement's own division by zero: see check-sql.ts. That of a trigger has a context. */
const isCheckFailure = ({ where }: DatabaseError) => where === undefined;

const refused = (path: string) =>
  new RequestError('permission-error', 'check constraint of an insert/update permission has failed', path);
