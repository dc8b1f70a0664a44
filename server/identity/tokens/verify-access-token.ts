import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { Result } from '#server/platform/result.ts';
import { hasuraClaimsKey } from './hasura-claims.ts';
import { accessTokenType } from './issue-tokens.ts';

export type VerifiedToken = {
  /** `sub`: the member's id in every table. */
  readonly userId: string;
  /** `sid`; null when the issuer does not set it. */
  readonly sessionId: string | null;
  readonly allowedRoles: readonly string[];
  readonly defaultRole: string;
  /** Session variables for row filters: the other `x-hasura-*` claims, in lower case. */
  readonly variables: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly email: string | null;
  readonly name: string | null;
};

type TokenProblem = 'expired' | 'invalid';

export type VerifyAccessToken = (token: string) => Promise<Result<VerifiedToken, TokenProblem>>;

/** @returns the token of an `Authorization` header; null when there is no bearer token */
export function parseBearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(header ?? '')?.[1] ?? null;
}

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
  sid: v.nullish(v.string(), null),
  email: v.nullish(v.string(), null),
  name: v.nullish(v.string(), null),
  [hasuraClaimsKey]: v.objectWithRest(
    {
      'x-hasura-default-role': v.string(),
      'x-hasura-allowed-roles': v.pipe(v.array(v.string()), v.minLength(1)),
    },
    v.unknown(),
  ),
});

// A signature costs a tenth of what an order does in this process (decision 107); a megabyte or two of tokens.
const recentTokens = { max: 1_000, ttl: 30_000 };

/**
 * Verifies signature (with a key of `keys`, never one from the token itself), algorithm, type, issuer, audience, times
 * and claims, once in 30 seconds for one token: a key that is withdrawn counts that much longer. Throws when the keys cannot
 * be read: that is not a refusal of the token.
 */
export function createAccessTokenVerifier(issuer: {
  readonly name: string;
  readonly audience: string;
  readonly algorithms: readonly string[];
  readonly keys: JWTVerifyGetKey;
}): VerifyAccessToken {
  const checks = {
    issuer: issuer.name,
    audience: issuer.audience,
    algorithms: [...issuer.algorithms],
    typ: accessTokenType,
    requiredClaims: ['sub', 'iat', 'exp'],
  };
  const verify: VerifyAccessToken = async (token) => {
    try {
      const { payload } = await jwtVerify(token, issuer.keys, checks);
      return readClaims(payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { ok: false, problem: 'expired' };
      if (error instanceof errors.JOSEError) return { ok: false, problem: 'invalid' };
      throw error;
    }
  };
  return withRecentTokens(verify);
}

/** Calls with the same token come one after the other: its signature is not verified for each. */
function withRecentTokens(verify: VerifyAccessToken): VerifyAccessToken {
  const recent = new LRUCache<string, VerifiedToken>(recentTokens);
  return async (token) => {
    const known = recent.get(token);
    if (known)
      return Date.now() < known.expiresAt ? { ok: true, value: known } : { ok: false, problem: 'expired' };
    const verified = await verify(token);
    if (verified.ok) recent.set(token, verified.value);
    return verified;
  };
}

function readClaims(payload: unknown): Result<VerifiedToken, TokenProblem> {
  const parsed = v.safeParse(claimsSchema, payload);
  if (!parsed.success) return { ok: false, problem: 'invalid' };
  const { sub, exp, sid, email, name, [hasuraClaimsKey]: claims } = parsed.output;
  const { 'x-hasura-default-role': defaultRole, 'x-hasura-allowed-roles': allowedRoles, ...others } = claims;
  const variables = new Map([...readVariables(others), [userIdVariable, sub]]);
  const isSameMember = (others[userIdVariable] ?? sub) === sub;
  if (!isSameMember || !allowedRoles.includes(defaultRole)) return { ok: false, problem: 'invalid' };
  const member = { userId: sub, sessionId: sid, email, name };
  return { ok: true, value: { ...member, allowedRoles, defaultRole, variables, expiresAt: exp * 1000 } };
}

const userIdVariable = 'x-hasura-user-id';

function* readVariables(claims: Readonly<Record<string, unknown>>): Iterable<[string, string]> {
  for (const [name, value] of Object.entries(claims)) {
    const variable = name.toLowerCase();
    if (variable.startsWith('x-hasura-') && typeof value === 'string') yield [variable, value];
  }
}
