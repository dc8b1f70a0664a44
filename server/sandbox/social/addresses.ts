import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

export const sandboxClientId = 'kkumim-sandbox';

/** Below the shop's own address, which alone a phone in the same network reaches. */
export const sandboxSocialPath = '/sandbox/social';

export const issuerPath = (name: SocialProviderName) => `${sandboxSocialPath}/${name}`;

/** Of those who have a script. */
export const sandboxScripts = {
  kakao: `${sandboxSocialPath}/scripts/kakao.js`,
  google: `${sandboxSocialPath}/scripts/google.js`,
  apple: `${sandboxSocialPath}/scripts/apple.js`,
} as const satisfies Partial<Record<SocialProviderName, string>>;
