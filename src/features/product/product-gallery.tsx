import { useLingui } from '@lingui/react/macro';
import Maximize from 'lucide-react/icons/maximize-2';
import { type MouseEvent, useRef, useState } from 'react';
import { Picture } from '#src/components/picture/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import styles from './product-gallery.module.css';

const PictureViewer = lazyComponent(
  () => import('#src/components/picture/picture-viewer.tsx'),
  'PictureViewer',
);

/** Pictures beyond these are loaded after the first interaction. */
const firstPictures = 2;

type ProductGalleryProps = { name: string; pictures: readonly GalleryPicture[] };

export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const isInteracting = useStore(hasInteracted);
  const [openAt, setOpenAt] = useState(-1);
  const pressedAt = useRef(0);
  const described = pictures.map(({ key, src, side, image }) => {
    const alt = text(image?.alt_ko, image?.alt_en);
    return { key, src, alt: alt ?? (side ? `${name}, ${text(side.name_ko, side.name_en)}` : name) };
  });
  const openPressed = ({ target, clientX }: MouseEvent) => {
    // A swipe by mouse ends with a click too.
    if (!(target instanceof HTMLImageElement) || Math.abs(clientX - pressedAt.current) > 8) return;
    const slide = target.closest('li');
    setOpenAt([...(slide?.parentElement?.children ?? [])].indexOf(slide as HTMLLIElement));
  };
  const enlarge = (index: number) => (
    <span className={styles.enlarge}>
      <IconButton label={t`Enlarge photos`} onClick={() => setOpenAt(index)}>
        <Icon of={Maximize} size={20} />
      </IconButton>
    </span>
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for what the button does */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button is there for the keyboard */}
      <div
        className={styles.gallery}
        onClick={openPressed}
        onPointerDown={({ clientX }) => {
          pressedAt.current = clientX;
        }}
      >
        <Carousel label={t`Photos of ${name}`} pagination focusable caption={enlarge}>
          {described.map(({ key, src, alt }, index) =>
            index < firstPictures || isInteracting ? (
              <Picture
                key={key}
                src={src}
                alt={alt}
                size="l"
                sizes="(width >= 48rem) 30rem, 100vw"
                ratio="1"
                priority={index === 0}
              />
            ) : (
              <div key={key} className={styles.later} />
            ),
          )}
        </Carousel>
      </div>
      {openAt >= 0 && (
        <PictureViewer
          label={t`Photos of ${name}`}
          pictures={described}
          startAt={openAt}
          onClose={() => setOpenAt(-1)}
        />
      )}
    </>
  );
}
