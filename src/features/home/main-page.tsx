import type { ReactNode } from 'react';
import { LightBlock, leadingLightBlocks } from './light-block.tsx';
import styles from './main-page.module.css';
import type { MainPageData } from './main-page-query.ts';

type MainPageProps = {
  data: MainPageData;
  /** What comes after the first `shown` blocks. */
  rest: (shown: number) => ReactNode;
};

/** The main page as the operator composed it. */
export function MainPage({ data, rest }: MainPageProps) {
  const blocks = leadingLightBlocks(data.main_page);
  return (
    <div className={styles.page}>
      {data.main_page.slice(0, blocks.length).map(({ id }, place) => {
        const block = blocks[place];
        return block && <LightBlock key={id} block={block} isFirst={place === 0} />;
      })}
      {rest(blocks.length)}
    </div>
  );
}
