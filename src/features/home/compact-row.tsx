import type { ReactNode } from 'react';
import { Picture } from '#src/components/picture/picture.tsx';
import styles from './compact-row.module.css';

type CompactRowProps = {
  pictureSrc: string;
  background?: string;
  maker: string | null;
  /** The link that covers the whole row. */
  link: ReactNode;
  children: ReactNode;
};

/** One item as a row: small picture, maker, name and price. */
export function CompactRow({ pictureSrc, background, maker, link, children }: CompactRowProps) {
  return (
    <article className={styles.row}>
      <Picture
        src={pictureSrc}
        alt=""
        size="s"
        ratio="1"
        fit={background ? 'padded' : 'cover'}
        {...(background && { background })}
        className={styles.picture}
      />
      <div className={styles.texts}>
        <p className={styles.maker}>{maker}</p>
        <h3 className={styles.name}>{link}</h3>
        {children}
      </div>
    </article>
  );
}
