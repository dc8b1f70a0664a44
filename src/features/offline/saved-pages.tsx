import { Trans, useLingui } from '@lingui/react/macro';
import { use, useId } from 'react';
import type { OfflinePage } from '#src/offline/offline-pages.ts';
import { SavedItemLink } from './saved-item-link.tsx';
import { SavedPageLink } from './saved-page-link.tsx';
import styles from './saved-pages.module.css';

/** Links to pages that can be opened offline: those of the shop, then the last visited products and graphics. */
export function SavedPages({ saved }: { saved: Promise<readonly OfflinePage[]> }) {
  const { t } = useLingui();
  const heading = useId();
  const pages = use(saved);
  const named = pages.filter((page) => page.kind === 'place');
  const items = pages.filter((page) => page.kind !== 'place');
  if (pages.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Trans>Pages you can view now</Trans>
      </h2>
      {named.length > 0 && (
        <ul className={styles.pageLinks}>
          {named.map((page) => (
            <SavedPageLink key={page.path} {...page} />
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
