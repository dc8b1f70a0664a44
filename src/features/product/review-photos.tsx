import { useLingui } from '@lingui/react/macro';
import { PhotoStrip } from '#src/components/photo/photo-strip.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';

const reviewPhotosQuery = graphql(`
  query ProductReviewPhotos($id: uuid!) {
    review(
      where: {
        product_id: { _eq: $id }
        image_count: { _gt: 0 }
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
      }
      order_by: { created_at: desc }
      limit: 12
    ) {
      id
      user {
        id
        nickname
      }
      review_images(order_by: { position: asc }) {
        id
        src
      }
    }
  }
`);

/** The newest photos of a product's reviews, in a strip. */
export function ReviewPhotos({ productId }: { productId: string }) {
  const { t } = useLingui();
  const variables = { id: productId };
  const data = useCachedQuery({ document: reviewPhotosQuery, variables, requestPolicy: 'cache-first' });
  const photos = (data?.review ?? []).flatMap(({ user, review_images }) =>
    review_images.map(({ id, src }) => {
      const author = user?.nickname ?? '';
      return { key: id, src, alt: t`Photo by ${author}` };
    }),
  );
  return <PhotoStrip label={t`Review photos`} photos={photos} />;
}
