import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { discoveryEndpoints } from './endpoints/discovery.ts';
import { acceptFormsOnly } from './endpoints/form.ts';
import { logoutEndpoint } from './endpoints/logout.ts';
import { answerFault } from './endpoints/oauth-error.ts';
import { tokenEndpoint } from './endpoints/token.ts';
import { userinfoEndpoint } from './endpoints/userinfo.ts';
import type { Identity } from './identity.ts';

const cleanupIntervalMs = 60 * 60_000;

/** The addresses of an OpenID provider as Keycloak has them. */
export const identityEndpoints: FastifyPluginAsync<{ identity: Identity }> = async (app, { identity }) => {
  acceptFormsOnly(app);
  app.setErrorHandler<FastifyError>((fault, _request, reply) => answerFault(fault, reply));

  const prefix = `/realms/${identity.realm.name}`;
  await app.register(discoveryEndpoints, { prefix, identity });
  for (const endpoint of [tokenEndpoint, logoutEndpoint, userinfoEndpoint]) {
    await app.register(endpoint, { prefix: `${prefix}/protocol/openid-connect`, identity });
  }

  const timer = setInterval(() => {
    identity.cleanup().catch((error: unknown) => app.log.warn({ err: error }, 'tidying up failed'));
  }, cleanupIntervalMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
