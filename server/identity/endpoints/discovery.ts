import type { FastifyPluginAsync } from 'fastify';
import type { Identity } from '../identity.ts';
import { algorithm } from '../keys/new-key.ts';

const publicForAMinute = 'public, max-age=60';

/** What a data service or a library must know to check our tokens. */
export const discoveryEndpoints: FastifyPluginAsync<{ identity: Identity }> = async (app, { identity }) => {
  const { realm } = identity;

  app.get('/protocol/openid-connect/certs', { schema: { hide: true } }, async (_request, reply) => {
    reply.headers({ 'cache-control': publicForAMinute, 'access-control-allow-origin': '*' });
    return { keys: await identity.publicKeys() };
  });

  app.get('/.well-known/openid-configuration', { schema: { hide: true } }, async (request, reply) => {
    reply.headers({ 'cache-control': publicForAMinute, 'access-control-allow-origin': '*' });
    const origin = realm.publicOrigin ?? `${request.protocol}://${request.host}`;
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
