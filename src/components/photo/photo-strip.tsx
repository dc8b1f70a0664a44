import { useState } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './photo-strip.module.css';

const PictureViewer = lazyComponent(() => import('../picture/picture-viewer.tsx'), 'PictureViewer');

type PhotoStripProps = {
  label: string;
  photos: readonly { readonly key: string; readonly src: string; readonly alt: string }[];
  /** `page`: the first photo is as wide as the page, the others are below it. */
  size?: 'strip' | 'page';
};

/** Photos of reviews; each opens on the whole screen. */
export function PhotoStrip({ label, photos, size = 'strip' }: PhotoStripProps) {
  const [openAt, setOpenAt] = useState(-1);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.photos} data-size={size} aria-label={label}>
        {photos.map(({ key, src, alt }, index) => (
          <li key={key}>
            <button type="button" className={styles.photo} onClick={() => setOpenAt(index)}>
              {size === 'page' && index === 0 ? (
                <Picture
                  src={src}
                  alt={alt}
                  size="l"
                  sizes="(width >= 48rem) 30rem, 100vw"
                  ratio="1"
                  priority
                />
              ) : (
                <Picture src={src} alt={alt} size="s" ratio="1" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {openAt >= 0 && (
        <PictureViewer label={label} pictures={photos} startAt={openAt} onClose={() => setOpenAt(-1)} />
      )}
    </>
  );
}
