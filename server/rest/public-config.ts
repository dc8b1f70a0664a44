import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../config.ts';
import type { DemoAccount } from '../identity/accounts/demo-accounts.ts';
import { realmOf } from '../identity/realm.ts';

export type PublicConfig = ReturnType<typeof publicConfig>;

/** What the storefront may know: no secrets, ever. An empty value hides its feature. */
export function publicConfig(
  config: Config,
  pushPublicKey: string | null,
  demoAccounts: readonly DemoAccount[] = [],
) {
  const { name, address, client } = realmOf(config);
  const openid = `${address}/protocol/openid-connect`;
  return {
    locale_default: 'ko',
    currency: 'KRW',
    realm: name,
    token_url: `${openid}/token`,
    userinfo_url: `${openid}/userinfo`,
    logout_url: `${openid}/logout`,
    client_id: client.id,
    // Public by nature, see Realm.
    client_secret: client.secret,
    graphql_url: '/v1/graphql',
    api_base: '/api/v1',
    cdn_base: config.cdnUrl,
    service_worker: config.serviceWorker,
    payment: null,
    social: null,
    chat: null,
    analytics: null,
    policies: null,
    push: pushPublicKey ? { public_key: pushPublicKey } : null,
    demo_accounts: demoAccounts.length > 0 ? demoAccounts.map(publicAccount) : null,
  } as const;
}

/** For the storefront's list of test accounts. */
const publicAccount = ({ label, email, password }: DemoAccount) => ({ role: label, email, password });

const text = { type: 'string' } as const;
const later = { type: ['object', 'null'], additionalProperties: true } as const;

const schema = {
  summary: 'Public configuration of the shop',
  tags: ['shop'],
  response: {
    200: {
      description: 'An empty value hides its feature.',
      type: 'object',
      required: ['locale_default', 'currency', 'graphql_url', 'api_base', 'cdn_base'],
      properties: {
        locale_default: { type: 'string', enum: ['ko', 'en'] },
        currency: { type: 'string', enum: ['KRW'] },
        realm: { type: ['string', 'null'] },
        token_url: { type: ['string', 'null'] },
        userinfo_url: { type: ['string', 'null'] },
        logout_url: { type: ['string', 'null'] },
        client_id: { type: ['string', 'null'] },
        client_secret: { type: ['string', 'null'], description: 'Compared, and gives no power.' },
        graphql_url: text,
        api_base: text,
        cdn_base: text,
        service_worker: { type: 'boolean', description: 'False: a browser removes the one it has.' },
        payment: later,
        social: later,
        chat: later,
        analytics: later,
        policies: later,
        push: {
          type: ['object', 'null'],
          properties: { public_key: { type: 'string', description: 'For PushManager.subscribe' } },
        },
        demo_accounts: {
          type: ['array', 'null'],
          items: { type: 'object', properties: { role: text, email: text, password: text } },
        },
      },
    },
  },
} as const;

export const publicConfigRoute: FastifyPluginAsync<{ publicConfig: PublicConfig }> = async (
  app,
  { publicConfig: answer },
) => {
  app.get('/config', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return answer;
  });
};
