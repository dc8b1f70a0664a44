import type { Pool } from 'pg';
import { isInPeriod, periodValues } from '#server/platform/database/period.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import { pointEntriesPerPage } from '#src/shared/contracts/page-sizes.ts';
import type { listPointHistory as contract } from '#src/shared/contracts/points.ts';

type Filter = InputOf<typeof contract>['query'] & { readonly memberId: string };
type PointHistory = ResponseBody<typeof contract, Date | string>;

const condition = `history.user_id = $1 and ${isInPeriod('history.created_at')} and ($5::text is null or type = $5)`;

/** The newest first. */
export async function listPointHistory(pool: Pool, filter: Filter): Promise<PointHistory> {
  const { memberId, type = null, page = 1 } = filter;
  const values = [memberId, ...periodValues(filter), type];
  const { rows: entries } = await pool.query<PointHistory['entries'][number]>(
    `select history.id, type, history.amount, balance_after, reason_code, memo, history.created_at, order_id,
       order_number, lot.expires_at
     from point_history history left join orders on orders.id = order_id
       left join point_lot lot on type = 'ADD' and lot.source = reason_code and lot.source_id = history.source_id
     where ${condition}
     order by history.created_at desc, history.id limit ${pointEntriesPerPage} offset $6`,
    [...values, (page - 1) * pointEntriesPerPage],
  );
  const { rows } = await pool.query<{ total: number }>(
    `select count(*)::int as total from point_history history where ${condition}`,
    values,
  );
  return { entries, total: rows[0]?.total ?? 0 };
}
