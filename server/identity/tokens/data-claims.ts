import type { Account, Role } from '../accounts/account.ts';

/** The namespace under which the data service looks for its claims. */
export const dataClaimsKey = 'https://hasura.io/jwt/claims';

/** Every claim but the list of roles is a string. */
export type DataClaims = {
  readonly 'x-hasura-default-role': Role;
  readonly 'x-hasura-allowed-roles': readonly Role[];
  readonly 'x-hasura-user-id': string;
};

/** A member holds exactly one working role; what everybody sees needs no role of its own. */
export const dataClaims = ({ id, role }: Account): DataClaims => ({
  'x-hasura-default-role': role,
  'x-hasura-allowed-roles': [role],
  'x-hasura-user-id': id,
});
