import { useQuery } from 'urql';
import { UrqlProvider } from '#src/graphql/urql-provider.tsx';
import { PopupCarousel } from './popup-carousel.tsx';
import type { Popup } from './popup-fragment.ts';
import { closePopupsForToday, closePopupsForVisit } from './popup-selection.ts';
import { popupsQuery } from './popups-query.ts';
import { useIdle } from './use-idle.ts';

/** The popups of the current time, by the clock of the data service. Nothing if the query fails. */
export function CurrentPopups() {
  return (
    <UrqlProvider>
      <QueriedPopups />
    </UrqlProvider>
  );
}

function QueriedPopups() {
  const [{ data }] = useQuery({ query: popupsQuery, variables: {}, requestPolicy: 'network-only' });
  if (!data) return null;
  return <Popups popups={data.management_popup} autoplay={data.management_info[0]?.banner_autoplay ?? 0} />;
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
