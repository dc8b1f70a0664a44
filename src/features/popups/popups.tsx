import { CatchBoundary } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { readStored, store } from '#src/session/browser-storage.ts';
import type { Popup } from './popup-fragment.ts';
import { arePopupsShown } from './popup-rules.ts';

const PopupCarousel = lazy(async () => ({ default: (await import('./popup-carousel.tsx')).PopupCarousel }));

type PopupsProps = { popups: readonly Popup[]; autoplay: number };

/** The shop's news in front of the page, until they are closed: for this visit, or for a day. */
export function Popups({ popups, autoplay }: PopupsProps): ReactNode {
  const [closed, setClosed] = useState(false);
  const wanted = useSyncExternalStore(noChange, areWanted, () => false);
  if (!wanted || closed || popups.length === 0) return null;

  const close = () => setClosed(true);
  const closeForToday = () => {
    store('popupClosedAt', new Date().toISOString());
    close();
  };
  return (
    // News that cannot be loaded are no reason to disturb anybody.
    <CatchBoundary getResetKey={() => 'popups'} errorComponent={() => null}>
      <Suspense>
        <PopupCarousel popups={popups} autoplay={autoplay} onClose={close} onCloseForToday={closeForToday} />
      </Suspense>
    </CatchBoundary>
  );
}

const noChange = () => () => {};

const areWanted = () => arePopupsShown(readStored('popupClosedAt'), Date.now());
