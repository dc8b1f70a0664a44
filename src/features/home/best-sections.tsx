import { useLingui } from '@lingui/react/macro';
import { CustomCard } from '#src/components/custom-card.tsx';
import { GraphicCard } from '#src/components/graphic-card.tsx';
import { BestSection } from './best-section.tsx';
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
