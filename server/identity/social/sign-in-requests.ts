import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from '#server/platform/database/pool.ts';
import type { SocialProviderName, SocialPurpose } from '#src/shared/contracts/social-names.ts';
import type { SocialRequest } from './social-provider.ts';

type NewRequest = {
  readonly provider: SocialProviderName;
  readonly purpose: SocialPurpose;
  readonly browserHash: Buffer;
  readonly redirectUri: string;
  readonly returnTo: string;
  /** By the provider's script: without PKCE, and without nonce where it knows none. */
  readonly script?: { readonly knowsNonce: boolean };
};

/** The stored facts about an authorization by a provider, for when the browser comes back. */
export type PendingRequest = SocialRequest & {
  readonly id: string;
  readonly purpose: SocialPurpose;
  readonly returnTo: string;
};

const minutes = 10;
/** Between the redirect to our page and its call. */
const codeMinutes = 2;

const random = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Remembers a request for ten minutes. @returns what the provider is told */
export async function insertRequest(pool: Pool, request: NewRequest): Promise<SocialRequest> {
  const { provider, purpose, browserHash, redirectUri, returnTo, script } = request;
  const state = random();
  const nonce = script && !script.knowsNonce ? null : random();
  const codeVerifier = script ? null : random();
  await pool.query(
    `insert into social_sign_in
       (provider, purpose, state_hash, browser_hash, nonce, code_verifier, redirect_uri, return_to, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 minute')`,
    [provider, purpose, hashOf(state), browserHash, nonce, codeVerifier, redirectUri, returnTo, minutes],
  );
  return { redirectUri, state, nonce, codeVerifier, mustAsk: purpose === 'REAUTHENTICATION' };
}

type Answer = {
  readonly provider: SocialProviderName;
  readonly state: string;
  readonly browserHash: Buffer;
};

/**
 * Uses a state up: of two answers with it, one counts.
 *
 * @returns null for a state that is unknown, used, too old, of another provider or of another browser
 */
export async function takeAnswer(
  pool: Pool,
  { provider, state, browserHash }: Answer,
): Promise<PendingRequest | null> {
  type Row = Omit<PendingRequest, 'state' | 'mustAsk'>;
  const { rows } = await pool.query<Row>(
    `update social_sign_in set answered_at = now(), expires_at = now() + $4 * interval '1 minute'
     where state_hash = $1 and provider = $2 and browser_hash = $3 and answered_at is null and expires_at > now()
     returning id, purpose, nonce, code_verifier as "codeVerifier", redirect_uri as "redirectUri", return_to as "returnTo"`,
    [hashOf(state), provider, browserHash, codeMinutes],
  );
  const [row] = rows;
  return row ? { ...row, state, mustAsk: row.purpose === 'REAUTHENTICATION' } : null;
}

type Use = { readonly id: string; readonly purpose: SocialPurpose; readonly browserHash: Buffer };

/** Uses a one-time code up. @returns whether it was one of this browser, for this purpose */
export async function takeCode(pool: Pool, { id, purpose, browserHash }: Use): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from social_sign_in
     where id = $1 and purpose = $2 and browser_hash = $3 and answered_at is not null and expires_at > now()`,
    [id, purpose, browserHash],
  );
  return rowCount === 1;
}

export async function deleteOldRequests(pool: Pool): Promise<void> {
  await pool.query('delete from social_sign_in where expires_at < now()');
}
