import type { ReactNode } from 'react';
import styles from './receipt-link.module.css';

/** To the provider of the payment. */
export function ReceiptLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.receipt}>
      {children}
    </a>
  );
}
