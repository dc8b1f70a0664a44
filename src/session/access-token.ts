import { InvalidTokenError, jwtDecode } from 'jwt-decode';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { type Role, roleOf } from './role.ts';

export type AccessToken = {
  /** The member's uuid. */
  readonly userId: string;
  readonly role: Role;
  /** Milliseconds since 1970, like all times in this folder. */
  readonly issuedAt: number;
  readonly expiresAt: number;
};

/**
 * Reads the claims without verifying the signature, which only the server does.
 *
 * @throws InvalidTokenError 'Invalid token specified' when it is not a JWT or claims are missing
 */
export function decodeAccessToken(token: unknown): AccessToken {
  const claims = fieldsOf(jwtDecode(token as string)) ?? {};
  const userId = textOf(claims.sub);
  const roles = fieldsOf(claims['https://hasura.io/jwt/claims'])?.['x-hasura-allowed-roles'];
  const { iat, exp } = claims;
  if (!userId || !isSeconds(iat) || !isSeconds(exp) || !isRoleList(roles)) {
    throw new InvalidTokenError('Invalid token specified: claims are missing');
  }
  return { userId, role: roleOf(roles), issuedAt: iat * 1000, expiresAt: exp * 1000 };
}

const isSeconds = (raw: unknown): raw is number => typeof raw === 'number';

const isRoleList = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.every((role) => typeof role === 'string');
