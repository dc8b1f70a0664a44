import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { signingAlgorithm } from '#server/identity/keys/generate-signing-key.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import type { Realm } from '../realm.ts';
import type { Session } from '../sessions/session.ts';
import { hasuraClaims, hasuraClaimsKey } from './hasura-claims.ts';

const accessTokenSeconds = 10 * 60;

/** The media type of RFC 9068, which prevents the use of an ID token as an access token. */
export const accessTokenType = 'at+jwt';

type IssuedTokens = {
  readonly accessToken: string;
  readonly idToken: string;
  readonly expiresInSeconds: number;
};

export async function issueTokens(
  { realm, key }: { realm: Realm; key: SigningKey },
  session: Session,
): Promise<IssuedTokens> {
  const { account, id: sid } = session;
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresInSeconds = Math.min(accessTokenSeconds, session.secondsLeft);
  const common = {
    iss: realm.issuer,
    sub: account.id,
    iat: issuedAt,
    exp: issuedAt + expiresInSeconds,
    sid,
    email: account.email,
    name: account.name,
  };
  const access = {
    ...common,
    aud: realm.audience,
    jti: randomUUID(),
    client_id: realm.client.id,
    scope: 'openid',
    [hasuraClaimsKey]: hasuraClaims(account),
  };
  const [accessToken, idToken] = await Promise.all([
    sign(key, accessTokenType, access),
    sign(key, 'JWT', { ...common, aud: realm.client.id }),
  ]);
  return { accessToken, idToken, expiresInSeconds };
}

const sign = ({ kid, key }: SigningKey, typ: string, payload: JWTPayload) =>
  new SignJWT(payload).setProtectedHeader({ alg: signingAlgorithm, typ, kid }).sign(key);
