import type { ShopConfig } from '#src/config/shop-config.ts';
import { createStore } from '#src/ui/store.ts';
import { rulesOf } from './abilities.ts';
import { followStored, forget, readStored, store } from './browser-storage.ts';
import { identityProvider, type SignInProblem } from './identity-provider.ts';
import { nextStep } from './next-step.ts';
import { oneTabAtATime } from './one-tab-at-a-time.ts';
import { parseTokenSet, type TokenSet } from './token-set.ts';
import { isSameViewer, type Viewer, visitor } from './viewer.ts';

export type Session = {
  /** The same object until somebody else looks. */
  viewer(): Viewer;
  /** Tells when somebody else looks, also when that happened in another tab. */
  subscribe(listener: () => void): () => void;
  /** What every call to the data service carries; read anew before each call. */
  headers(): Record<string, string>;
  /** Would `check` have something to do? */
  isDue(): boolean;
  /** To be awaited before calls: refreshes what runs out and clears what is over. Never rejects. */
  check(): Promise<void>;
  /** The data service refused a token that looked good: refreshes it however long it has left. Never rejects. */
  renew(): Promise<void>;
  /** @returns null when the member is signed in */
  signIn(email: string, password: string): Promise<SignInProblem | null>;
  /** Signs out here, in all tabs, and with the provider as soon as it can be reached. */
  signOut(): Promise<void>;
  /** Notices what other tabs do. */
  followTabs(): () => void;
};

/** The session of this browser. Local storage holds it, memory only remembers who looks. `now` in milliseconds. */
export function createSession(config: ShopConfig, now: () => number = Date.now): Session {
  const provider = identityProvider(config);
  const looking = createStore<Viewer>(viewerOf(storedTokens()));
  let underWay: Promise<void> | null = null;

  return {
    viewer: looking.get,
    subscribe: looking.subscribe,
    headers() {
      const tokens = storedTokens();
      const role = { 'x-hasura-role': viewerOf(tokens).role };
      return tokens ? { ...role, authorization: `Bearer ${tokens.response.access_token}` } : role;
    },
    isDue,
    check: () => (isDue() ? once(() => settle(false)) : Promise.resolve()),
    renew: () => once(() => settle(true)),
    async signIn(email, password) {
      const answer = await provider.signIn(email, password);
      if (answer.problem !== null) return answer;
      await oneTabAtATime(async () => keep(answer.tokens));
      notice();
      return null;
    },
    async signOut() {
      const tokens = storedTokens();
      clear();
      notice();
      if (tokens) await provider.signOut(tokens.response.refresh_token);
    },
    followTabs() {
      const stop = followStored('authInfo', notice);
      // A page that slept in the back-forward cache heard of nothing.
      window.addEventListener('pageshow', notice);
      return () => {
        stop();
        window.removeEventListener('pageshow', notice);
      };
    },
  };

  function isDue(): boolean {
    const step = nextStep(storedTokens(), now());
    return step === 'refresh' || (step === 'clear' && holdsAnything());
  }

  /** Whoever asks while it is under way waits for the same. */
  function once(work: () => Promise<void>): Promise<void> {
    underWay ??= oneTabAtATime(work).finally(() => {
      underWay = null;
      notice();
    });
    return underWay;
  }

  /** Storage is read again, because another tab may have done the work while this one waited for its turn. */
  async function settle(force: boolean): Promise<void> {
    const tokens = storedTokens();
    const step = nextStep(tokens, now());
    if (!tokens || step === 'clear') return clear();
    if (step === 'refresh' || force) await refresh(tokens.response.refresh_token);
  }

  async function refresh(refreshToken: string): Promise<void> {
    const answer = await provider.refresh(refreshToken);
    // Signed out, or in anew, meanwhile: this answer belongs to a session that is over.
    if (storedTokens()?.response.refresh_token !== refreshToken) return;
    if (answer.outcome === 'refreshed') return keep(answer.tokens);
    console.warn('The session was not refreshed:', answer.outcome);
    if (answer.outcome === 'refused') clear();
  }

  function notice(): void {
    const viewer = viewerOf(storedTokens());
    if (!isSameViewer(viewer, looking.get())) looking.set(viewer);
  }
}

function viewerOf(tokens: TokenSet | null): Viewer {
  return tokens ? { state: 'member', id: tokens.access.userId, role: tokens.access.role } : visitor;
}

const ownKeys = ['accessToken', 'abilities', 'authInfo'] as const;

const holdsAnything = () => ownKeys.some((key) => readStored(key) !== null);

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
