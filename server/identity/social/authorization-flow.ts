import type { Pool } from '#server/platform/database/pool.ts';
import type { SocialError, SocialProviderName, SocialPurpose } from '#src/shared/contracts/social-names.ts';
import { insertRequest, type PendingRequest, takeAnswer } from './sign-in-requests.ts';
import type { KnownIdentity, SocialCodes } from './social-codes.ts';
import type { SocialAnswer, SocialProvider } from './social-provider.ts';

type Parts = { readonly pool: Pool; readonly codes: SocialCodes };

type Authorization = {
  readonly name: SocialProviderName;
  readonly purpose: SocialPurpose;
  readonly browserHash: Buffer;
  /** Origin of the shop as this browser has it. */
  readonly origin: string;
  readonly returnTo: string;
};

export const callbackUrl = (origin: string, name: SocialProviderName): string =>
  `${origin}/api/v1/auth/${name}/callback`;

/** @returns where the browser goes: to the provider, or to our own page that says why not */
export async function startAuthorization(
  { pool }: Parts,
  provider: SocialProvider,
  authorization: Authorization,
): Promise<string> {
  const { name, purpose, browserHash, origin, returnTo } = authorization;
  const redirectUri = callbackUrl(origin, name);
  const request = await insertRequest(pool, { provider: name, purpose, browserHash, redirectUri, returnTo });
  const url = await provider.authorizationUrl(request);
  return url.ok ? url.value : landing({ provider: name, error: url.problem, purpose, return: returnTo });
}

type Return = {
  readonly name: SocialProviderName;
  readonly browserHash: Buffer | null;
  readonly answer: SocialAnswer;
};

/** @returns our page, with a one-time code in its fragment, which is not sent and so does not appear in logs */
export async function finishAuthorization(
  { pool, codes }: Parts,
  provider: SocialProvider,
  { name, browserHash, answer }: Return,
): Promise<string> {
  const pending =
    browserHash && (await takeAnswer(pool, { provider: name, state: answer.state ?? '', browserHash }));
  if (!pending) return landing({ provider: name, error: 'expired' });
  const back = { provider: name, purpose: pending.purpose, return: pending.returnTo };
  const identified = await provider.identify(pending, answer);
  if (!identified.ok) return landing({ ...back, error: identified.problem });
  return landing({ ...back, code: codes.encryptCode(pending.id, { ...identified.value, provider: name }) });
}

/** For a browser whose identity is known already: as if it had come back from the provider just now. */
export async function issueCode(
  { pool, codes }: Parts,
  identity: KnownIdentity,
  browserHash: Buffer,
): Promise<string> {
  const { provider } = identity;
  const { state } = await insertRequest(pool, {
    provider,
    purpose: 'SIGN_IN',
    browserHash,
    redirectUri: '',
    returnTo: '/main',
  });
  const answered = await takeAnswer(pool, { provider, state, browserHash });
  if (!answered) throw new Error('The request was not stored.');
  return codes.encryptCode(answered.id, identity);
}

type Landing = {
  readonly provider: SocialProviderName;
  readonly purpose?: PendingRequest['purpose'];
  readonly return?: string;
  readonly code?: string;
  readonly error?: SocialError;
};

const landing = (fields: Landing): string => `/login/kakao#${new URLSearchParams(fields)}`;

/** The path of a page of the shop: whatever else is asked for is home. */
export function returnPath(requested: string | undefined): string {
  const url = URL.parse(requested ?? '', shop);
  const isOwn = url?.origin === shop && !url.username && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/main';
}

/** Stands for the shop's own origin, whichever it is. */
const shop = 'http://shop.invalid';
