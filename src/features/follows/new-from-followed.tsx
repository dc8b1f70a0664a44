import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import styles from './new-from-followed.module.css';

type NewFromFollowedProps = { title: string; cards: ReactNode[] };

/** The newest of all who are followed, whoever made it. */
export function NewFromFollowed({ title, cards }: NewFromFollowedProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={title} />
      <Carousel label={title} slidesPerView={2.5} gap={8} bleed>
        {cards}
      </Carousel>
    </section>
  );
}
