import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { store } from '#src/session/browser-storage.ts';
import { PopupCarousel } from './popup-carousel.tsx';
import type { Popup } from './popup-fragment.ts';
import { areWanted } from './popup-rules.ts';

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
