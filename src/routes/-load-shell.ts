import { type Client, useQuery } from 'urql';
import { footerFragment } from '#src/features/layout/footer.tsx';
import { popupFragment } from '#src/features/popups/popup-fragment.ts';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { QueryFault } from '#src/graphql/query-fault.ts';
import { loadRouteQuery } from '#src/graphql/route-query.ts';

// The service tells the time, so that the question stays the same and its answer can be kept.
const shellQuery = graphql(
  `
    query Shell {
      management_info(limit: 1) {
        id
        banner_autoplay
        ...Footer_management_info
      }
      management_popup(
        where: { deleted_at: { _is_null: true }, start_date: { _lte: "now()" }, end_date: { _gte: "now()" } }
        order_by: { position: asc }
      ) {
        ...PopupCarousel_management_popup
      }
    }
  `,
  [footerFragment, popupFragment],
);

export type Shell = ResultOf<typeof shellQuery>;

/** What stands around every page. `null` when nobody has it; the shop opens without it too. */
export function loadShell(client: Client): Promise<Shell | null> {
  return loadRouteQuery(client, shellQuery, {}).catch((fault: unknown) => {
    if (fault instanceof QueryFault) return null;
    throw fault;
  });
}

/** The same as it is now: the page did not wait until it was brought up to date. */
export function useShell(loaded: Shell | null): Shell | null {
  const [{ data }] = useQuery({ query: shellQuery, requestPolicy: 'cache-only' });
  return data ?? loaded;
}
