import { type Fields, fieldsOf, parseJson, textOf } from '#src/shared/read.ts';
import { type AccessToken, decodeAccessToken } from './access-token.ts';

/** The provider's answer as it came. All of it is stored. */
type TokenResponse = {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds from the issue of the access token. */
  readonly refresh_expires_in: number;
};

/** An answer that makes somebody a member: all parts are there and its access token can be read. */
export type TokenSet = { readonly response: TokenResponse; readonly access: AccessToken };

/** `null` for everything else: nothing, an answer that carries an error, a damaged one. */
export function readTokenSet(raw: unknown): TokenSet | null {
  const given = fieldsOf(raw);
  if (!given || given.error || !isTokenResponse(given)) return null;
  try {
    return { response: given, access: decodeAccessToken(given.access_token) };
  } catch {
    return null;
  }
}

/** As `readTokenSet`, of the text that local storage holds. */
export function parseTokenSet(text: string | null): TokenSet | null {
  return readTokenSet(parseJson(text));
}

function isTokenResponse(given: Fields): given is Fields & TokenResponse {
  const { access_token, refresh_token, refresh_expires_in } = given;
  return [access_token, refresh_token].every(textOf) && typeof refresh_expires_in === 'number';
}
