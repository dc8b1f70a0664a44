import type { FastifyPluginAsync } from 'fastify';
import type { EmbeddedProvider } from '#server/identity/embedded-provider.ts';
import { signingAlgorithm } from '#server/identity/keys/generate-signing-key.ts';
import { isLoopbackOrigin } from '#server/platform/network/loopback.ts';
import { sendOAuthError } from './oauth-error.ts';

const published = { 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*' };

/** JWKS and OpenID discovery, with which a data service or a library verifies tokens. */
export const discoveryEndpoints: FastifyPluginAsync<{ identity: EmbeddedProvider }> = async (
  app,
  { identity },
) => {
  const { realm } = identity;

  app.get('/protocol/openid-connect/certs', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers(published);
    return { keys: await identity.publicKeys() };
  });

  app.get('/.well-known/openid-configuration', { schema: { hide: true } }, async (request, reply) => {
    const { publicOrigin } = realm;
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    reply.headers(publicOrigin ? published : { ...published, 'cache-control': 'no-store', vary: 'host' });
    // A client can send any Host: without a public origin, URLs derived from it are only returned to this machine.
    if (!publicOrigin && !isLoopbackOrigin(origin)) {
      return sendOAuthError(
        reply,
        404,
        'invalid_request',
        'The issuer has no public address: set PUBLIC_ORIGIN.',
      );
    }
    const endpoint = (name: string) => `${origin}/realms/${realm.name}/protocol/openid-connect/${name}`;
    return {
      issuer: realm.issuer,
      token_endpoint: endpoint('token'),
      jwks_uri: endpoint('certs'),
      userinfo_endpoint: endpoint('userinfo'),
      end_session_endpoint: endpoint('logout'),
      grant_types_supported: ['password', 'refresh_token', 'authorization_code'],
      response_types_supported: [],
      scopes_supported: ['openid'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [signingAlgorithm],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'sid', 'email', 'name'],
    };
  });
};
