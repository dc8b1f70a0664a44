import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { ReviewCard, reviewCardFragment } from '#src/components/review/review-card.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';

const reviewMoreQuery = graphql(
  `
    query ReviewMore($id: uuid!, $productId: uuid!, $viewerId: uuid!) {
      review(
        where: {
          product_id: { _eq: $productId }
          id: { _neq: $id }
          state: { _eq: "ACT" }
          deleted_at: { _is_null: true }
        }
        order_by: [{ like_count: desc }, { created_at: desc }, { id: asc }]
        limit: 10
      ) {
        id
        ...ReviewCard_review
      }
    }
  `,
  [reviewCardFragment],
);

type ReviewMoreProps = { id: string; productId: string; viewerId: string };

/** The most helpful other reviews of the product, whatever their score. */
export function ReviewMore(props: ReviewMoreProps) {
  const { t } = useLingui();
  const title = t`More reviews of this product`;
  return (
    <DeferredQuery query={reviewMoreQuery} variables={props}>
      {({ review: reviews }) =>
        reviews.length > 0 && (
          <section className={page.section}>
            <SectionHeading
              title={title}
              action={
                <Link to="/review/list" search={{ product_id: props.productId }}>
                  <Trans>See all</Trans>
                </Link>
              }
            />
            <Carousel label={title} slidesPerView={2.2} gap={12} bleed>
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </Carousel>
          </section>
        )
      }
    </DeferredQuery>
  );
}
