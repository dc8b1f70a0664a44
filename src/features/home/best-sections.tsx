import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { CustomCard } from '#src/components/cards/custom-card.tsx';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import styles from './best-sections.module.css';
import type { MainMoreData } from './main-more-query.ts';

/** The two grids at the end of the composed and of the default main page. */
export function BestSections({ data }: { data: Pick<MainMoreData, 'best_customs' | 'best_graphics'> }) {
  const { t } = useLingui();
  return (
    <>
      <BestSection
        title={t`Best custom items`}
        cards={data.best_customs.map((custom) => ({ id: custom.id, card: <CustomCard custom={custom} /> }))}
      />
      <BestSection
        title={t`Best graphics`}
        cards={data.best_graphics.map((graphic) => ({
          id: graphic.id,
          card: <GraphicCard graphic={graphic} />,
        }))}
      />
    </>
  );
}

type BestSectionProps = {
  title: string;
  cards: readonly { readonly id: string; readonly card: ReactNode }[];
};

/** A titled grid with two columns; nothing if there are no cards. */
function BestSection({ title, cards }: BestSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading title={title} />
      <Cards cards={cards} />
    </section>
  );
}
