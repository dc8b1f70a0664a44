import type { FastifyError, FastifyReply } from 'fastify';

/** RFC 6749 section 5.2, OpenID Connect and Keycloak's own `unauthorized_client`. */
type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_token'
  | 'unsupported_grant_type'
  | 'access_denied'
  | 'slow_down'
  | 'server_error';

export function sendOAuthError(
  reply: FastifyReply,
  status: number,
  error: OAuthErrorCode,
  description: string,
): FastifyReply {
  return reply.code(status).send({ error, error_description: description });
}

/** What Fastify refuses (type or size of the body) in the words of OAuth; faults are logged and say nothing. */
export function answerFault(fault: FastifyError, reply: FastifyReply): FastifyReply {
  const status = fault.statusCode ?? 500;
  if (status < 500) return sendOAuthError(reply, status, 'invalid_request', fault.message);
  reply.log.error({ err: fault }, 'identity request failed');
  return sendOAuthError(reply, 500, 'server_error', 'Try again in a moment.');
}
