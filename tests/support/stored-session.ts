import type { Page } from 'playwright/test';

/** The session in local storage; null: nobody is signed in. */
export function readStoredSession(
  page: Page,
): Promise<{ access_token: string; refresh_token: string } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('kkumim.auth-info') ?? 'null'));
}

/** The names of everything in local storage but the shop's font, which the page stores at any time when it is idle. */
export async function readStorageKeys(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => Object.keys(localStorage).sort());
  return names.filter((name) => name !== 'kkumim.font-faces');
}

/**
 * Rewrites a part of the stored access token. Its signature does not fit any more, which the browser cannot see and
 * the server does.
 */
async function rewriteAccessToken(
  page: Page,
  change: (claims: Record<string, unknown>) => unknown,
): Promise<void> {
  const session = await readStoredSession(page);
  if (!session) throw new Error('Nobody is signed in.');
  const [header, payload = '', signature] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const rewritten = Buffer.from(JSON.stringify(change(claims))).toString('base64url');
  const changed = { ...session, access_token: [header, rewritten, signature].join('.') };
  await page.evaluate((text) => localStorage.setItem('kkumim.auth-info', text), JSON.stringify(changed));
}

/** As if eight of its ten minutes were over: the next call has to refresh. */
export function expireAccessToken(page: Page): Promise<void> {
  const exp = Math.floor(Date.now() / 1000) + 120;
  return rewriteAccessToken(page, (claims) => ({ ...claims, exp }));
}

/** It looks fresh, but the server refuses it, as after a change of its keys. */
export function corruptAccessToken(page: Page): Promise<void> {
  return rewriteAccessToken(page, (claims) => ({ ...claims, jti: 'somebody-else' }));
}
