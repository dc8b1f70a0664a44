import { msg } from '@lingui/core/macro';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';

export const socialProviderNames = {
  kakao: msg`Kakao`,
  naver: msg`Naver`,
  google: msg`Google`,
  apple: msg`Apple`,
  line: msg`LINE`,
} as const satisfies Record<SocialProviderName, object>;
