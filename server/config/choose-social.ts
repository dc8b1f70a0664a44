import type { SocialSettings } from '#server/identity/social/social-settings.ts';
import { type SocialProviderName, socialProviders } from '#src/shared/contracts/social-names.ts';
import type { Config } from './config.ts';
import { isLocalDemo } from './local-demo.ts';

export type SocialConfig = Pick<
  Config,
  'demo' | 'publicOrigin' | 'identity' | 'social' | 'kakaoJavascriptKey'
>;

const none: SocialSettings = { kind: 'configured', clients: {} };

/** The configured providers; the demo shop of one machine brings a provider that plays all of them. */
export function chooseSocial(config: SocialConfig): SocialSettings {
  const { identity, social } = config;
  if (identity.kind === 'keycloak') return { kind: 'brokered', names: identity.providers };
  return social ?? (isLocalDemo(config) ? { kind: 'sandbox' } : none);
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
