import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pickLocale } from '#src/shared/locale.ts';
import { textIn } from '../gateway/body.ts';
import { issuerPath, sandboxClientId } from './addresses.ts';
import { renderChoicePage } from './pages.ts';
import { findPerson } from './people.ts';

const path = issuerPath('naver');

/** By code and by access token: who it is for. Used up by the first call, like Naver's codes. */
type Issued = LRUCache<string, string>;

const createIssued = (): Issued => new LRUCache({ max: 10_000 });

const issue = (issued: Issued, personId: string): string => {
  const token = randomBytes(16).toString('base64url');
  issued.set(token, personId);
  return token;
};

/** Naver's three calls: OAuth 2.0 without ID tokens, and a profile. */
export function naverRoutes(app: FastifyInstance, { secret }: { readonly secret: string }): void {
  const codes = createIssued();
  const tokens = createIssued();

  app.get(`${path}/oauth2.0/authorize`, async (request, reply) => {
    const locale = pickLocale(null, request.headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .send(renderChoicePage({ provider: 'naver', locale, action: request.url }));
  });

  app.post(`${path}/oauth2.0/authorize`, async ({ query, body }, reply) => {
    const back = URL.parse(textIn(query, 'redirect_uri') ?? '');
    if (!back || !/^\/api\/v1\/auth\/naver\/callback$/.test(back.pathname)) return reply.code(400).send();
    back.searchParams.set('state', textIn(query, 'state') ?? '');
    const person = findPerson('naver', textIn(body, 'person') ?? '');
    if (textIn(body, 'choice') === 'accept' && person) back.searchParams.set('code', issue(codes, person.id));
    else back.searchParams.set('error', 'access_denied');
    return reply.redirect(back.href, 303);
  });

  app.post(`${path}/oauth2.0/token`, async ({ body }, reply) => {
    const code = textIn(body, 'code') ?? '';
    const personId = codes.get(code);
    codes.delete(code);
    const isClient =
      textIn(body, 'client_id') === sandboxClientId && textIn(body, 'client_secret') === secret;
    // With status 200, as Naver has it.
    if (!personId || !isClient) return reply.send({ error: 'invalid_request' });
    return { access_token: issue(tokens, personId), token_type: 'bearer', expires_in: '3600' };
  });

  app.get(`${path}/v1/nid/me`, async ({ headers }, reply) => {
    const person = findPerson(
      'naver',
      tokens.get((headers.authorization ?? '').replace(/^Bearer /, '')) ?? '',
    );
    if (!person) return reply.code(401).send({ resultcode: '024', message: 'Authentication failed' });
    const { id, name, email } = person;
    return { resultcode: '00', message: 'success', response: { id, name, ...(email && { email }) } };
  });
}
