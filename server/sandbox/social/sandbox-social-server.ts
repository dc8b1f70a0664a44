import { readFile } from 'node:fs/promises';
import {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import { exportJWK, generateKeyPair } from 'jose';
import { socialProviders } from '#src/shared/contracts/social-names.ts';
import { pickLocale } from '#src/shared/locale.ts';
import { readBodies, textIn } from '../gateway/body.ts';
import { issuerPath, sandboxScripts } from './addresses.ts';
import { naverRoutes } from './naver-routes.ts';
import { createOpenidIssuer, type OpenidIssuer } from './openid-issuer.ts';
import { renderChoicePage, renderGonePage } from './pages.ts';
import { findPerson } from './people.ts';

type Options = { readonly secret: string; readonly origin: string };
type OpenidName = Parameters<typeof createOpenidIssuer>[0]['name'];

/** All providers behind one port: an OpenID issuer for each, and Naver's own calls. */
export async function buildSandboxSocial({ secret, origin }: Options): Promise<FastifyInstance> {
  const app = fastify();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const signingKey = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'sandbox' };
  await app.register(async (scope) => {
    readBodies(scope);
    naverRoutes(scope, { secret });
  });
  for (const name of socialProviders) {
    if (name === 'naver') continue;
    const issuer = createOpenidIssuer({ name, origin, secret, signingKey });
    for (const routes of openidRoutes(name, issuer)) await app.register(routes);
  }
  for (const [name, path] of Object.entries(sandboxScripts)) {
    const script = await readFile(new URL(`browser/${name}.js`, import.meta.url), 'utf8');
    app.get(path, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
  return app;
}

/** The page on which one chooses who one is, and the issuer's own addresses. */
function openidRoutes(name: OpenidName, issuer: OpenidIssuer): readonly FastifyPluginAsync[] {
  const path = issuerPath(name);
  const localeOf = ({ headers }: FastifyRequest) => pickLocale(null, headers['accept-language']);
  const sendPage = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html);

  const pages: FastifyPluginAsync = async (scope) => {
    readBodies(scope);
    const url = `${path}/interaction/:uid`;
    scope.addHook('preHandler', async (request, reply) => {
      if (await issuer.isAsked(request.raw, reply.raw)) return;
      return sendPage(reply.code(410), renderGonePage(name, localeOf(request)));
    });
    scope.get(url, async (request, reply) =>
      sendPage(reply, renderChoicePage({ provider: name, locale: localeOf(request), action: request.url })),
    );
    scope.post(url, async ({ body, raw }, reply) => {
      const person = findPerson(name, textIn(body, 'person') ?? '');
      const isAccepted = textIn(body, 'choice') === 'accept' && person;
      reply.hijack();
      await issuer.answer(raw, reply.raw, isAccepted ? person.id : null);
      return reply;
    });
  };

  const protocol: FastifyPluginAsync = async (scope) => {
    // The issuer reads the body by itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all(`${path}/*`, async (request, reply) => {
      reply.hijack();
      reply.raw.setHeader('content-security-policy', formPolicy);
      issuer.handle(request.raw, reply.raw);
      return reply;
    });
  };
  return [pages, protocol];
}

/** Apple's answer is a form that a script in its page sends to the shop. */
const formPolicy = "default-src 'none'; script-src 'unsafe-inline'; form-action *";
