import type { ReactNode } from 'react';
import { Cards } from '#src/components/card-grid.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import styles from './best-section.module.css';

type BestSectionProps = {
  title: string;
  cards: readonly { readonly id: string; readonly card: ReactNode }[];
};

/** A titled grid with two columns; nothing if there are no cards. */
export function BestSection({ title, cards }: BestSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={title} />
      <Cards cards={cards} />
    </section>
  );
}
