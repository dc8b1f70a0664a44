/** The error codes of Hasura that this service uses, and those of its limits. */
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
 * An error of a request. Thrown rather than returned, because it can occur at any depth of a document and always fails the
 * whole request. The message is sent to the client, so it must not contain SQL.
 */
export class RequestError extends Error {
  readonly code: ErrorCode;
  /** Path in the request in Hasura's notation: `$.selectionSet.product.args.where`. */
  readonly path: string;

  constructor(code: ErrorCode, message: string, path = '$') {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.path = path;
  }
}

/** The operation is not on the allow list, which applies to all callers. */
export class OperationNotAllowedError extends RequestError {
  constructor() {
    super('validation-failed', 'query is not in any of the allowlists');
  }
}

/** A member writes too often; the same request may succeed later. */
export class RateLimitError extends RequestError {
  constructor() {
    super('limit-exceeded', 'too many mutations, try again later');
  }
}

/** The service is overloaded or its database unreachable: the same request may succeed later. */
export class ServiceUnavailableError extends RequestError {
  constructor() {
    super('unexpected', 'the service is not available at the moment');
  }
}

export const validationError = (message: string, path?: string) =>
  new RequestError('validation-failed', message, path);

export const depthError = (path: string) =>
  new RequestError('depth-limit-exceeded', 'the input is nested too deeply', path);
