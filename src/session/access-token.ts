import { InvalidTokenError, jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { type Role, roleOf } from './role.ts';

export type AccessToken = {
  /** The member's uuid. */
  readonly userId: string;
  readonly role: Role;
  /** Milliseconds since 1970, as all times in here. */
  readonly issuedAt: number;
  readonly expiresAt: number;
};

const seconds = v.pipe(
  v.number(),
  v.transform((value) => value * 1000),
);

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  iat: seconds,
  exp: seconds,
  'https://hasura.io/jwt/claims': v.object({ 'x-hasura-allowed-roles': v.array(v.string()) }),
});

/**
 * What a token says. The server alone judges whether it is true.
 *
 * @throws InvalidTokenError 'Invalid token specified' for anything that is not a token of our provider
 */
export function decodeAccessToken(token: unknown): AccessToken {
  const claims = v.safeParse(claimsSchema, jwtDecode(token as string));
  if (!claims.success) throw new InvalidTokenError('Invalid token specified: claims are missing');
  const { sub, iat, exp, 'https://hasura.io/jwt/claims': data } = claims.output;
  return { userId: sub, role: roleOf(data['x-hasura-allowed-roles']), issuedAt: iat, expiresAt: exp };
}
