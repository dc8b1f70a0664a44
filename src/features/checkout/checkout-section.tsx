import { type ReactNode, useId } from 'react';
import styles from './checkout-section.module.css';

type CheckoutSectionProps = {
  title: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  children: ReactNode;
};

export function CheckoutSection({ title, note, children }: CheckoutSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
