import type { FastifyPluginAsync } from 'fastify';
import { chatSettings } from '#server/config/choose-chat.ts';
import type { BrowserPayment } from '#server/config/choose-payment.ts';
import { canLinkSocial, socialNames } from '#server/config/choose-social.ts';
import type { Config } from '#server/config/config.ts';
import { hasWallet } from '#server/config/local-demo.ts';
import type { DemoAccount } from '#server/identity/accounts/demo-accounts.ts';
import { ownEndpoints, resolveRealm } from '#server/identity/realm.ts';
import { kakaoSdk } from '#server/identity/social/kakao-sdk.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import * as contracts from '#src/shared/contracts/shop.ts';
import { postcodeScriptUrl } from '../postcode-script.ts';
import { socialScripts } from '../social-scripts.ts';
import { addRoute } from './add-route.ts';

export type PublicConfig = ResponseBody<typeof contracts.readPublicConfig>;

type Features = {
  readonly pushPublicKey: string | null;
  readonly demoAccounts: readonly DemoAccount[];
  readonly payment: BrowserPayment | null;
  readonly messages: Pick<Messages, 'isAvailable'>;
};

/** The settings that the storefront may know: no secrets, ever. An empty value hides its feature. */
export function publicConfig(
  config: Config,
  { pushPublicKey, demoAccounts, payment, messages }: Features,
): PublicConfig {
  const { name, baseUrl, client } = resolveRealm(config);
  const openid = `${baseUrl}/protocol/openid-connect`;
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
    vitals_sample_rate: config.vitalsSampleRate,
    payment: payment && publicPayment(payment),
    social: publicSocial(config),
    chat: publicChat(config),
    wallet: hasWallet(config),
    analytics: config.tagManagerId ? { gtm_id: config.tagManagerId } : null,
    kakao: publicKakao(config),
    postcode: publicPostcode(config),
    policies: null,
    push: pushPublicKey ? { public_key: pushPublicKey } : null,
    accounts: { sms: messages.isAvailable('sms'), email: messages.isAvailable('email') },
    demo_accounts: demoAccounts.length > 0 ? demoAccounts.map(publicAccount) : null,
  };
}

const publicPayment = ({ provider, scriptUrl, methods, isSandbox }: BrowserPayment) => ({
  provider,
  script_url: scriptUrl,
  methods,
  is_sandbox: isSandbox,
});

function publicChat(config: Config) {
  const chat = chatSettings(config);
  return chat && { plugin_key: chat.pluginKey, script_url: chat.scriptUrl };
}

const publicKakao = ({ kakaoJavascriptKey: key }: Config) =>
  key ? { javascript_key: key, sdk_url: kakaoSdk.url, sdk_integrity: kakaoSdk.integrity } : null;

function publicSocial(config: Config) {
  const providers = socialNames(config);
  if (providers.length === 0) return null;
  return {
    providers,
    scripts: socialScripts(config),
    can_link: canLinkSocial(config),
    token_url: `${ownEndpoints(resolveRealm(config))}/token`,
  };
}

function publicPostcode(config: Config) {
  const url = postcodeScriptUrl(config);
  return url ? { script_url: url } : null;
}

/** For the storefront's list of test accounts. */
const publicAccount = ({ label, email, password }: DemoAccount) => ({ role: label, email, password });

export const publicConfigRoute: FastifyPluginAsync<{ publicConfig: PublicConfig }> = async (
  app,
  { publicConfig: body },
) => {
  addRoute(app, contracts.readPublicConfig, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return body;
  });
};
