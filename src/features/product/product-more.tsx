import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { isInquiryFormReopened } from '#src/writes/inquiries/inquiry-drafts.ts';
import { ProductGuide } from './product-guide.tsx';
import { ProductInfo } from './product-info.tsx';
import { ProductInquiries } from './product-inquiries.tsx';
import styles from './product-more.module.css';
import { type ProductMoreData, productMoreQuery } from './product-more-query.ts';
import { ProductReviews } from './product-reviews.tsx';
import { ProductWatch } from './product-watch.tsx';

/** The content of a product page below its first screen. */
export function ProductMore({ id, viewerId }: { id: string; viewerId: string }) {
  return (
    <>
      <ProductWatch id={id} />
      <DeferredQuery query={productMoreQuery} variables={{ id, viewerId }}>
        {({ product_by_pk: product, shop_policy_by_pk: policy }) =>
          product && <ProductTabs product={product} policy={policy} viewerId={viewerId} />
        }
      </DeferredQuery>
    </>
  );
}

type ProductTabsProps = {
  product: NonNullable<ProductMoreData['product_by_pk']>;
  policy: ProductMoreData['shop_policy_by_pk'];
  viewerId: string;
};

function ProductTabs({ product, policy, viewerId }: ProductTabsProps) {
  const { t, i18n } = useLingui();
  const sections = useRef<HTMLDivElement>(null);
  // The tabs stick while a long panel is read; the next one is read from its start.
  const showStart = () => {
    const { current } = sections;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView();
  };
  const reviews = i18n.number(product.review_count);
  const isAsking = isInquiryFormReopened(product.id);
  return (
    <div ref={sections} className={styles.sections}>
      <Tabs
        label={t`About this product`}
        sticky
        onSelect={showStart}
        {...(isAsking && { initialId: 'inquiries' })}
        tabs={[
          { id: 'info', label: t`Info`, panel: <ProductInfo product={product} viewerId={viewerId} /> },
          {
            id: 'reviews',
            label: product.review_count > 0 ? t`Reviews ${reviews}` : t`Reviews`,
            panel: <ProductReviews product={product} productId={product.id} viewerId={viewerId} />,
          },
          {
            id: 'inquiries',
            label: t`Q&A`,
            panel: <ProductInquiries productId={product.id} maxChars={policy?.inquiry_max_chars ?? 1000} />,
          },
          { id: 'guide', label: t`Guide`, panel: <ProductGuide product={product} policy={policy} /> },
        ]}
      />
    </div>
  );
}
