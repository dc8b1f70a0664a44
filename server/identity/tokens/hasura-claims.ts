import type { Account, Role } from '#server/identity/accounts/account.ts';

/** The namespace in which a data service expects its claims. */
export const hasuraClaimsKey = 'https://hasura.io/jwt/claims';

/** Hasura's format: every claim except the list of roles is a string. */
export type HasuraClaims = {
  readonly 'x-hasura-default-role': Role;
  readonly 'x-hasura-allowed-roles': readonly Role[];
  readonly 'x-hasura-user-id': string;
};

/** A member has exactly one role; it includes everything that visitors can see. */
export const hasuraClaims = ({ id, role }: Account): HasuraClaims => ({
  'x-hasura-default-role': role,
  'x-hasura-allowed-roles': [role],
  'x-hasura-user-id': id,
});
