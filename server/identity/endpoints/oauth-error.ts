import type { FastifyError, FastifyReply } from 'fastify';
import { KeycloakUnavailable } from '../keycloak/keycloak-client.ts';

/** RFC 6749 section 5.2, RFC 6750, OpenID Connect; `slow_down` is from RFC 8628. */
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

/** Sends errors of Fastify (type or size of the body) as OAuth errors; unexpected ones are logged, not disclosed. */
export function handleError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status < 500) return sendOAuthError(reply, status, 'invalid_request', error.message);
  if (error instanceof KeycloakUnavailable) {
    reply.log.warn({ err: error }, 'identity provider: Keycloak failed');
    return sendOAuthError(reply, 503, 'server_error', 'Try again in a moment.');
  }
  reply.log.error({ err: error }, 'identity provider: request failed');
  return sendOAuthError(reply, 500, 'server_error', 'Try again in a moment.');
}

/** As Keycloak has it; the storefront shows its screen by `account_state`, and only whoever knows the password gets so far. */
export const accountDisabled = { error: 'invalid_grant', error_description: 'Account disabled' };
