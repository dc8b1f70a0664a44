import type { ShopConfig } from '#src/config/shop-config.ts';
import { createStore } from '#src/shared/store.ts';
import { readStored, removeStored, subscribeStored, writeStored } from '#src/storage/browser-storage.ts';
import { rulesForRole } from './ability-rules.ts';
import type { CodeProblem, IdentityProvider, SignInProblem } from './identity-provider.ts';
import { withSessionLock } from './session-lock.ts';
import { parseTokenSet, type TokenSet } from './token-set.ts';
import { tokenStatus } from './token-status.ts';
import { isSameViewer, type Viewer, visitor } from './viewer.ts';

export type Session = {
  /** The same object as long as the viewer does not change. */
  viewer(): Viewer;
  /** Calls `listener` when the viewer has changed, in this tab or another. @returns the unsubscribe function */
  subscribe(listener: () => void): () => void;
  /** The headers of a request to the data service or REST API. Read them before each request. */
  headers(): Record<string, string>;
  /** Whether `ensureFresh` would do anything. */
  needsRefresh(): boolean;
  /** Whether `ensureFresh` would end the session. It needs no network for that. */
  isExpired(): boolean;
  /**
   * To be awaited before a request, so that `headers()` contains a valid access token. Does nothing while the token is
   * valid for 3 minutes or more. After that it refreshes the tokens; when the refresh token has expired or is refused,
   * it deletes them, and the viewer is a visitor. When the identity provider cannot be reached the tokens stay as they
   * are. One refresh at a time over all tabs; concurrent calls share it. Never rejects.
   */
  ensureFresh(): Promise<void>;
  /**
   * Like `ensureFresh`, but refreshes the tokens even if they are valid for longer. For a request that was refused with
   * `invalid-jwt`: this device's clock may be wrong, or the server has new signing keys. Never rejects.
   */
  forceRefresh(): Promise<void>;
  /** @returns null when the member is signed in */
  signIn(email: string, password: string): Promise<SignInProblem | null>;
  /** By the one-time code of a social sign-in. @returns null when the member is signed in */
  signInByCode(code: string): Promise<CodeProblem | null>;
  /** Signs out in all tabs at once, then at the identity provider. Never rejects. */
  signOut(): Promise<void>;
  /** Applies sign-ins and sign-outs of other tabs. @returns a function that stops it */
  syncTabs(): () => void;
};

/**
 * The session of this browser. Local storage is the source of truth; only the current viewer is in memory. `now` in
 * milliseconds.
 */
export function createSession(config: ShopConfig, now: () => number = Date.now): Session {
  const viewerStore = createStore<Viewer>(viewerOf(readTokens()));
  let pendingRefresh: Promise<void> | null = null;

  return {
    viewer: viewerStore.get,
    subscribe: viewerStore.subscribe,
    headers() {
      const tokens = readTokens();
      const role = { 'x-hasura-role': viewerOf(tokens).role };
      return tokens ? { ...role, authorization: `Bearer ${tokens.response.access_token}` } : role;
    },
    needsRefresh,
    isExpired,
    ensureFresh: () => (needsRefresh() ? refreshOnce({ force: false }) : Promise.resolve()),
    forceRefresh: () => refreshOnce({ force: true }),
    signIn: (email, password) => open((provider) => provider.signIn(email, password)),
    signInByCode: (code) => open((provider) => provider.redeemCode(code)),
    async signOut() {
      const tokens = readTokens();
      removeTokens();
      syncViewer();
      if (tokens) await (await openProvider(config))?.signOut(tokens.response.refresh_token);
    },
    syncTabs: () => subscribeStored('authInfo', syncViewer),
  };

  async function open<Problem extends { readonly problem: string }>(
    request: (
      provider: IdentityProvider,
    ) => Promise<Problem | { readonly problem: null; readonly tokens: TokenSet }>,
  ): Promise<Problem | { readonly problem: 'failed' } | null> {
    const provider = await openProvider(config);
    if (!provider) return { problem: 'failed' };
    const result = await request(provider);
    if (!isOpened(result)) return result;
    await withSessionLock(async () => writeTokens(result.tokens));
    syncViewer();
    return null;
  }

  function needsRefresh(): boolean {
    return isExpired() || tokenStatus(readTokens(), now()) === 'expiring';
  }

  function isExpired(): boolean {
    return tokenStatus(readTokens(), now()) === 'expired' && hasStoredTokens();
  }

  function refreshOnce(options: { force: boolean }): Promise<void> {
    pendingRefresh ??= withSessionLock(() => refreshOrRemove(options)).finally(() => {
      pendingRefresh = null;
      syncViewer();
    });
    return pendingRefresh;
  }

  /** Reads the storage again: another tab may have refreshed the tokens while this one waited for the lock. */
  async function refreshOrRemove({ force }: { force: boolean }): Promise<void> {
    const tokens = readTokens();
    const status = tokenStatus(tokens, now());
    if (!tokens || status === 'expired') return removeTokens();
    if (status === 'expiring' || force) await refresh(config, tokens.response.refresh_token);
  }

  function syncViewer(): void {
    const viewer = viewerOf(readTokens());
    if (!isSameViewer(viewer, viewerStore.get())) viewerStore.set(viewer);
  }
}

async function refresh(config: ShopConfig, refreshToken: string): Promise<void> {
  const provider = await openProvider(config);
  // Without its code the provider is as good as unreachable.
  const result = await provider?.refresh(refreshToken);
  if (!result) return;
  // The member has signed out or signed in again meanwhile: the result belongs to a session that has ended.
  if (readTokens()?.response.refresh_token !== refreshToken) return;
  if (result.outcome === 'refreshed') return writeTokens(result.tokens);
  console.warn('session: refreshing the tokens failed:', result.outcome);
  if (result.outcome === 'refused') removeTokens();
}

/** Visitors do not need its code. `null` if that cannot be loaded, without a network for example. */
function openProvider(config: ShopConfig): Promise<IdentityProvider | null> {
  return import('./identity-provider.ts').then(
    ({ createIdentityProvider }) => createIdentityProvider(config),
    () => null,
  );
}

const isOpened = (result: {
  readonly problem: string | null;
}): result is { readonly problem: null; readonly tokens: TokenSet } => result.problem === null;

function viewerOf(tokens: TokenSet | null): Viewer {
  return tokens ? { state: 'member', id: tokens.access.userId, role: tokens.access.role } : visitor;
}

const tokenKeys = ['accessToken', 'abilities', 'authInfo'] as const;

const hasStoredTokens = () => tokenKeys.some((key) => readStored(key) !== null);

const readTokens = () => parseTokenSet(readStored('authInfo'));

/** `authInfo` is written last, because other tabs listen for its changes. */
function writeTokens({ response, access }: TokenSet): void {
  writeStored('accessToken', response.access_token);
  writeStored('abilities', JSON.stringify(rulesForRole(access.role)));
  writeStored('authInfo', JSON.stringify(response));
}

/** Leaves what does not belong to the member: the language, and when the popup was closed. */
function removeTokens(): void {
  for (const key of tokenKeys) removeStored(key);
}
