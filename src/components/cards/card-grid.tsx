import { type ReactNode, type Ref, useId } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './card-grid.module.css';

type CardsProps = {
  cards: readonly { readonly id: string; readonly card: ReactNode }[];
  /** Id of the heading. */
  labelledBy?: string;
  ref?: Ref<HTMLUListElement>;
};

/** A grid with two columns. */
export function Cards({ cards, labelledBy, ref }: CardsProps) {
  return (
    <ul ref={ref} className={styles.grid} aria-labelledby={labelledBy} tabIndex={ref ? -1 : undefined}>
      {cards.map(({ id, card }) => (
        <li key={id} className={styles.cell}>
          {card}
        </li>
      ))}
    </ul>
  );
}

type CardGridProps = {
  label: string;
  cards: CardsProps['cards'];
  /** Lets the caller focus the grid when the focused card is removed. */
  ref?: Ref<HTMLUListElement>;
};

/** A page of cards with a heading for screen readers only. */
export function CardGrid({ label, cards, ref }: CardGridProps) {
  const heading = useId();
  return (
    <section className={styles.page}>
      <h2 id={heading} className="visually-hidden">
        {label}
      </h2>
      <Cards cards={cards} labelledBy={heading} {...(ref && { ref })} />
    </section>
  );
}

/** A grid whose cards are loading. `ratio`: CSS `aspect-ratio` of their pictures. */
export function CardGridSkeleton({ ratio }: { ratio: string }) {
  return (
    <div className={styles.page}>
      <div className={styles.grid}>
        {Array.from('1234', (card) => (
          <div key={card} className={styles.placeholder}>
            <Skeleton ratio={ratio} />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </div>
  );
}
