import type { IncomingHttpHeaders } from 'node:http';
import { RequestError } from '../request-error.ts';
import { publicRole, type Session, type VerifyToken } from './session.ts';

/** The session of a request. Of all `x-hasura-*` headers only the wanted role is read: the rest is for the token to say. */
export async function readSession(headers: IncomingHttpHeaders, verify: VerifyToken): Promise<Session> {
  const wanted = headers['x-hasura-role'];
  const { authorization } = headers;
  if (authorization === undefined) {
    if (wanted !== undefined && wanted !== publicRole) throw roleRefused();
    return { role: publicRole, variables: new Map() };
  }
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw new RequestError('invalid-headers', 'Malformed Authorization header');
  const claims = await verify(token);
  if (!claims) throw new RequestError('invalid-jwt', 'Could not verify JWT');
  const role = wanted ?? claims.defaultRole;
  if (typeof role !== 'string' || !claims.allowedRoles.includes(role)) throw roleRefused();
  return { role, variables: claims.variables };
}

const roleRefused = () => new RequestError('access-denied', 'Your requested role is not in allowed roles');
