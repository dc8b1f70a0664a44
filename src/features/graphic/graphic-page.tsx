import type { ReactNode } from 'react';
import type { FragmentOf } from '#src/graphql/graphql.ts';
import { GraphicHead, type graphicHeadFragment } from './graphic-head.tsx';
import styles from './graphic-page.module.css';

type GraphicPageProps = {
  graphic: FragmentOf<typeof graphicHeadFragment>;
  /** Whole KRW that the shop adds to each donation. */
  shopDonation: number;
  /** The content below the first screen. */
  more: ReactNode;
};

export function GraphicPage({ graphic, shopDonation, more }: GraphicPageProps) {
  return (
    <div className={styles.page}>
      <GraphicHead graphic={graphic} shopDonation={shopDonation} />
      {more}
    </div>
  );
}
