import type { IncomingHttpHeaders } from 'node:http';
import { RequestError } from './request-error.ts';

/** The caller: its role, and the session variables of permissions (`x-hasura-user-id`, ...) by name in lower case. */
export type Session = {
  readonly role: string;
  readonly variables: ReadonlyMap<string, string>;
};

/** The claims of a verified token. */
type TokenClaims = {
  readonly defaultRole: string;
  readonly allowedRoles: readonly string[];
  readonly variables: ReadonlyMap<string, string>;
};

/** Returns undefined for a token that is invalid. */
export type VerifyToken = (token: string) => Promise<TokenClaims | undefined>;

/** The role of visitors. */
export const publicRole = 'public';

/** The session of a request. Of the `x-hasura-*` headers only the requested role is read; the rest comes from the token. */
export async function readSession(headers: IncomingHttpHeaders, verify: VerifyToken): Promise<Session> {
  const requestedRole = headers['x-hasura-role'];
  const { authorization } = headers;
  if (authorization === undefined) {
    if (requestedRole !== undefined && requestedRole !== publicRole) throw roleNotAllowed();
    return { role: publicRole, variables: new Map() };
  }
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new RequestError('invalid-headers', 'Malformed Authorization header');
  const claims = await verify(token);
  if (!claims) throw new RequestError('invalid-jwt', 'Could not verify JWT');
  const role = requestedRole ?? claims.defaultRole;
  if (typeof role !== 'string' || !claims.allowedRoles.includes(role)) throw roleNotAllowed();
  return { role, variables: claims.variables };
}

const roleNotAllowed = () => new RequestError('access-denied', 'Your requested role is not in allowed roles');
