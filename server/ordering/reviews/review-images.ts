import type { PoolClient } from 'pg';
import { attachUpload, releaseUploads } from '#server/catalogue/uploads/uploads.ts';

type Images = {
  readonly memberId: string;
  readonly reviewId: string;
  /** The ids of images that the review has, and of uploads that become its images. */
  readonly imageIds: readonly string[];
};

/**
 * Makes these the images of a review, in this order. An image has the id of its upload.
 *
 * @returns false if one of them is neither; the transaction must be rolled back then
 */
export async function setReviewImages(transaction: PoolClient, images: Images): Promise<boolean> {
  const { memberId, reviewId, imageIds } = images;
  const { rows } = await transaction.query<{ id: string }>(
    'select id from review_image where review_id = $1',
    [reviewId],
  );
  const existing = rows.map(({ id }) => id);
  const removed = existing.filter((id) => !imageIds.includes(id));
  if (removed.length > 0) {
    await transaction.query('delete from review_image where id = any ($1)', [removed]);
    await releaseUploads(transaction, { memberId, ids: removed });
  }
  for (const [position, id] of imageIds.entries()) {
    if (existing.includes(id)) {
      await transaction.query('update review_image set position = $2 where id = $1', [id, position]);
      continue;
    }
    const photo = await attachUpload(transaction, { memberId, purpose: 'REVIEW', id });
    if (!photo) return false;
    await transaction.query(
      'insert into review_image (id, review_id, src, width, height, position) values ($1, $2, $3, $4, $5, $6)',
      [id, reviewId, photo.src, photo.width, photo.height, position],
    );
  }
  return true;
}
