import { Trans } from '@lingui/react/macro';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { BestSections } from './best-sections.tsx';
import { MainBlock } from './main-block.tsx';
import styles from './main-page.module.css';
import type { MainPageData } from './main-page-query.ts';

/** The main page as the operator composed it. */
export function MainPage({ data }: { data: MainPageData }) {
  const { main_page: blocks, best_customs, best_graphics } = data;
  if (blocks.length + best_customs.length + best_graphics.length === 0) {
    return <EmptyState title={<Trans>We are filling the shelves. Please come back soon.</Trans>} />;
  }
  return (
    <div className={styles.page}>
      {blocks.map((block, place) => (
        <MainBlock key={block.id} block={block} isFirst={place === 0} />
      ))}
      <BestSections data={data} />
    </div>
  );
}
