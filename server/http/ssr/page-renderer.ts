import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller, Load } from '#server/platform/concurrency/concurrency-limit.ts';
import { createProcessPool } from '#server/platform/concurrency/process-pool.ts';
import type { CompressedPage } from '../plugins/compressed-page.ts';
import type { PageRequest, PageResponse } from '../plugins/storefront.ts';
import type { RenderInput } from './render-child.ts';
import type { PageTarget } from './resolve-page.ts';
import { createSwrCache } from './swr-cache.ts';

type Options = {
  /** The built storefront and its SSR bundle; null: not built, nothing is rendered. */
  readonly folders: readonly [storefront: string, bundle: string] | null;
  readonly resolvePage: (url: string, caller: Caller) => Promise<PageTarget>;
  readonly publicConfig: unknown;
  readonly origin: string | null;
  /** Sends a visitor's GraphQL request to the data service: request body in, response body out. */
  readonly queryDataService: (body: string) => Promise<string>;
  /** Reads a public part of the REST API: path in, JSON text out. */
  readonly readApi: (path: string) => Promise<string | null>;
  readonly log: FastifyBaseLogger;
};

type PageRenderer = {
  /** Resolves the address and renders its first screen if it has one. Never rejects. */
  respond(request: PageRequest): Promise<PageResponse>;
  load(): Load;
  /** Starts a child process before the first request needs it. */
  prefork(): void;
  close(): void;
};

// Beyond these times the skeleton is sent; the queue timeout is short, because it is spent on other clients' pages.
const timeoutMs = 1_500;
const queueTimeoutMs = 250;
const renderTimeoutMs = 5_000;
const cacheOptions = { freshMs: 10_000, staleMs: 60_000, maxEntries: 300 };

/** Renders first screens in child processes, in so many that one core is left to the server. */
export function createPageRenderer({
  folders,
  resolvePage,
  publicConfig,
  origin,
  queryDataService,
  readApi,
  log,
}: Options): PageRenderer {
  const renderer = createProcessPool<RenderInput, CompressedPage | null>({
    script: new URL('render-child.ts', import.meta.url),
    args: folders ?? [],
    size: Math.min(Math.max(availableParallelism() - 1, 1), 4),
    maxQueued: 50,
    queueTimeoutMs,
    timeoutMs: renderTimeoutMs,
    onRequest: async (request) =>
      request.startsWith('/') ? JSON.stringify(await readApi(request)) : queryDataService(request),
    log,
  });
  const pages = createSwrCache<CompressedPage, PageRequest>(render, {
    ...cacheOptions,
    onError: (error) => log.warn({ err: error }, 'page renderer: rendering failed, skeleton sent'),
  });

  return {
    async respond(request) {
      const target = await resolvePage(request.url, request);
      if (target.kind === 'not-found') return { status: 404, page: null, noindex: true };
      if (target.kind === 'busy') return { status: 503, page: null, noindex: false };
      const { noindex = false } = target;
      if (target.kind === 'app-shell' || !folders) return { status: 200, page: null, noindex };
      const options = { timeoutMs, caller: request, signal: request.signal };
      const page = await pages.get(`${request.locale} ${target.href}`, options);
      return { status: 200, page: page ?? null, noindex };
    },
    prefork() {
      if (folders) renderer.prefork();
    },
    load: renderer.load,
    close: renderer.close,
  };

  async function render(pageKey: string, { key, mayRender }: PageRequest, signal: AbortSignal) {
    if (!(await mayRender())) return undefined;
    const [locale, href = ''] = pageKey.split(' ') as ['ko' | 'en', string];
    const caller: Caller = { key, signal };
    const rendered = await renderer.run((runTask) => runTask({ href, locale, origin, publicConfig }), caller);
    if (!rendered.ok) return undefined;
    return rendered.value.ok ? rendered.value.value : null;
  }
}
