import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { Social } from './social.ts';

export type ScriptClient = { readonly id: string; readonly url: string; readonly knowsNonce: boolean };

/** The scopes that the scripts ask for; Apple's and Google's add `openid` by themselves or take it as it is. */
const scopes: Readonly<Partial<Record<SocialProviderName, string>>> = {
  kakao: 'openid,account_email,profile_nickname',
  google: 'openid email profile',
  apple: 'email name',
};

export const scopeOf = (name: SocialProviderName): string => scopes[name] ?? '';

/** @returns null for a provider without a script */
export async function scriptClient(social: Social, name: SocialProviderName): Promise<ScriptClient | null> {
  const url = social.scripts[name];
  if (!url) return null;
  const id = await social.findClientId(name).catch(() => null);
  return id ? { id, url, knowsNonce: name !== 'google' } : null;
}
