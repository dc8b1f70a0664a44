import type { ReactNode } from 'react';
import page from '#src/components/page/detail-page.module.css';
import type { FragmentOf } from '#src/graphql/graphql.ts';
import { GraphicHead, type graphicHeadFragment } from './graphic-head.tsx';

type GraphicPageProps = {
  graphic: FragmentOf<typeof graphicHeadFragment>;
  /** Whole KRW that the shop adds to each donation. */
  shopDonation: number;
  /** The content below the first screen. */
  more: ReactNode;
};

export function GraphicPage({ graphic, shopDonation, more }: GraphicPageProps) {
  return (
    <div className={page.page}>
      <GraphicHead graphic={graphic} shopDonation={shopDonation} />
      {more}
    </div>
  );
}
