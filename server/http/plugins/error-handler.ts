import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { KeycloakUnavailable } from '#server/identity/keycloak/keycloak-client.ts';
import { isDatabaseUnavailable, isWaitOver } from '#server/platform/database/database-unavailable.ts';
import type { ProblemCode } from '#src/shared/contracts/problems.ts';
import { type FieldProblem, problemSchema } from '../problem.ts';
import { sendRefusal } from './error-pages.ts';

/** Sends every error as RFC 9457 problem+json, and as a page to people. Unexpected errors are logged with their stack and not disclosed. */
export const errorHandler = plugin(async (app) => {
  app.addSchema(problemSchema);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error }, 'database: not reachable');
      return await sendRefusal(request, reply.header('retry-after', '5'), 'OVERLOADED');
    }
    if (isWaitOver(error)) {
      request.log.warn({ err: error }, 'database: waited too long for rows that others are changing');
      return await sendRefusal(request, reply.header('retry-after', '5'), 'OVERLOADED');
    }
    if (error instanceof KeycloakUnavailable) {
      request.log.warn({ err: error }, 'keycloak: not available');
      return await sendRefusal(request, reply.header('retry-after', '5'), 'OVERLOADED');
    }
    if (hasClientLeft(error, request)) {
      request.log.debug({ err: error }, 'request: the client left before the response');
      return await sendRefusal(request, reply, 'VALIDATION');
    }
    if (isInvalidValue(error)) {
      request.log.warn(
        { err: error },
        'request: the database refused a value that the contract of the route allows',
      );
      return await sendRefusal(request, reply, 'VALIDATION');
    }
    const code = codeOf(error);
    if (code === 'COMMON_ERROR') request.log.error({ err: error }, 'request failed');
    return await sendRefusal(request, reply, code, { status: clientErrorOf(error), fields: fieldsOf(error) });
  });
});

/** A body that ends too early, or an address that is gone with its connection. */
const hasClientLeft = ({ code }: FastifyError, { raw }: FastifyRequest) =>
  code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || (raw.destroyed && !raw.complete);

/** The errors that PostgreSQL says of a value that its type cannot hold: invalid text, out of range, an invalid date or character. */
const invalidValueCodes = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05']);

const isInvalidValue = ({ code }: FastifyError) => invalidValueCodes.has(code);

/** The status of an error that names a fault of the client, for instance 412 or 416 of a file. */
const clientErrorOf = ({ statusCode = 500 }: FastifyError) =>
  statusCode >= 400 && statusCode < 500 ? statusCode : undefined;

function codeOf(error: FastifyError): ProblemCode {
  if (error.validation) return 'VALIDATION';
  switch (error.statusCode) {
    case 400:
      return 'VALIDATION';
    case 403:
    case 404:
      return 'NOT_FOUND';
    case 405:
      return 'METHOD_NOT_ALLOWED';
    case 413:
      return 'PAYLOAD_TOO_LARGE';
    case 415:
      return 'UNSUPPORTED_MEDIA_TYPE';
    case 429:
      return 'RATE_LIMITED';
    case 503:
      return 'OVERLOADED';
    default:
      return clientErrorOf(error) ? 'VALIDATION' : 'COMMON_ERROR';
  }
}

function fieldsOf({ validation }: FastifyError): FieldProblem[] | undefined {
  return validation?.map(({ instancePath, params, message = '' }) => ({
    field: instancePath.slice(1).replaceAll('/', '.') || String(params.missingProperty ?? ''),
    reason: message,
  }));
}
