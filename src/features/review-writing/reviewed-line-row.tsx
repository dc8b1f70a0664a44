import type { ReactNode } from 'react';
import { Picture } from '#src/components/picture/picture.tsx';
import { useVariantName } from '#src/components/product/variant-name.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import type { ReviewedLine } from '#src/writes/reviews/reviewed-lines.ts';
import styles from './reviewed-line-row.module.css';

/** The line that was bought. `children`: below its names. */
export function ReviewedLineRow({ line, children }: { line: ReviewedLine; children?: ReactNode }) {
  const text = useLocaleText();
  const variantName = useVariantName();
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture src={line.image_src} alt="" size="s" ratio="1" background="var(--color-paper)" />
      </div>
      <div className={styles.texts}>
        <p className={styles.name}>{text(line.name_ko, line.name_en)}</p>
        <p className={styles.variant}>{variantName(line)}</p>
        {children}
      </div>
    </div>
  );
}
