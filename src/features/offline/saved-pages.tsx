import { Trans, useLingui } from '@lingui/react/macro';
import { use, useId } from 'react';
import type { OfflinePage } from '#src/offline/offline-pages.ts';
import { SavedItemPage } from './saved-item-page.tsx';
import { SavedNamedPage } from './saved-named-page.tsx';
import styles from './saved-pages.module.css';

/** Ways on without a network: the shop's own rooms, then the things looked at last. */
export function SavedPages({ saved }: { saved: Promise<readonly OfflinePage[]> }) {
  const { t } = useLingui();
  const heading = useId();
  const visits = use(saved);
  const namedPages = visits.filter((visit) => visit.kind === 'place');
  const things = visits.filter((visit) => visit.kind !== 'place');
  if (visits.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Trans>Pages you can view now</Trans>
      </h2>
      {namedPages.length > 0 && (
        <ul className={styles.places}>
          {namedPages.map((place) => (
            <SavedNamedPage key={place.path} {...place} />
          ))}
        </ul>
      )}
      {things.length > 0 && (
        <ul className={styles.things} aria-label={t`Products and graphics you looked at`}>
          {things.map((thing) => (
            <SavedItemPage key={thing.path} {...thing} />
          ))}
        </ul>
      )}
    </section>
  );
}
