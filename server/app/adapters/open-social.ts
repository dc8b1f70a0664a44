import { canLinkSocial, chooseSocial, type SocialConfig, socialNames } from '#server/config/choose-social.ts';
import { socialScripts } from '#server/http/social-scripts.ts';
import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import { createNaverProvider } from '#server/identity/social/naver-provider.ts';
import { createOpenidProvider, openidDialects } from '#server/identity/social/openid-provider.ts';
import type { Social } from '#server/identity/social/social.ts';
import type { SocialProvider } from '#server/identity/social/social-provider.ts';
import type { SocialClient } from '#server/identity/social/social-settings.ts';
import type { Log } from '#server/platform/log.ts';
import { openSandboxSocial } from '#server/sandbox/social/open-sandbox-social.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

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
