/** How Workbox wants it: requests that its routes should answer, and so put into their caches. */
export type CachedRequest = readonly [url: string, options: RequestOptions];

type RequestOptions = {
  readonly mode: 'cors';
  readonly credentials: 'omit';
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a page says to the service worker. */
export type MessageToWorker =
  /** The version that waits takes over now. */
  | { readonly type: 'SKIP_WAITING' }
  /** Control pages that are open and have no worker. */
  | { readonly type: 'CLAIM_CLIENTS' }
  /** Say when there is nothing to do: Chromium puts off a change of workers by half a minute while the old one works. */
  | { readonly type: 'WAIT_UNTIL_IDLE' }
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly CachedRequest[] } }
  /** Another viewer: forget every picture that was shown. */
  | { readonly type: 'PURGE' }
  /** The public configuration has changed since the worker kept the page that carries it. */
  | { readonly type: 'REFRESH_SHELL' };

/** What the service worker says to a page. */
export type MessageToPage = {
  readonly type: 'NAVIGATE';
  /** An address of the shop. */
  readonly href: string;
};

// CACHE_URLS is not among them: Workbox answers it itself.
const commands = ['SKIP_WAITING', 'CLAIM_CLIENTS', 'WAIT_UNTIL_IDLE', 'PURGE', 'REFRESH_SHELL'] as const;

export type WorkerCommand = (typeof commands)[number];

/** `null` for what this worker does not know, for instance from a newer page. */
export function readWorkerCommand(data: unknown): WorkerCommand | null {
  const type = typeOf(data);
  return commands.find((known) => known === type) ?? null;
}

/** Where the page should go, as the worker said it; `null` when it said nothing of the kind. */
export function readNavigation(data: unknown): string | null {
  if (typeOf(data) !== 'NAVIGATE') return null;
  const { href } = data as { href?: unknown };
  return typeof href === 'string' ? href : null;
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}
