import type { BrowserCookie } from '#server/platform/network/browser-cookie.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { AccountStore } from './account-store.ts';
import type { SocialCodes } from './social/social-codes.ts';
import type { SocialProvider } from './social/social-provider.ts';
import type { VerifyAccessToken } from './tokens/verify-access-token.ts';

/** Port to the provider that signs members in. Browsers talk to it directly; the server verifies its tokens and manages accounts. */
export type IdentityProvider = {
  /** Also inserts a row into `"user"` for a new member. */
  readonly authenticate: VerifyAccessToken;
  readonly accounts: AccountStore;
  readonly socialCodes: SocialCodes;
  /** Ties social sign-ins to the browser that began them. */
  readonly browserCookie: BrowserCookie;
  /** Where the provider leads to social providers by itself; null: the shop does. */
  readonly createBroker: ((name: SocialProviderName) => SocialProvider) | null;
};
