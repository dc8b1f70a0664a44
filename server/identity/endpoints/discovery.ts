import type { FastifyPluginAsync } from 'fastify';
import { isLoopbackOrigin } from '#server/network/loopback.ts';
import type { Identity } from '../identity.ts';
import { algorithm } from '../keys/new-key.ts';
import { sendOAuthError } from './oauth-error.ts';

const published = { 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*' };

/** What a data service or a library must know to check our tokens. */
export const discoveryEndpoints: FastifyPluginAsync<{ identity: Identity }> = async (app, { identity }) => {
  const { realm } = identity;

  app.get('/protocol/openid-connect/certs', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers(published);
    return { keys: await identity.publicKeys() };
  });

  app.get('/.well-known/openid-configuration', { schema: { hide: true } }, async (request, reply) => {
    const { publicOrigin } = realm;
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
    reply.headers(publicOrigin ? published : { ...published, 'cache-control': 'no-store', vary: 'host' });
    // Anybody may write any Host: without a public origin only this machine is told where the endpoints are.
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
      grant_types_supported: ['password', 'refresh_token'],
      response_types_supported: [],
      scopes_supported: ['openid'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [algorithm],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'sid', 'email', 'name'],
    };
  });
};
