import { createHash } from 'node:crypto';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { html } from '#server/platform/html.ts';
import type { Log } from '#server/platform/log.ts';
import type { PublicPage, PublicRows } from '#src/shared/public-page.ts';
import type { ServerRoute } from '#src/shared/ssr.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { hashPublicPages, type ListedPage, listPublicPages, listPublicParts } from './public-rows.ts';
import { createSwrCache } from './swr-cache.ts';

/** Addresses in one file, by the protocol (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 50_000;

/** Rows of one statement: a file is neither in memory as a whole, nor does it hold a connection while it is sent. */
const batch = 1_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An XML document in pieces. `hash`: of its content. */
type SitemapFile = { readonly hash: string; readonly pieces: AsyncIterable<string> };

type Sitemap = {
  /** The index of all files; null while the database does not respond in time. */
  readIndex(origin: string): Promise<string | null>;
  /** By the name that the index has for it: `pages.xml`, or `product-<id of the row before its first one>.xml`. */
  readFile(name: string, origin: string): Promise<SitemapFile | 'not-found' | 'busy'>;
};

type Options = {
  readonly pool: Pool;
  readonly routes: readonly ServerRoute[];
  readonly publicPages: readonly PublicPage[];
  readonly log: Pick<Log, 'warn'>;
  /** The limit of one file; only tests state it. */
  readonly limit?: number;
};

const cacheOptions = { freshMs: 60_000, staleMs: 600_000, maxEntries: 1 };
const getOptions = { timeoutMs: 10_000, caller: undefined };

/**
 * The pages that search engines should list, in files of one kind each. A file begins after the row
 * that its name states, so what is added to one does not move the addresses of all others.
 */
export function createSitemap({ pool, routes, publicPages, log, limit = maxAddresses }: Options): Sitemap {
  const listed = routes.filter(({ sitemap }) => sitemap).map(({ path }) => path);
  const kinds = kindsOf(publicPages.filter(({ path }) => listed.includes(path)));
  const fixed = listed.filter((path) => !path.includes('$')).map((path) => ({ path, changedAt: null }));
  // One of the server's sixteen database connections, however many crawlers there are.
  const inTurn = createConcurrencyLimit({ maxRunning: 1, maxQueued: 100, queueTimeoutMs: 10_000 });

  const names = createSwrCache<readonly string[]>(listNames, {
    ...cacheOptions,
    onError: (error) => log.warn({ err: error }, 'sitemap: listing its files failed, will retry'),
  });

  return {
    async readIndex(origin) {
      const files = await names.get('names', getOptions);
      if (!files) return null;
      const entries = files.map(
        (name) => html`<sitemap>${locationOf(`${origin}/sitemap/${name}`)}</sitemap>\n`,
      );
      return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
    },

    async readFile(name, origin) {
      if (name === 'pages.xml') {
        const hash = createHash('sha256').update(listed.join(' ')).digest('base64url').slice(0, 22);
        return { hash, pieces: writeFile(origin, [fixed]) };
      }
      const part = readPart(name, kinds);
      if (!part) return 'not-found';
      const hash = await inTurn(() => hashPublicPages(pool, { rows: part.rows, after: part.after, limit }));
      return hash.ok ? { hash: hash.value, pieces: writeFile(origin, readBatches(part)) } : 'busy';
    },
  };

  async function listNames(): Promise<readonly string[] | undefined> {
    const files = ['pages.xml'];
    for (const [kind, rows] of kinds) {
      const parts = await inTurn(() => listPublicParts(pool, rows, limit));
      if (!parts.ok) return undefined;
      files.push(...parts.value.map((after) => `${kind}-${after}.xml`));
    }
    return files;
  }

  async function* readBatches({ rows, after: first }: Part): AsyncGenerator<readonly ListedPage[]> {
    let after = first;
    for (let left = limit; left > 0; left -= batch) {
      const size = Math.min(batch, left);
      const pages = await inTurn(() => listPublicPages(pool, { rows, after, limit: size }));
      if (!pages.ok) throw new Error('sitemap: timed out in the queue');
      yield pages.value;
      const last = pages.value.at(-1);
      if (!last || pages.value.length < size) return;
      after = last.id;
    }
  }
}

/** The rows by what the names of their files begin with. */
type Kinds = ReadonlyMap<string, PublicRows>;

function kindsOf(pages: readonly PublicPage[]): Kinds {
  const rows = pages.flatMap(({ rows: own, listed = typeof own === 'object' ? [own] : [] }) => listed);
  return new Map(rows.flatMap((each) => (each.sitemap ? [[each.sitemap.name, each] as const] : [])));
}

type Part = { readonly rows: PublicRows; readonly after: string };

function readPart(name: string, kinds: Kinds): Part | null {
  const { kind = '', after = '' } = /^(?<kind>[a-z]+)-(?<after>[0-9a-f-]+)\.xml$/.exec(name)?.groups ?? {};
  const rows = kinds.get(kind);
  return rows && isUuid(after) ? { rows, after } : null;
}

type Entry = Pick<ListedPage, 'path' | 'changedAt'>;

async function* writeFile(
  origin: string,
  batches: Iterable<readonly Entry[]> | AsyncIterable<readonly Entry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  for await (const pages of batches) {
    yield pages
      .map(({ path, changedAt }) => {
        const changed = changedAt && html`<lastmod>${changedAt.toISOString()}</lastmod>`;
        return html`<url>${locationOf(origin + path)}${changed}</url>\n`;
      })
      .join('');
  }
  yield '</urlset>\n';
}

const locationOf = (url: string) => html`<loc>${url}</loc>`;
