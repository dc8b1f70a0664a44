import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import page from '#src/components/page/detail-page.module.css';
import { PhotoStrip } from '#src/components/photo/photo-strip.tsx';
import { ReportReview } from '#src/components/review/report-review.tsx';
import { ReviewText } from '#src/components/review/review-text.tsx';
import { ReviewVotes } from '#src/components/review/review-votes.tsx';
import { ReviewedProduct } from '#src/components/review/reviewed-product.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import styles from './review-page.module.css';
import type { ShownReview } from './review-page-query.ts';

type ReviewPageProps = {
  review: ShownReview;
  /** The content below the first screen. */
  more: ReactNode;
};

export function ReviewPage({ review, more }: ReviewPageProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const { product } = review;
  const productName = text(product.name_ko, product.name_en);
  const author = review.user?.nickname ?? '';
  const photos = review.review_images.map(({ id, src }) => ({ key: id, src, alt: t`Photo by ${author}` }));
  const title = t`Review of ${productName}`;
  return (
    <div className={page.page}>
      <article className={styles.review}>
        <h2 className="visually-hidden">{title}</h2>
        <PhotoStrip label={t`Review photos`} photos={photos} size="page" />
        <ReviewedProduct product={product} />
        <div className={styles.text}>
          <ReviewText review={review} />
        </div>
        <div className={styles.actions}>
          <ShareButton title={title} picture={photos[0]?.src ?? product.image_src} />
          <ReportReview reviewId={review.id} authorId={review.user?.id} name={title} />
          <ReviewVotes review={review} />
        </div>
      </article>
      {more}
    </div>
  );
}
