import styles from './gallery.module.css';
import { GalleryCarousels } from './gallery-carousels.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';

export function Gallery() {
  return (
    <div className={styles.gallery}>
      <GalleryControls />
      <GalleryOverlays />
      <GalleryCarousels />
      <GalleryLists />
    </div>
  );
}
