import type { ReactNode, Ref } from 'react';
import styles from './block-frame.module.css';
import type { BlockKind } from './block-kind.ts';

type BlockFrameProps = { kind: BlockKind; heading: ReactNode; children: ReactNode; ref?: Ref<HTMLElement> };

/** Wraps each block of the main page. A line block contains its heading itself. */
export function BlockFrame({ kind, heading, children, ref }: BlockFrameProps) {
  return (
    <section ref={ref} className={styles.block} data-kind={kind}>
      {kind !== 'line' && heading}
      {children}
    </section>
  );
}

type BlockPlaceholderProps = { kind?: BlockKind; height: number; ref: Ref<HTMLElement> };

/** In place of a block that is rendered later, see use-block-height.ts. `height`: CSS pixels. */
export function BlockPlaceholder({ kind, height, ref }: BlockPlaceholderProps) {
  return <section ref={ref} data-kind={kind} style={{ blockSize: height }} />;
}
