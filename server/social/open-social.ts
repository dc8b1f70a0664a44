import type { Config } from '#server/config.ts';
import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import type { Log } from '#server/log.ts';
import { type SocialProviderName, socialProviders } from '#src/shared/contracts/social-names.ts';
import { sandboxScripts } from '../sandbox-social/addresses.ts';
import { openSandboxSocial } from '../sandbox-social/open-sandbox-social.ts';
import { createNaverProvider } from './naver-provider.ts';
import { createOpenidProvider, openidDialects } from './openid-provider.ts';
import type { SocialProvider } from './social-provider.ts';
import type { SocialClient, SocialSettings } from './social-settings.ts';

type Names<Value> = Readonly<Partial<Record<SocialProviderName, Value>>>;

export type Social = {
  readonly providers: Names<SocialProvider>;
  /** Addresses of the scripts of those who have one. */
  readonly scripts: Names<string>;
  /** By which a script names the shop. */
  readonly findClientId: (name: SocialProviderName) => Promise<string | null>;
  /** Of the demo shop's own provider, which browsers reach through the shop; null: there is none. */
  readonly findSandbox: (() => Promise<string>) | null;
  /** Members link further accounts by themselves. */
  readonly canLink: boolean;
  readonly close: () => void;
};

type SocialConfig = Pick<Config, 'demo' | 'publicOrigin' | 'identity' | 'social' | 'kakaoJavascriptKey'>;

const none: SocialSettings = { kind: 'configured', clients: {} };

/** The configured providers; the demo shop of one machine brings a provider that plays all of them. */
export function chooseSocial({ demo, publicOrigin, identity, social }: SocialConfig): SocialSettings {
  if (identity.kind === 'keycloak') return { kind: 'brokered', names: identity.providers };
  return social ?? (demo && !publicOrigin ? { kind: 'sandbox' } : none);
}

/** The providers whose accounts members can sign in by, as the storefront offers them. */
export function socialNames(config: SocialConfig): readonly SocialProviderName[] {
  const settings = chooseSocial(config);
  return socialProviders.filter((name) => isOffered(settings, name));
}

function isOffered(settings: SocialSettings, name: SocialProviderName): boolean {
  switch (settings.kind) {
    case 'configured':
      return settings.clients[name] !== undefined;
    case 'brokered':
      return settings.names.includes(name);
    case 'sandbox':
      return true;
  }
}

export const canLinkSocial = (config: SocialConfig): boolean => chooseSocial(config).kind !== 'brokered';

export function socialScripts(config: SocialConfig): Names<string> {
  const settings = chooseSocial(config);
  if (settings.kind === 'sandbox') return sandboxScripts;
  if (settings.kind === 'brokered') return {};
  const { kakao, google, apple } = settings.clients;
  return {
    // Kakao's SDK is called by a key of its own.
    ...(kakao?.scriptUrl && config.kakaoJavascriptKey && { kakao: kakao.scriptUrl }),
    ...(google?.scriptUrl && { google: google.scriptUrl }),
    ...(apple?.scriptUrl && { apple: apple.scriptUrl }),
  };
}

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
