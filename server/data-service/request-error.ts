/** The codes of Hasura's errors that this service answers with, and those of its limits. */
export type ErrorCode =
  | 'access-denied'
  | 'bad-request'
  | 'batch-limit-exceeded'
  | 'body-limit-exceeded'
  | 'concurrent-update'
  | 'constraint-violation'
  | 'data-exception'
  | 'depth-limit-exceeded'
  | 'invalid-headers'
  | 'invalid-json'
  | 'invalid-jwt'
  | 'limit-exceeded'
  | 'node-limit-exceeded'
  | 'not-found'
  | 'not-supported'
  | 'parse-failed'
  | 'permission-error'
  | 'time-limit-exceeded'
  | 'unexpected'
  | 'validation-failed';

/**
 * A request that cannot be answered. Thrown, not returned: it may arise at any depth of a document and always ends the
 * whole request. The message is shown to the client, so it never holds SQL.
 */
export class RequestError extends Error {
  readonly code: ErrorCode;
  /** Place in the request in Hasura's notation: `$.selectionSet.product.args.where`. */
  readonly path: string;

  constructor(code: ErrorCode, message: string, path = '$') {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.path = path;
  }
}

/** The operation is none that this service answers, whoever asks. */
export class OperationNotAllowedError extends RequestError {
  constructor() {
    super('access-denied', 'query is not in any of the allowlists');
  }
}

/** Nothing is wrong with the request: the same one may be answered later. */
export class ServiceUnavailableError extends RequestError {
  constructor() {
    super('unexpected', 'the service is not available at the moment');
  }
}

export const validationError = (message: string, path?: string) =>
  new RequestError('validation-failed', message, path);

export const depthError = (path: string) =>
  new RequestError('depth-limit-exceeded', 'the input is nested too deeply', path);
