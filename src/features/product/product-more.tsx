import { Trans, useLingui } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/deferred-query.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { ProductGuide } from './product-guide.tsx';
import { ProductInfo } from './product-info.tsx';
import { type ProductMoreData, productMoreQuery } from './product-more-query.ts';
import { ProductReviews } from './product-reviews.tsx';

/** The content of a product page below its first screen. */
export function ProductMore({ id, viewerId }: { id: string; viewerId: string }) {
  return (
    <DeferredQuery query={productMoreQuery} variables={{ id, viewerId }}>
      {({ product_by_pk: product }) => product && <ProductTabs product={product} />}
    </DeferredQuery>
  );
}

export function ProductTabs({ product }: { product: NonNullable<ProductMoreData['product_by_pk']> }) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`About this product`}
      sticky
      tabs={[
        { id: 'info', label: t`Info`, panel: <ProductInfo product={product} /> },
        { id: 'reviews', label: t`Reviews`, panel: <ProductReviews product={product} /> },
        {
          id: 'inquiries',
          label: t`Q&A`,
          panel: <EmptyState title={<Trans>Product Q&A is coming soon.</Trans>} />,
        },
        { id: 'guide', label: t`Guide`, panel: <ProductGuide /> },
      ]}
    />
  );
}
