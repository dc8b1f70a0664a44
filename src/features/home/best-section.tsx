import type { ReactElement } from 'react';
import { SectionHeading } from '#src/components/section-heading.tsx';
import styles from './best-section.module.css';

/** A two-column grid under its title; nothing when there is nothing to show. */
export function BestSection({ title, cards }: { title: string; cards: readonly ReactElement[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={title} />
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.key} className={styles.cell}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}
