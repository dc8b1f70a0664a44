import type { Pool, PoolClient } from 'pg';
import { sendToMember } from '#server/members/send-to-member.ts';
import type { Messages } from '#server/messages/messages.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { Locale } from '#src/shared/locale.ts';
import { lockPoints } from './member-lots.ts';

const batch = 200;

/** The days before the end of a lot on which its owner is told. Whoever was told of fewer days is not told of more. */
const stage = `case when expires_at <= now() + interval '3 days' then 3
  when expires_at <= now() + interval '30 days' then 30 else 60 end`;

const isDue = `remain > 0 and expires_at > now() and expires_at <= now() + interval '60 days'
  and coalesce(noticed_days > ${stage}, true)`;

/** 60, 30 and 3 days before, once each, one message per member. */
export async function notifyExpiringPoints(pool: Pool, messages: Messages): Promise<void> {
  const leftOut: string[] = [];
  for (;;) {
    const { rows } = await pool.query<{ memberId: string }>(
      `select distinct user_id as "memberId" from point_lot where ${isDue} and user_id <> all ($1) limit ${batch}`,
      [leftOut],
    );
    const failed = await eachContained('notices-of-points', rows, ({ memberId }) =>
      inTransaction(pool, (transaction) => notify(transaction, messages, memberId)),
    );
    leftOut.push(...failed.map(({ memberId }) => memberId));
    if (rows.length < batch) return;
  }
}

type Expiring = { readonly amount: number; readonly expiresAt: Date };

/** The message exists if, and only if, the lots are marked. Points that an order holds are not spoken of. */
async function notify(transaction: PoolClient, messages: Messages, memberId: string): Promise<void> {
  await lockPoints(transaction, memberId);
  const { rows } = await transaction.query<Expiring>(
    `with noticed as (
      update point_lot set noticed_days = ${stage} where user_id = $1 and ${isDue} returning id, remain, expires_at),
    free as (
      select expires_at, remain - coalesce((
        select sum(amount) from point_hold where lot_id = noticed.id and state = 'HELD'), 0)::int as amount from noticed)
    select sum(amount)::int as amount, min(expires_at) as "expiresAt" from free where amount > 0
    group by date_trunc('day', expires_at at time zone 'Asia/Seoul') order by 2 limit 10`,
    [memberId],
  );
  if (rows.length === 0) return;
  const text = {
    ko: {
      subject: '[꾸밈] 곧 소멸되는 적립금이 있어요',
      text: `[꾸밈] 사용하지 않으면 소멸되는 적립금을 알려 드려요.\n${lines(rows, 'ko', (amount, day) => `${day} ${amount}원`)}`,
    },
    en: {
      subject: '[kkumim] Some of your points expire soon',
      text: `[kkumim] These points of yours expire unless they are used.\n${lines(rows, 'en', (amount, day) => `${day}: ${amount}`)}`,
    },
  };
  await sendToMember(transaction, messages, { memberId, kind: 'POINTS_EXPIRING', text });
}

const lines = (
  expiring: readonly Expiring[],
  locale: Locale,
  line: (amount: string, day: string) => string,
): string =>
  expiring
    .map(
      ({ amount, expiresAt }) =>
        `· ${line(amount.toLocaleString('ko'), formatDay(expiresAt.toISOString(), locale))}`,
    )
    .join('\n');
