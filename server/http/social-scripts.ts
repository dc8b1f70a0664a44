import { chooseSocial, type SocialConfig } from '#server/config/choose-social.ts';
import type { Social } from '#server/identity/social/social.ts';
import { sandboxScripts } from '#server/sandbox/social/addresses.ts';

export function socialScripts(config: SocialConfig): Social['scripts'] {
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
