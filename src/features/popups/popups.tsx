import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { useConfig } from '#src/config/config-context.ts';
import { pictureUrl } from '#src/config/picture-url.ts';
import { graphql, readFragment } from '#src/graphql/graphql.ts';
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

/** Nothing until the first picture is there: a popup with an empty square would interrupt for nothing. */
export function Popups(props: PopupsProps) {
  const isLoaded = useLoaded(readFragment(popupFragment, props.popups)[0]?.image_src);
  return isLoaded && <LoadedPopups {...props} />;
}

/** Opens once the shopper is idle, until they close it for this visit or for a day. */
function LoadedPopups({ popups, autoplay }: PopupsProps) {
  const isIdle = useIdle();
  if (!isIdle) return null;
  return (
    <PopupCarousel
      popups={popups}
      autoplay={autoplay}
      onClose={closePopupsForVisit}
      onCloseForToday={closePopupsForToday}
    />
  );
}

/** Whether the picture is on the device, or known not to come: then its text is shown alone. False without a picture. */
function useLoaded(src: string | undefined): boolean {
  const config = useConfig();
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (!src) return;
    const picture = new Image();
    const end = () => setLoaded(src);
    picture.onload = end;
    picture.onerror = end;
    // As `Picture` loads it.
    picture.crossOrigin = 'anonymous';
    picture.src = pictureUrl(config, src, 'l');
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [config, src]);
  return src !== undefined && loaded === src;
}
