import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { Picture } from '#src/components/picture/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './category-section.module.css';
import type { FilledCategory } from './filled-categories.ts';

/** Tiles of a first row are in view at once. */
const tilesPerRow = 4;

/** A category of the first level: its name leads to all of it, its tiles to those of the second level. */
export function CategorySection({ category, isFirst }: { category: FilledCategory; isFirst: boolean }) {
  const text = useLocaleText();
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Link to="/product" search={{ category: category.path_name }} className={styles.all}>
          {text(category.name_ko, category.name_en)}
          <span className={styles.more}>
            <Trans>See all</Trans>
            <Icon of={ChevronRight} size={16} />
          </span>
        </Link>
      </h2>
      <ul className={styles.tiles}>
        {category.tiles.map(({ id, path_name, name_ko, name_en, picture }, index) => (
          <li key={id}>
            <Link to="/product" search={{ category: path_name }} className={styles.tile}>
              <Picture
                src={picture}
                alt=""
                size="s"
                ratio="1"
                className={styles.picture ?? ''}
                priority={isFirst && index < tilesPerRow}
              />
              {text(name_ko, name_en)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
