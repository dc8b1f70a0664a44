import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { CardBadge } from '#src/shared/card-badges.ts';
import { Badge, type BadgeTone } from '#src/ui/badge.tsx';
import styles from './product-badges.module.css';

const signs: Readonly<Record<CardBadge, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>> = {
  NEW: { label: msg({ message: 'NEW', context: 'badge' }), tone: 'plain' },
  CUSTOM: { label: msg({ message: 'CUSTOM', context: 'badge' }), tone: 'quiet' },
};

export function ProductBadges({ badges }: { badges: readonly CardBadge[] }) {
  const { _ } = useLingui();
  if (badges.length === 0) return null;
  return (
    <p className={styles.badges}>
      {badges.map((badge) => (
        <Badge key={badge} tone={signs[badge].tone}>
          {_(signs[badge].label)}
        </Badge>
      ))}
    </p>
  );
}
