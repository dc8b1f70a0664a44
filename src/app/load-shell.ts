import { footerFragment } from '#src/features/layout/footer.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';

// Without variables, so that the result is cached under one key.
const shellQuery = graphql(
  `
    query Shell {
      management_info(limit: 1) {
        id
        ...Footer_management_info
      }
    }
  `,
  [footerFragment],
);

export type Shell = ResultOf<typeof shellQuery>;

const variables = {};

/** Data for the layout of every page. `null` if it cannot be loaded: the shop works without it. Never rejects. */
export function loadShell(client: LazyClient): Promise<Shell | null> {
  return loadRouteQuery(client, shellQuery, variables).catch(() => null);
}

/** The current data: the loader may have returned a persisted result that was refreshed afterwards. */
export function useShell(loaded: Shell | null): Shell | null {
  return useCachedQuery({ document: shellQuery, variables, requestPolicy: 'cache-only' }) ?? loaded;
}
