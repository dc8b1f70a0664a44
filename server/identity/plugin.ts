import type { FastifyError, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { hourMs, repeat } from '#server/platform/jobs/repeat.ts';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { discoveryEndpoints } from './endpoints/discovery.ts';
import { logoutEndpoint } from './endpoints/logout.ts';
import { handleError } from './endpoints/oauth-error.ts';
import { tokenEndpoint } from './endpoints/token.ts';
import { userinfoEndpoint } from './endpoints/userinfo.ts';
import { ownEndpoints } from './realm.ts';

/** OpenID endpoints at the same paths as Keycloak's. */
export const identityEndpoints: FastifyPluginAsync<{ identity: EmbeddedProvider }> = async (
  app,
  { identity },
) => {
  speakOAuth(app);

  await app.register(discoveryEndpoints, { prefix: `/realms/${identity.realm.name}`, identity });
  for (const endpoint of [tokenEndpoint, logoutEndpoint, userinfoEndpoint]) {
    await app.register(endpoint, { prefix: ownEndpoints(identity.realm), identity });
  }

  repeat(app, {
    everyMs: hourMs,
    task: () => identity.cleanup(),
    failure: 'identity provider: cleanup failed, will retry in an hour',
  });
};

const formType = 'application/x-www-form-urlencoded';

/** Errors as OAuth has them, and forms only: `request.body` becomes an object of strings. A duplicate field is refused. */
export function speakOAuth(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, _request, reply) => handleError(error, reply));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, text, done) => {
    const fields = [...new URLSearchParams(text.toString())];
    const form = Object.fromEntries(fields);
    if (Object.keys(form).length === fields.length) return done(null, form);
    done(Object.assign(new Error('A field is given twice.'), { statusCode: 400 }));
  });
}
