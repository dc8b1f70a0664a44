import { PopupCarousel } from './popup-carousel.tsx';
import type { Popup } from './popup-fragment.ts';
import { closePopupsForToday, closePopupsForVisit } from './popup-selection.ts';
import { usePause } from './use-pause.ts';

type PopupsProps = { popups: readonly Popup[]; autoplay: number };

/** The shop's news in front of the page, in the first pause, until they are closed: for this visit, or for a day. */
export function Popups({ popups, autoplay }: PopupsProps) {
  const isPaused = usePause();
  if (!isPaused || popups.length === 0) return null;
  return (
    <PopupCarousel
      popups={popups}
      autoplay={autoplay}
      onClose={closePopupsForVisit}
      onCloseForToday={closePopupsForToday}
    />
  );
}
