import type { Result } from '#server/platform/result.ts';

/** Tells who somebody is, as a provider says. */
export type SocialIdentity = {
  /** The provider's id of the account; the only thing that accounts are told apart by. */
  readonly sub: string;
  readonly email: string | null;
  /** The provider has seen that the account's owner reads the address. */
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  /** Null: the provider keeps no accounts of the shop, or knows of none. */
  readonly session: ProviderSession | null;
};

/** Opened with the sign-in, where the provider is an identity provider that keeps the shop's accounts. */
type ProviderSession = { readonly accountId: string; readonly refreshToken: string };

/** The values that the shop has made up for one authorization by the provider, and expects to get back. */
export type SocialRequest = {
  readonly redirectUri: string;
  readonly state: string;
  /** Null: the script that sends the browser there knows none. */
  readonly nonce: string | null;
  /** The verifier of PKCE, likewise. */
  readonly codeVerifier: string | null;
  /** The provider is to ask who it is, whoever is signed in there. */
  readonly mustAsk: boolean;
};

/** `refused`: by whoever was asked. `unavailable`: the provider did not answer, or not as it has to. */
export type SocialProblem = 'refused' | 'unavailable';

/** The parameters of the redirect back. */
export type SocialAnswer = Readonly<Record<string, string>>;

/** Port to a provider of identities. */
export type SocialProvider = {
  /** @returns where the browser goes; a path where the provider is below the shop's own address */
  readonly authorizationUrl: (request: SocialRequest) => Promise<Result<string, SocialProblem>>;
  readonly identify: (
    request: SocialRequest,
    answer: SocialAnswer,
  ) => Promise<Result<SocialIdentity, SocialProblem>>;
};
