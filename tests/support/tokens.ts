type Tokens = {
  /** Milliseconds since 1970. */
  issuedAt: number;
  /** The time that is left of the access token and of the session at that moment. */
  accessSeconds?: number;
  refreshSeconds?: number;
  userId?: string;
  roles?: readonly string[];
  refreshToken?: string;
};

export const shopperId = '6d9f7a60-5f0e-4a6e-9a43-0a3d0e1c2b11';

/** A token response as the provider's; only its signature means nothing. */
export function tokenResponse({
  issuedAt,
  accessSeconds = 600,
  refreshSeconds = 30 * 24 * 3600,
  userId = shopperId,
  roles = ['user'],
  refreshToken = 'refresh-1',
}: Tokens) {
  return {
    access_token: accessToken({
      sub: userId,
      iat: issuedAt / 1000,
      exp: issuedAt / 1000 + accessSeconds,
      'https://hasura.io/jwt/claims': {
        'x-hasura-default-role': roles[0],
        'x-hasura-allowed-roles': roles,
        'x-hasura-user-id': userId,
      },
    }),
    expires_in: accessSeconds,
    refresh_token: refreshToken,
    refresh_expires_in: refreshSeconds,
    token_type: 'Bearer',
    scope: 'openid',
  };
}

/** A token with these claims. */
export function accessToken(claims: unknown): string {
  return [{ alg: 'RS256', typ: 'at+jwt' }, claims].map(encode).concat('c2lnbmF0dXJl').join('.');
}

const encode = (part: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
