import { Trans, useLingui } from '@lingui/react/macro';
import { use, useId } from 'react';
import type { Visit } from '#src/offline/visits.ts';
import styles from './saved-pages.module.css';
import { SavedPlace } from './saved-place.tsx';
import { SavedThing } from './saved-thing.tsx';

/** Ways on without a network: the shop's own rooms, then the things looked at last. */
export function SavedPages({ saved }: { saved: Promise<readonly Visit[]> }) {
  const { t } = useLingui();
  const heading = useId();
  const visits = use(saved);
  const places = visits.filter((visit) => visit.kind === 'place');
  const things = visits.filter((visit) => visit.kind !== 'place');
  if (visits.length === 0) return null;
  return (
    <section className={styles.pages} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Trans>Pages you can view now</Trans>
      </h2>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <SavedPlace key={place.path} {...place} />
          ))}
        </ul>
      )}
      {things.length > 0 && (
        <ul className={styles.things} aria-label={t`Products and graphics you looked at`}>
          {things.map((thing) => (
            <SavedThing key={thing.path} {...thing} />
          ))}
        </ul>
      )}
    </section>
  );
}
