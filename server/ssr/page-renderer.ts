import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '#server/concurrency/concurrency-limit.ts';
import { createProcessPool } from '#server/concurrency/process-pool.ts';
import type { Compressed } from '#server/plugins/compressed-page.ts';
import type { PageAnswer, Visit } from '#server/plugins/storefront.ts';
import { pageCache } from './page-cache.ts';
import type { RenderOrder } from './render-child.ts';
import type { PageTarget } from './resolve-page.ts';

type Parts = {
  /** The built storefront, and its server bundle; null: there is none to render with. */
  readonly folders: readonly [storefront: string, bundle: string] | null;
  readonly resolvePage: (url: string) => Promise<PageTarget>;
  readonly publicConfig: unknown;
  readonly origin: string | null;
  /** Takes the body of a GraphQL call of a visitor, gives the JSON text of its answer. */
  readonly ask: (body: string) => Promise<string>;
  readonly log: FastifyBaseLogger;
};

type PageRenderer = {
  /** Answers an address, with its first screen where it has one. Never rejects. */
  answer(visit: Visit): Promise<PageAnswer>;
  /** Starts the renderer before the first visitor needs it. */
  prefork(): void;
  close(): void;
};

// Milliseconds. A visitor rather gets the plain page than waits longer, above all for the pages of others.
const timeoutMs = 1_500;
const queueTimeoutMs = 250;
const renderTimeoutMs = 5_000;
const cacheFor = { fresh: 10_000, stale: 60_000, most: 300 };

/** Renders first screens outside of this process, as many at once as leave the server a core. */
export function createPageRenderer({
  folders,
  resolvePage,
  publicConfig,
  origin,
  ask,
  log,
}: Parts): PageRenderer {
  const renderer = createProcessPool<RenderOrder, Compressed | null>({
    script: new URL('render-child.ts', import.meta.url),
    args: folders ?? [],
    size: Math.min(Math.max(availableParallelism() - 1, 1), 4),
    maxQueued: 50,
    queueTimeoutMs,
    timeoutMs: renderTimeoutMs,
    onRequest: ask,
    log,
  });
  const pages = pageCache<Compressed, Visit>(render, cacheFor);

  return {
    async answer(visit) {
      const target = await resolvePage(visit.url);
      if (target.kind === 'missing') return { status: 404, page: null };
      if (target.kind === 'plain' || !folders) return { status: 200, page: null };
      const wait = { timeoutMs, caller: visit, signal: visit.signal };
      return { status: 200, page: await pages.get(`${visit.locale} ${target.href}`, wait) };
    },
    prefork() {
      if (folders) renderer.prefork();
    },
    close: renderer.close,
  };

  async function render(pageKey: string, { key, mayRender }: Visit, signal: AbortSignal) {
    if (!(await mayRender())) return undefined;
    const [locale, href = ''] = pageKey.split(' ') as ['ko' | 'en', string];
    const caller: Caller = { key, signal };
    const rendered = await renderer.run((work) => work({ href, locale, origin, publicConfig }), caller);
    if (!rendered.ok) return undefined;
    return rendered.value.ok ? rendered.value.value : null;
  }
}
