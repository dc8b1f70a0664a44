import { Badge } from '#src/ui/badge.tsx';
import styles from './product-badges.module.css';

type ProductBadgesProps = { isNew: boolean; isSale: boolean; isCustom: boolean };

/** The three words are the shop's signs, the same in every language. */
export function ProductBadges({ isNew, isSale, isCustom }: ProductBadgesProps) {
  if (!isNew && !isSale && !isCustom) return null;
  return (
    <p className={styles.badges}>
      {isNew && <Badge>{'NEW'}</Badge>}
      {isSale && <Badge tone="accent">{'SALE'}</Badge>}
      {isCustom && <Badge tone="ink">{'CUSTOM'}</Badge>}
    </p>
  );
}
