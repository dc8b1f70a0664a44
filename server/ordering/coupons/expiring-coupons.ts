import type { Pool, PoolClient } from 'pg';
import { sendToMember } from '#server/members/send-to-member.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { Locale } from '#src/shared/locale.ts';

const batch = 200;

/** Within three days of its end; one that was issued for so short a time not on the day it was issued. */
const isDue = `user_coupon.state = 'ISSUED' and noticed_at is null
  and expires_at > now() and expires_at <= now() + interval '3 days' and user_coupon.created_at < now() - interval '1 day'`;

/** Once per coupon, one message per member. */
export async function notifyExpiringCoupons(pool: Pool, messages: Messages): Promise<void> {
  const leftOut: string[] = [];
  for (;;) {
    const { rows } = await pool.query<{ memberId: string }>(
      `select distinct user_id as "memberId" from user_coupon where ${isDue} and user_id <> all ($1) limit ${batch}`,
      [leftOut],
    );
    const failed = await eachContained('notices-of-coupons', rows, ({ memberId }) =>
      inTransaction(pool, (transaction) => notify(transaction, messages, memberId)),
    );
    leftOut.push(...failed.map(({ memberId }) => memberId));
    if (rows.length < batch) return;
  }
}

type Coupon = CamelColumns<'coupon', 'name_ko' | 'name_en'> & { readonly expiresAt: Date };

/** The message exists if, and only if, the coupons are marked. */
async function notify(transaction: PoolClient, messages: Messages, memberId: string): Promise<void> {
  await transaction.query(
    `select from user_coupon where user_id = $1 and ${isDue} order by id for no key update`,
    [memberId],
  );
  const { rows: coupons } = await transaction.query<Coupon>(
    `with noticed as (
      update user_coupon set noticed_at = now() where user_id = $1 and ${isDue} returning coupon_id, expires_at)
    select name_ko as "nameKo", name_en as "nameEn", expires_at as "expiresAt"
    from noticed join coupon on coupon.id = coupon_id where deleted_at is null order by expires_at, coupon.id`,
    [memberId],
  );
  if (coupons.length === 0) return;
  const text = {
    ko: {
      subject: '[꾸밈] 쿠폰 사용 기한이 얼마 남지 않았어요',
      text: `[꾸밈] 곧 사용 기한이 끝나는 쿠폰이에요.\n${lines(coupons, 'ko', ({ nameKo }, day) => `${nameKo} (${day}까지)`)}`,
    },
    en: {
      subject: '[kkumim] Your coupons expire soon',
      text: `[kkumim] These coupons of yours expire soon.\n${lines(coupons, 'en', ({ nameEn }, day) => `${nameEn} (until ${day})`)}`,
    },
  };
  await sendToMember(transaction, messages, { memberId, kind: 'COUPON_EXPIRING', text });
}

const mostLines = 10;

const lines = (
  coupons: readonly Coupon[],
  locale: Locale,
  line: (coupon: Coupon, day: string) => string,
): string =>
  coupons
    .slice(0, mostLines)
    .map((coupon) => `· ${line(coupon, formatDay(coupon.expiresAt.toISOString(), locale))}`)
    .join('\n');
