import { footerFragment } from '#src/features/layout/footer.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { QueryError } from '#src/graphql/query-error.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';

// The service tells the time, so that the question stays the same and its answer can be kept.
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

/** What stands around every page. `null` when nobody has it; the shop opens without it too. */
export function loadShell(client: LazyClient): Promise<Shell | null> {
  return loadRouteQuery(client, shellQuery, variables).catch((fault: unknown) => {
    if (fault instanceof QueryError) return null;
    throw fault;
  });
}

/** The same as it is now: the page did not wait until it was brought up to date. */
export function useShell(loaded: Shell | null): Shell | null {
  return useCachedQuery({ document: shellQuery, variables, requestPolicy: 'cache-only' }) ?? loaded;
}
