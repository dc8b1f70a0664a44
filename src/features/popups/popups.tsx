import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { readStored, store } from '#src/session/browser-storage.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Popup } from './popup-fragment.ts';
import { arePopupsShown } from './popup-rules.ts';

// News that cannot be loaded are no reason to disturb anybody.
const PopupCarousel = lazyPart(async () => (await import('./popup-carousel.tsx')).PopupCarousel);

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
    <PopupCarousel popups={popups} autoplay={autoplay} onClose={close} onCloseForToday={closeForToday} />
  );
}

const noChange = () => () => {};

const areWanted = () => arePopupsShown(readStored('popupClosedAt'), Date.now());
