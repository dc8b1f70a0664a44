import * as v from 'valibot';
import { type AccessToken, decodeAccessToken } from './access-token.ts';

const tokenSetSchema = v.looseObject({
  access_token: v.string(),
  refresh_token: v.string(),
  /** Seconds from the issue of the access token. */
  refresh_expires_in: v.number(),
});

/** The provider's answer as it came. All of it is stored. */
type TokenResponse = v.InferOutput<typeof tokenSetSchema>;

/** An answer that makes somebody a member: all parts are there and its access token can be read. */
export type TokenSet = { readonly response: TokenResponse; readonly access: AccessToken };

/** `null` for everything else: nothing, an answer that carries an error, a damaged one. */
export function readTokenSet(raw: unknown): TokenSet | null {
  const parsed = v.safeParse(tokenSetSchema, raw);
  if (!parsed.success || parsed.output.error) return null;
  try {
    return { response: parsed.output, access: decodeAccessToken(parsed.output.access_token) };
  } catch {
    return null;
  }
}

/** As `readTokenSet`, of the text that local storage holds. */
export function parseTokenSet(text: string | null): TokenSet | null {
  if (!text) return null;
  try {
    return readTokenSet(JSON.parse(text));
  } catch {
    return null;
  }
}
