import { type ReactNode, useId } from 'react';
import styles from './order-section.module.css';

/** A part of the screen of an order or of a claim. */
export function OrderSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  );
}
