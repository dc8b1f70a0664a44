import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { ReviewCard, reviewCardFragment } from '#src/components/review/review-card.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';

// By way of the products: the reviews of a large shop are not searched for those of one brand.
const brandReviewsQuery = graphql(
  `
    query BrandReviews($id: uuid!, $viewerId: uuid!) {
      product(
        where: { brand_id: { _eq: $id }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: [{ popularity: desc }, { id: desc }]
        limit: 12
      ) {
        id
        reviews(
          where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          order_by: [{ like_count: desc }, { created_at: desc }, { id: asc }]
          limit: 1
        ) {
          id
          ...ReviewCard_review
        }
      }
    }
  `,
  [reviewCardFragment],
);

type BrandReviewsProps = { id: string; viewerId: string; heading: SectionTitle };

/** The most helpful review of each of a brand's most popular products, whatever its score. */
export function BrandReviews({ heading, ...variables }: BrandReviewsProps) {
  return (
    <DeferredQuery query={brandReviewsQuery} variables={variables}>
      {({ product: products }) => {
        const reviews = products.flatMap((product) => product.reviews);
        if (reviews.length === 0) return null;
        return (
          <section className={page.section}>
            <SectionHeading {...heading} />
            <Carousel label={heading.title} slidesPerView={2.2} gap={12} bleed>
              {reviews.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </Carousel>
          </section>
        );
      }}
    </DeferredQuery>
  );
}
