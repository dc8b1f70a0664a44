import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import type { Log } from '#server/platform/log.ts';
import { openSandboxSocial } from '#server/sandbox/social/open-sandbox-social.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { canLinkSocial, chooseSocial, type SocialConfig, socialNames } from './choose-social.ts';
import { createNaverProvider } from './naver-provider.ts';
import { createOpenidProvider, openidDialects } from './openid-provider.ts';
import type { Social } from './social.ts';
import type { SocialProvider } from './social-provider.ts';
import { socialScripts } from './social-scripts.ts';
import type { SocialClient } from './social-settings.ts';

type Parts = {
  readonly config: SocialConfig;
  readonly createBroker: IdentityProvider['createBroker'];
  readonly log: Pick<Log, 'info' | 'warn'>;
};

export function openSocial({ config, createBroker, log }: Parts): Social {
  const settings = chooseSocial(config);
  const names = socialNames(config);
  const scripts = socialScripts(config);
  const sandbox = settings.kind === 'sandbox' ? openSandboxSocial(log) : null;
  const findClient = async (name: SocialProviderName): Promise<SocialClient> => {
    const client = settings.kind === 'configured' ? settings.clients[name] : await sandbox?.findClient(name);
    if (!client) throw new Error(`There is no client for ${name}.`);
    return client;
  };
  const createProvider = (name: SocialProviderName): SocialProvider => {
    const options = { findClient: () => findClient(name), isBelowShop: sandbox !== null, log };
    if (name === 'naver') return createNaverProvider(options);
    return createOpenidProvider({ name, dialect: openidDialects[name], ...options });
  };
  return {
    providers: Object.fromEntries(names.map((name) => [name, (createBroker ?? createProvider)(name)])),
    scripts,
    findClientId: async (name) =>
      (name === 'kakao' && config.kakaoJavascriptKey) || (await findClient(name)).clientId,
    findSandbox: sandbox?.findAddress ?? null,
    canLink: canLinkSocial(config),
    close: () => sandbox?.close(),
  };
}
