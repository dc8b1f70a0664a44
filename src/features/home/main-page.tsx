import { type ReactNode, Suspense } from 'react';
import { EagerBlock, leadingEagerBlocks } from './eager-block.tsx';
import styles from './main-page.module.css';
import type { MainPageData } from './main-page-query.ts';

type MainPageProps = {
  data: MainPageData;
  /** The content after the first `shown` blocks. */
  more: (shown: number) => ReactNode;
};

/** The main page as the operator has composed it. */
export function MainPage({ data, more }: MainPageProps) {
  const blocks = leadingEagerBlocks(data.main_page);
  return (
    <div className={styles.page}>
      {data.main_page.slice(0, blocks.length).map(({ id }, index) => {
        const block = blocks[index];
        return (
          block && (
            // React hydrates one block at a time, the touched one first.
            <Suspense key={id}>
              <EagerBlock block={block} isFirst={index === 0} />
            </Suspense>
          )
        );
      })}
      {more(blocks.length)}
    </div>
  );
}
