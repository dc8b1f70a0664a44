import { type Fields, fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { type AccessToken, decodeAccessToken } from './access-token.ts';

/** The identity provider's token response. It is stored whole, with fields that are not listed here. */
type TokenResponse = {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds from the issue of the access token. */
  readonly refresh_expires_in: number;
};

/** A complete token response and the decoded claims of its access token. */
export type TokenSet = { readonly response: TokenResponse; readonly access: AccessToken };

/** `null` for an error response, or one that is malformed or incomplete. */
export function readTokenSet(raw: unknown): TokenSet | null {
  const response = fieldsOf(raw);
  if (!response || response.error || !isTokenResponse(response)) return null;
  try {
    return { response, access: decodeAccessToken(response.access_token) };
  } catch {
    return null;
  }
}

/** Like `readTokenSet`, for the JSON text in local storage. */
export function parseTokenSet(text: string | null): TokenSet | null {
  return readTokenSet(parseJson(text));
}

function isTokenResponse(fields: Fields): fields is Fields & TokenResponse {
  const { access_token, refresh_token, refresh_expires_in } = fields;
  return [access_token, refresh_token].every(textOf) && typeof refresh_expires_in === 'number';
}
