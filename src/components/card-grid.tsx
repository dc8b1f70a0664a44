import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './card-grid.module.css';

type CardGridProps = {
  label: string;
  cards: readonly { readonly id: string; readonly card: ReactNode }[];
  /** To put the focus on the grid when the card that had it leaves. */
  ref?: Ref<HTMLUListElement>;
};

/** Two cards beside each other. */
export function CardGrid({ label, cards, ref }: CardGridProps) {
  const heading = useId();
  return (
    <section>
      <h2 id={heading} className="visually-hidden">
        {label}
      </h2>
      <ul ref={ref} className={styles.grid} aria-labelledby={heading} tabIndex={-1}>
        {cards.map(({ id, card }) => (
          <li key={id} className={styles.cell}>
            {card}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The place of a grid whose cards are on their way. */
export function CardGridSkeleton({ ratio }: { ratio: string }) {
  return (
    <div className={styles.grid} aria-busy="true">
      {Array.from('1234', (card) => (
        <div key={card} className={styles.waiting}>
          <Skeleton ratio={ratio} />
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </div>
      ))}
      <p className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </p>
    </div>
  );
}
