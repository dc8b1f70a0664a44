import type { ShopConfig } from '#src/config/shop-config.ts';
import { createStore } from '#src/shared/store.ts';
import { rulesOf } from './abilities.ts';
import { forget, readStored, store, subscribeStored } from './browser-storage.ts';
import { identityProvider, type SignInProblem } from './identity-provider.ts';
import { withSessionLock } from './session-lock.ts';
import { parseTokenSet, type TokenSet } from './token-set.ts';
import { tokenStatus } from './token-status.ts';
import { isSameViewer, type Viewer, visitor } from './viewer.ts';

export type Session = {
  /** The same object until somebody else looks. */
  viewer(): Viewer;
  /** Tells when somebody else looks, also when that happened in another tab. */
  subscribe(listener: () => void): () => void;
  /** What every call to the data service carries; read anew before each call. */
  headers(): Record<string, string>;
  /** Would `ensureFresh` have something to do? */
  needsRefresh(): boolean;
  /** To be awaited before calls: refreshes what runs out and clears what is over. Never rejects. */
  ensureFresh(): Promise<void>;
  /** The data service refused a token that looked good: refreshes it however long it has left. Never rejects. */
  forceRefresh(): Promise<void>;
  /** @returns null when the member is signed in */
  signIn(email: string, password: string): Promise<SignInProblem | null>;
  /** Signs out here, in all tabs, and with the provider as soon as it can be reached. */
  signOut(): Promise<void>;
  /** Notices what other tabs do. */
  syncTabs(): () => void;
};

/** The session of this browser. Local storage holds it, memory only remembers who looks. `now` in milliseconds. */
export function createSession(config: ShopConfig, now: () => number = Date.now): Session {
  const provider = identityProvider(config);
  const viewerStore = createStore<Viewer>(viewerOf(storedTokens()));
  let pending: Promise<void> | null = null;

  return {
    viewer: viewerStore.get,
    subscribe: viewerStore.subscribe,
    headers() {
      const tokens = storedTokens();
      const role = { 'x-hasura-role': viewerOf(tokens).role };
      return tokens ? { ...role, authorization: `Bearer ${tokens.response.access_token}` } : role;
    },
    needsRefresh,
    ensureFresh: () => (needsRefresh() ? once(() => settle(false)) : Promise.resolve()),
    forceRefresh: () => once(() => settle(true)),
    async signIn(email, password) {
      const answer = await provider.signIn(email, password);
      if (answer.problem !== null) return answer;
      await withSessionLock(async () => keep(answer.tokens));
      syncViewer();
      return null;
    },
    async signOut() {
      const tokens = storedTokens();
      clear();
      syncViewer();
      if (tokens) await provider.signOut(tokens.response.refresh_token);
    },
    syncTabs() {
      const stop = subscribeStored('authInfo', syncViewer);
      // A page that slept in the back-forward cache heard of nothing.
      window.addEventListener('pageshow', syncViewer);
      return () => {
        stop();
        window.removeEventListener('pageshow', syncViewer);
      };
    },
  };

  function needsRefresh(): boolean {
    const status = tokenStatus(storedTokens(), now());
    return status === 'expiring' || (status === 'expired' && hasStoredTokens());
  }

  /** Whoever asks while it is under way waits for the same. */
  function once(work: () => Promise<void>): Promise<void> {
    pending ??= withSessionLock(work).finally(() => {
      pending = null;
      syncViewer();
    });
    return pending;
  }

  /** Storage is read again, because another tab may have done the work while this one waited for its turn. */
  async function settle(force: boolean): Promise<void> {
    const tokens = storedTokens();
    const status = tokenStatus(tokens, now());
    if (!tokens || status === 'expired') return clear();
    if (status === 'expiring' || force) await refresh(tokens.response.refresh_token);
  }

  async function refresh(refreshToken: string): Promise<void> {
    const answer = await provider.refresh(refreshToken);
    // Signed out, or in anew, meanwhile: this answer belongs to a session that is over.
    if (storedTokens()?.response.refresh_token !== refreshToken) return;
    if (answer.outcome === 'refreshed') return keep(answer.tokens);
    console.warn('The session was not refreshed:', answer.outcome);
    if (answer.outcome === 'refused') clear();
  }

  function syncViewer(): void {
    const viewer = viewerOf(storedTokens());
    if (!isSameViewer(viewer, viewerStore.get())) viewerStore.set(viewer);
  }
}

function viewerOf(tokens: TokenSet | null): Viewer {
  return tokens ? { state: 'member', id: tokens.access.userId, role: tokens.access.role } : visitor;
}

const ownKeys = ['accessToken', 'abilities', 'authInfo'] as const;

const hasStoredTokens = () => ownKeys.some((key) => readStored(key) !== null);

const storedTokens = () => parseTokenSet(readStored('authInfo'));

/** The token response comes last: it is what other tabs listen for. */
function keep({ response, access }: TokenSet): void {
  store('accessToken', response.access_token);
  store('abilities', JSON.stringify(rulesOf(access.role)));
  store('authInfo', JSON.stringify(response));
}

/** What belongs to the member goes; the language and the popup's rest stay. */
function clear(): void {
  for (const key of ownKeys) forget(key);
}
