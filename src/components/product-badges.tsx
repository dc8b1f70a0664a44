import type { CardBadge } from '#src/shared/card-badges.ts';
import { Badge, type BadgeTone } from '#src/ui/badge.tsx';
import styles from './product-badges.module.css';

const tones = { NEW: 'plain', SALE: 'accent', CUSTOM: 'quiet' } as const satisfies Record<
  CardBadge,
  BadgeTone
>;

export function ProductBadges({ badges }: { badges: readonly CardBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <p className={styles.badges}>
      {badges.map((badge) => (
        <Badge key={badge} tone={tones[badge]}>
          {badge}
        </Badge>
      ))}
    </p>
  );
}
