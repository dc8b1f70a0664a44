import { type ReactNode, type Ref, useId } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './card-grid.module.css';

type CardsProps = {
  cards: readonly { readonly id: string; readonly card: ReactNode }[];
  /** The id of its heading. */
  labelledBy?: string;
  ref?: Ref<HTMLUListElement>;
};

/** Two cards beside each other. */
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
  /** To put the focus on the grid when the card that had it leaves. */
  ref?: Ref<HTMLUListElement>;
};

/** A page of cards under a heading that is only heard. */
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

/** The place of a grid whose cards are on their way. */
export function CardGridSkeleton({ ratio }: { ratio: string }) {
  return (
    <div className={styles.page}>
      <div className={styles.grid}>
        {Array.from('1234', (card) => (
          <div key={card} className={styles.waiting}>
            <Skeleton ratio={ratio} />
            <Skeleton width="40%" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
    </div>
  );
}
