import type { FastifyError } from 'fastify';
import plugin from 'fastify-plugin';
import { isDatabaseUnavailable } from '#server/database/database-unavailable.ts';
import { KeycloakUnavailable } from '#server/identity/keycloak/keycloak-client.ts';
import { type FieldProblem, problemSchema, sendProblem } from '#server/problem.ts';
import type { ProblemCode } from '#src/shared/contracts/problems.ts';

/** Sends every error as RFC 9457 problem+json. Unexpected errors are logged with their stack and not disclosed. */
export const errorHandler = plugin(async (app) => {
  app.addSchema(problemSchema);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDatabaseUnavailable(error)) {
      request.log.warn({ err: error }, 'database: not reachable');
      return sendProblem(reply.header('retry-after', '5'), 'OVERLOADED');
    }
    if (error instanceof KeycloakUnavailable) {
      request.log.warn({ err: error }, 'keycloak: not available');
      return sendProblem(reply.header('retry-after', '5'), 'OVERLOADED');
    }
    const code = codeOf(error);
    if (code === 'COMMON_ERROR') request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, code, { fields: fieldsOf(error) });
  });
});

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
      return 'COMMON_ERROR';
  }
}

function fieldsOf({ validation }: FastifyError): FieldProblem[] | undefined {
  return validation?.map(({ instancePath, params, message = '' }) => ({
    field: instancePath.slice(1).replaceAll('/', '.') || String(params.missingProperty ?? ''),
    reason: message,
  }));
}
