import { type Locale, locales } from './locale.ts';
import { textOf } from './parse.ts';

/** An entry of Workbox's `CACHE_URLS` message: its routes handle the request and so cache the response. */
export type CachedRequest = readonly [url: string, options: RequestOptions];

type RequestOptions = {
  readonly mode: 'cors';
  readonly credentials: 'omit';
  readonly headers?: Readonly<Record<string, string>>;
};

/** A message from a page to the service worker. */
export type MessageToWorker =
  /** Activate the waiting version. */
  | { readonly type: 'SKIP_WAITING' }
  /** Control the open pages that no worker controls. */
  | { readonly type: 'CLAIM_CLIENTS' }
  /** Reply when the worker is idle: Chromium delays the activation of a new worker by 30 s while the old one is busy. */
  | { readonly type: 'WAIT_UNTIL_IDLE' }
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly CachedRequest[] } }
  /** The viewer has changed: delete all cached images. */
  | { readonly type: 'PURGE' }
  /** Request the page at this path in this language, as the server renders it, and cache it for the next visit. */
  | { readonly type: 'CACHE_PAGE'; readonly path: string; readonly locale: Locale }
  /** The public configuration has changed: replace the precached document, which contains it. */
  | { readonly type: 'REFRESH_SHELL' };

/** A message from the service worker to a page. */
export type MessageToPage = {
  readonly type: 'NAVIGATE';
  /** A URL of the shop. */
  readonly href: string;
};

const commands = ['SKIP_WAITING', 'CLAIM_CLIENTS', 'WAIT_UNTIL_IDLE', 'PURGE', 'REFRESH_SHELL'] as const;

/** Without CACHE_URLS, which Workbox handles itself. */
export type WorkerCommand = Exclude<MessageToWorker, { type: 'CACHE_URLS' }>;

/** `null` for unknown messages, for example from a page of a newer release. */
export function readWorkerCommand(data: unknown): WorkerCommand | null {
  const type = typeOf(data);
  if (type === 'CACHE_PAGE') {
    const { path, locale } = data as { path?: unknown; locale?: unknown };
    const [known, text] = [locales.find((one) => one === locale), textOf(path)];
    return known && text?.startsWith('/') ? { type, path: text, locale: known } : null;
  }
  const command = commands.find((known) => known === type);
  return command ? { type: command } : null;
}

/** The target of a NAVIGATE message; `null` for every other message. */
export function readNavigation(data: unknown): string | null {
  if (typeOf(data) !== 'NAVIGATE') return null;
  const { href } = data as { href?: unknown };
  return typeof href === 'string' ? href : null;
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}
