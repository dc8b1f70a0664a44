import { SafeLink } from '#src/components/page/safe-link.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { type BlockThumbnail, blockThumbnailFragment } from './block-thumbnail.ts';
import styles from './navigation-block.module.css';

type NavigationBlockProps = { label: string; thumbnails: readonly BlockThumbnail[] };

export function NavigationBlock({ label, thumbnails }: NavigationBlockProps) {
  const text = useLocaleText();
  return (
    <nav aria-label={label}>
      <ul className={styles.grid}>
        {readFragment(blockThumbnailFragment, thumbnails).map((tile) => (
          <li key={tile.id}>
            <SafeLink to={tile.thumbnail_url} className={styles.tile}>
              {tile.thumbnail_src && (
                <Picture src={tile.thumbnail_src} alt="" size="s" ratio="1" className={styles.picture} />
              )}
              {text(tile.title, tile.title_en)}
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
