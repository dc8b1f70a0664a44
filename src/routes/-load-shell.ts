import type { Client } from 'urql';
import { footerFragment } from '#src/features/layout/footer.tsx';
import { popupFragment } from '#src/features/popups/popup-fragment.ts';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

const shellQuery = graphql(
  `
    query Shell($now: timestamptz!) {
      management_info(limit: 1) {
        id
        banner_autoplay
        ...Footer_management_info
      }
      management_popup(
        where: { deleted_at: { _is_null: true }, start_date: { _lte: $now }, end_date: { _gte: $now } }
        order_by: { position: asc }
      ) {
        ...PopupCarousel_management_popup
      }
    }
  `,
  [footerFragment, popupFragment],
);

export type Shell = ResultOf<typeof shellQuery>;

const lastSeen = new WeakMap<Client, Shell>();

/**
 * What stands around every page. The shop opens without it too: if the service does not answer, the last
 * answer of this visit holds, or `null`.
 */
export async function loadShell(client: Client, now: Date): Promise<Shell | null> {
  const { data } = await client
    .query(shellQuery, { now: now.toISOString() }, { requestPolicy: 'network-only' })
    .toPromise();
  if (data) lastSeen.set(client, data);
  return data ?? lastSeen.get(client) ?? null;
}
