import { RequestError } from './request-error.ts';

/** Hasura's error envelope. */
export function errorAnswer({ message, path, code }: RequestError): string {
  return JSON.stringify({ errors: [{ message, extensions: { path, code } }] });
}

export const unexpected = () => new RequestError('unexpected', 'the query could not be answered');
