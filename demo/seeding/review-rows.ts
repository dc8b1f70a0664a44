import { type DemoReview, demoReviews, reviewKey } from '../catalogue/reviews.ts';
import { memberId, productId, reviewId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import { stableId } from '../keys/stable-id.ts';
import { boughtOption } from './bought-option.ts';
import type { Calendar } from './calendar.ts';
import { photoKey, reviewPhotoSize } from './review-photo.ts';
import type { Row, TableRows } from './rows.ts';

export function reviewRows(calendar: Calendar): TableRows[] {
  return [
    {
      table: 'review',
      rows: demoReviews.map((review) => ({
        id: reviewId(reviewKey(review)),
        product_id: productId(review.product),
        user_id: memberId(review.by),
        score: review.score,
        content: review.content,
        state: 'ACT',
        ...boughtOption(review),
        is_best: review.isBest === true,
        like_count: 0,
        unlike_count: 0,
        created_at: calendar.daysAgo(review.daysAgo),
      })),
    },
    { table: 'review_image', rows: demoReviews.flatMap(photoRows) },
  ];
}

function photoRows(review: DemoReview): Row[] {
  return (review.photos ?? []).map((_, position) => ({
    id: stableId('review_image', photoKey(review, position)),
    review_id: reviewId(reviewKey(review)),
    src: demoPaths.reviewPhoto(photoKey(review, position)),
    ...reviewPhotoSize,
    position,
  }));
}
