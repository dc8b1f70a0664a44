import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { use, useId } from 'react';
import type { OfflinePage } from '#src/offline/offline-pages.ts';
import { SavedItemLink } from './saved-item-link.tsx';
import { SavedPageLink } from './saved-page-link.tsx';
import styles from './saved-pages.module.css';

/** Links to pages that can be opened offline: those of the shop, then the last visited products and graphics. */
export function SavedPages({ saved }: { saved: Promise<readonly OfflinePage[]> }) {
  const { t } = useLingui();
  const router = useRouter();
  const heading = useId();
  const pages = use(saved);
  const places = pages.flatMap(({ kind, path }) => {
    const [, , route] = router.getMatchedRoutes(path);
    const { title, offline: icon } = route?.options.staticData ?? {};
    // A page of a former release may no longer be listed.
    return kind === 'place' && title && icon ? { path, title, icon } : [];
  });
  const items = pages.filter((page) => page.kind !== 'place');
  if (places.length + items.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Trans>Pages you can view now</Trans>
      </h2>
      {places.length > 0 && (
        <ul className={styles.pageLinks}>
          {places.map((place) => (
            <SavedPageLink key={place.path} {...place} />
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul className={styles.items} aria-label={t`Products and graphics you looked at`}>
          {items.map((item) => (
            <SavedItemLink key={item.path} {...item} />
          ))}
        </ul>
      )}
    </section>
  );
}
