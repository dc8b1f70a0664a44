import { DatabaseError } from 'pg';
import { RequestError } from '../request-error.ts';

/**
 * What a client may know of a failed statement. Class 22 speaks of the client's own value and nothing else;
 * whatever remains is a fault of ours and is logged instead.
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
      return error.code?.startsWith('22')
        ? new RequestError('data-exception', error.message, path)
        : undefined;
  }
}
