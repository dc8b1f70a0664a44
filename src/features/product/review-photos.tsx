import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Picture } from '#src/components/picture.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './product-reviews.module.css';

const PictureViewer = lazyComponent(() => import('./picture-viewer.tsx'), 'PictureViewer');

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
  const [openAt, setOpenAt] = useState(-1);
  const variables = { id: productId };
  const data = useCachedQuery({ document: reviewPhotosQuery, variables, requestPolicy: 'cache-first' });
  const photos = (data?.review ?? []).flatMap(({ user, review_images }) =>
    review_images.map(({ id, src }) => {
      const author = user?.nickname ?? '';
      return { key: id, src, alt: t`Photo by ${author}` };
    }),
  );
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.strip} aria-label={t`Review photos`}>
        {photos.map(({ key, src, alt }, index) => (
          <li key={key}>
            <button type="button" className={styles.photo} onClick={() => setOpenAt(index)}>
              <Picture src={src} alt={alt} size="s" ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      {openAt >= 0 && (
        <PictureViewer
          label={t`Review photos`}
          pictures={photos}
          startAt={openAt}
          onClose={() => setOpenAt(-1)}
        />
      )}
    </>
  );
}
