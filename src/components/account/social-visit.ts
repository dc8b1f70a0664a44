import type { ShopConfig } from '#src/config/shop-config.ts';
import type { SocialProviderName, SocialPurpose } from '#src/shared/contracts/social-names.ts';

/** On the way to a social provider. */
export type SocialVisit = {
  readonly provider: SocialProviderName;
  readonly purpose: SocialPurpose;
  /** Path of the page to return to. */
  readonly returnTo: string;
};

export function socialStartUrl(
  { api_base }: Pick<ShopConfig, 'api_base'>,
  { provider, purpose, returnTo }: SocialVisit,
): string {
  const query = new URLSearchParams({
    return: returnTo,
    ...(purpose !== 'SIGN_IN' && { purpose }),
  });
  return `${api_base}/auth/${provider}/start?${query}`;
}
