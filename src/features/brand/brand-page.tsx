import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import page from '#src/components/page/detail-page.module.css';
import { DetailSections, type SectionTitle } from '#src/components/page/detail-sections.tsx';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { BrandPageData } from './brand-page-query.ts';
import { BrandProfile } from './brand-profile.tsx';

const BrandGraphics = lazyComponent(
  () => import('./brand-graphics.tsx'),
  'BrandGraphics',
  DeferredPlaceholder,
);
const BrandReviews = lazyComponent(() => import('./brand-reviews.tsx'), 'BrandReviews', DeferredPlaceholder);

type BrandPageProps = {
  brand: NonNullable<BrandPageData['brand_by_pk']>;
  templates: BrandPageData['detail_template'];
  viewerId: string;
  products: (heading: SectionTitle) => ReactNode;
};

export function BrandPage({ brand, templates, viewerId, products }: BrandPageProps) {
  const { t } = useLingui();
  const { id } = brand;
  return (
    <div className={page.page}>
      <BrandProfile brand={brand} />
      <DetailSections
        templates={templates}
        sections={[
          { subType: 'PRODUCT', title: t`Products`, show: products },
          {
            subType: 'GRAPHIC',
            title: t`Graphics`,
            show: (heading) => (
              <Deferred>
                <BrandGraphics id={id} viewerId={viewerId} heading={heading} />
              </Deferred>
            ),
          },
          {
            subType: 'REVIEW',
            title: t`Reviews`,
            show: (heading) => (
              <Deferred>
                <BrandReviews id={id} viewerId={viewerId} heading={heading} />
              </Deferred>
            ),
          },
        ]}
      />
    </div>
  );
}
