/** Who asks: the working role and the values that row filters name, `x-hasura-user-id` and the like, in lower case. */
export type Session = {
  readonly role: string;
  readonly variables: ReadonlyMap<string, string>;
};

/** What a verified token says. */
type TokenClaims = {
  readonly defaultRole: string;
  readonly allowedRoles: readonly string[];
  readonly variables: ReadonlyMap<string, string>;
};

/** Nothing for a token that is not to be trusted. */
export type VerifyToken = (token: string) => Promise<TokenClaims | undefined>;

/** The role of visitors. */
export const publicRole = 'public';
