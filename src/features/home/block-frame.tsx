import type { ReactNode } from 'react';
import styles from './block-frame.module.css';
import type { BlockKind } from './block-kind.ts';

type BlockFrameProps = { kind: BlockKind; heading: ReactNode; children: ReactNode };

/** Wraps each block of the main page. A line block contains its heading itself. */
export function BlockFrame({ kind, heading, children }: BlockFrameProps) {
  return (
    <section className={styles.block} data-kind={kind}>
      {kind !== 'line' && heading}
      {children}
    </section>
  );
}
