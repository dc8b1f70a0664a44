import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { DatabaseError } from 'pg';
import { parseKeyword } from '#server/catalogue/search/keyword.ts';
import { refreshSearch } from '#server/catalogue/search/refresh-search.ts';
import { search } from '#server/catalogue/search/search.ts';
import { createSearchWords } from '#server/catalogue/search/search-words.ts';
import { suggest } from '#server/catalogue/search/suggest.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import { untilClosed } from '#server/platform/concurrency/until-closed.ts';
import { hourMs, repeat } from '#server/platform/jobs/repeat.ts';
import { networkOf } from '#server/platform/network/client-ip.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/search.ts';
import { addRoute } from './add-route.ts';

const flushMs = 30_000;

/** The statement timeout of a search, see search.ts. */
const isCanceled = (error: unknown) => error instanceof DatabaseError && error.code === '57014';

export const searchRoutes: FastifyPluginAsync<{ readonly dataKey: Buffer }> = async (app, { dataKey }) => {
  const { pool } = app;
  const words = createSearchWords(pool, dataKey);
  // A part of the connections, so that whoever searches a lot does not stop the rest of the shop.
  const limit = createConcurrencyLimit({
    maxRunning: 6,
    maxRunningPerKey: 3,
    maxQueued: 60,
    queueTimeoutMs: 2_000,
  });

  const run = async <Value>(reply: FastifyReply, task: () => Promise<Value>) => {
    const caller = { key: networkOf(reply.request), signal: untilClosed(reply) };
    const done = await limit(task, caller).catch((error: unknown) => {
      if (!isCanceled(error)) throw error;
      app.log.warn('search: took longer than a second');
      return { ok: false as const };
    });
    // The same for everybody. Items that leave the shop are found a little longer, but their cards are not shown.
    if (done.ok) reply.header('cache-control', 'public, max-age=30');
    return done;
  };

  addRoute(app, contracts.search, async ({ query }, reply) => {
    const keyword = parseKeyword(query.keyword);
    if (!keyword) return { kinds: [], similar: null };
    const { kind, cursor } = query;
    const done = await run(reply, () =>
      search(pool, keyword, { kind, cursor: kind === 'all' ? undefined : cursor }),
    );
    if (!done.ok) return refuse('OVERLOADED');
    const { kinds, similar, word } = done.value;
    if (word) words.count(word, networkOf(reply.request));
    return { similar, kinds: kinds.map(({ isMore, ...found }) => ({ ...found, is_more: isMore })) };
  });

  addRoute(app, contracts.suggest, async ({ query }, reply) => {
    const keyword = parseKeyword(query.keyword);
    const done = keyword && (await run(reply, () => suggest(pool, keyword)));
    if (done && !done.ok) return refuse('OVERLOADED');
    return { suggestions: done ? [...done.value] : [] };
  });

  addRoute(app, contracts.listPopularWords, async ({ query }, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { words: [...(await words.listPopular(query.locale))] };
  });

  const flush = repeat(app, {
    everyMs: flushMs,
    task: () => words.flush(),
    failure: 'search: counting words failed',
  });
  const refresh = repeat(app, {
    everyMs: hourMs,
    task: () => refreshSearch(pool),
    failure: 'search: refreshing popular items failed, will retry',
  });
  app.addHook('onListen', async () => void refresh());
  app.addHook('onClose', () => flush());
};
