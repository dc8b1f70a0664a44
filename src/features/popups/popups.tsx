import { useQuery } from 'urql';
import { graphql } from '#src/graphql/graphql.ts';
import { UrqlProvider } from '#src/graphql/urql-provider.tsx';
import { type Popup, PopupCarousel, popupFragment } from './popup-carousel.tsx';
import { closePopupsForToday, closePopupsForVisit } from './popup-selection.ts';
import { useIdle } from './use-idle.ts';

const popupsQuery = graphql(
  `
    query Popups {
      management_info(limit: 1) {
        id
        banner_autoplay
      }
      management_popup(
        where: { deleted_at: { _is_null: true }, start_date: { _lte: "now()" }, end_date: { _gte: "now()" } }
        order_by: { position: asc }
      ) {
        ...PopupCarousel_management_popup
      }
    }
  `,
  [popupFragment],
);

/** The popups of the current time, by the clock of the data service. Nothing if the query fails. */
export function CurrentPopups({ path }: { path: string }) {
  return (
    <UrqlProvider>
      <QueriedPopups path={path} />
    </UrqlProvider>
  );
}

function QueriedPopups({ path }: { path: string }) {
  const [{ data }] = useQuery({ query: popupsQuery, variables: {}, requestPolicy: 'network-only' });
  if (!data) return null;
  const autoplay = data.management_info[0]?.banner_autoplay ?? 0;
  // A navigation closes them until the next pause.
  return <Popups key={path} popups={data.management_popup} autoplay={autoplay} />;
}

type PopupsProps = { popups: readonly Popup[]; autoplay: number };

/** Opens once the shopper is idle, until they close it for this visit or for a day. */
export function Popups({ popups, autoplay }: PopupsProps) {
  const isIdle = useIdle();
  if (!isIdle || popups.length === 0) return null;
  return (
    <PopupCarousel
      popups={popups}
      autoplay={autoplay}
      onClose={closePopupsForVisit}
      onCloseForToday={closePopupsForToday}
    />
  );
}
