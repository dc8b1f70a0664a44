import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { type BlockGroup, blockGroupFragment } from './block-group.ts';
import type { BlockItem } from './block-item.ts';
import { itemCards } from './item-card.tsx';
import styles from './tags-block.module.css';

type TagsBlockProps = { label: string; groups: readonly BlockGroup[] };

/** A chip per tag; the items of the selected one are shown. */
export function TagsBlock({ label, groups: masked }: TagsBlockProps) {
  const text = useLocaleText();
  const groups = readFragment(blockGroupFragment, masked);
  const [selectedId, select] = useState(groups[0]?.id ?? null);
  const group = groups.find(({ id }) => id === selectedId) ?? groups[0];
  return (
    <div className={styles.tags}>
      <ChoiceChips
        legend={label}
        choices={groups.map(({ id, title, title_en }) => ({ value: id, label: text(title, title_en) }))}
        selected={group?.id ?? null}
        onSelect={select}
      />
      <TagGroup
        key={group?.id}
        label={text(group?.title, group?.title_en) ?? label}
        items={group?.items ?? []}
      />
    </div>
  );
}

function TagGroup({ label, items }: { label: string; items: readonly BlockItem[] }) {
  const cards = itemCards(items);
  if (cards.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No graphics registered</Trans>
      </p>
    );
  }
  return (
    <Carousel label={label} slidesPerView={1.7} gap={12} bleed>
      {cards.map(({ card }) => card)}
    </Carousel>
  );
}
