import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { prefersReducedMotion } from '#src/ui/media-queries.ts';
import { Modal } from '#src/ui/modal.tsx';
import { pressedKey } from '#src/ui/pressed-key.ts';
import { Picture } from './picture.tsx';
import styles from './picture-viewer.module.css';
import { useBackToClose } from './use-back-to-close.ts';
import { useZoom } from './use-zoom.ts';

type ViewedPicture = { readonly key: string; readonly src: string; readonly alt: string };

type PictureViewerProps = {
  label: string;
  pictures: readonly ViewedPicture[];
  /** Index of the picture that is shown first. */
  startAt: number;
  onClose: () => void;
};

/** Pictures on the whole screen: swiped or moved by arrow keys, enlarged by pinch, double tap, + and −. */
export function PictureViewer({ label, pictures, startAt, onClose }: PictureViewerProps) {
  const { t } = useLingui();
  const close = useBackToClose(onClose);
  const [index, setIndex] = useState(startAt);
  const { zoom, reset, zoomBy, handlers } = useZoom();
  const frame = useRef<HTMLUListElement | null>(null);

  const attach = useCallback(
    (track: HTMLUListElement | null) => {
      frame.current = track;
      track?.scrollTo({ left: startAt * track.clientWidth, behavior: 'instant' });
    },
    [startAt],
  );
  const moveTo = (next: number) => {
    const track = frame.current;
    if (!track || next < 0 || next >= pictures.length) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    track.scrollTo({ left: next * track.clientWidth, behavior });
  };
  const onScroll = () => {
    const track = frame.current;
    if (!track) return;
    const reached = Math.round(track.scrollLeft / (track.clientWidth || 1));
    if (reached === index) return;
    setIndex(reached);
    reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const factor = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }[key];
    if (step) moveTo(index + step);
    if (factor && frame.current) zoomBy(factor, frame.current.getBoundingClientRect());
    if (step || factor) event.preventDefault();
  };
  const { scale, x, y } = zoom;
  const count = pictures.length;

  return (
    <Modal variant="full" label={label} onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that work wherever the focus is in the dialog */}
      <div className={styles.viewer} onKeyDown={onKeyDown}>
        <ViewerHead position={index + 1} count={count} onClose={close} />
        <ul
          ref={attach}
          className={styles.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
          tabIndex={0}
          data-zoomed={scale > 1}
          onScroll={onScroll}
          {...handlers}
        >
          {pictures.map(({ key, src, alt }, at) => (
            <li key={key} className={styles.slide} aria-hidden={at !== index}>
              <div
                className={styles.picture}
                style={at === index ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : undefined}
              >
                <Picture src={src} alt={alt} size="l" ratio="1" fit="contain" priority={at === startAt} />
              </div>
            </li>
          ))}
        </ul>
        {count > 1 && (
          <div className={styles.steps}>
            <IconButton label={t`Previous`} disabled={index === 0} onClick={() => moveTo(index - 1)}>
              <Icon of={ChevronLeft} />
            </IconButton>
            <IconButton label={t`Next`} disabled={index === count - 1} onClick={() => moveTo(index + 1)}>
              <Icon of={ChevronRight} />
            </IconButton>
          </div>
        )}
      </div>
    </Modal>
  );
}

type ViewerHeadProps = { position: number; count: number; onClose: () => void };

/** Says which picture is shown, and has the button that closes. */
function ViewerHead({ position, count, onClose }: ViewerHeadProps) {
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <p role="status">
        <span className="visually-hidden">
          <Trans>
            Photo {position} of {count}
          </Trans>
        </span>
        <span aria-hidden="true">
          {position} / {count}
        </span>
      </p>
      <IconButton label={t`Close`} onClick={onClose} data-autofocus>
        <Icon of={X} />
      </IconButton>
    </header>
  );
}
