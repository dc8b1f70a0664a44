import type { Pool } from '#server/platform/database/pool.ts';
import { isShown } from '#server/platform/database/visibility.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import type { reportReview as contract, listReportedReviews } from '#src/shared/contracts/reviews.ts';

type Report = InputOf<typeof contract>['body'] & { readonly memberId: string; readonly id: string };
type ReportedReview = ResponseBody<typeof listReportedReviews, Date | string>['reviews'][number];

/** A member's first report of a review stays. @returns false if there is no such review of somebody else */
export async function reportReview(pool: Pool, { memberId, id, reason, content }: Report): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with reviewed as (
      select id from review where id = $1 and user_id <> $2 and ${isShown('review')}),
    reported as (
      insert into review_report (review_id, user_id, reason, content) select id, $2, $3, $4 from reviewed
      on conflict do nothing)
    select from reviewed`,
    [id, memberId, reason, content?.trim() ?? null],
  );
  return rowCount === 1;
}

export async function listReported(pool: Pool): Promise<ReportedReview[]> {
  const { rows } = await pool.query<ReportedReview>(
    `select review.id, score, review.content, nickname, review.state, review.created_at, reports
     from (
       select review_id, max(created_at) as latest, jsonb_agg(jsonb_build_object(
         'reason', reason, 'content', content, 'created_at', created_at) order by created_at) as reports
       from review_report group by review_id
     ) reported
       join review on review.id = review_id join "user" on "user".id = review.user_id
     where review.deleted_at is null order by latest desc, review.id limit 100`,
  );
  return rows;
}
