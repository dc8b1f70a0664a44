import { Link } from '@tanstack/react-router';
import { Picture } from '#src/components/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import type { OfflinePage } from '#src/offline/offline-pages.ts';
import styles from './saved-pages.module.css';

type ItemPage = Exclude<OfflinePage, { kind: 'place' }>;

export function SavedItemLink({ kind, path, name_ko, name_en, picture, background }: ItemPage) {
  const text = useLocaleText();
  return (
    <li>
      <Link to={path} className={styles.item}>
        <Picture
          src={picture}
          alt=""
          size="m"
          ratio="1"
          fit={kind === 'graphic' ? 'padded' : 'cover'}
          {...(background && { background })}
        />
        <span className={styles.name}>{text(name_ko, name_en)}</span>
      </Link>
    </li>
  );
}
