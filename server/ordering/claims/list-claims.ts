import type { Pool } from '#server/platform/database/pool.ts';
import type { listClaims as contract } from '#src/shared/contracts/admin-claims.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import { cancellationOf } from '../reading/cancellations.ts';

type Page = ResponseBody<typeof contract, Date | string>;
type Query = InputOf<typeof contract>['query'];

const pageSize = 50;

/** For operators: what waits for them, and which money did not go back. Names nobody. */
export async function listClaims(pool: Pool, { state, page = 1 }: Query): Promise<Page> {
  const { rows: claims } = await pool.query<Page['claims'][number]>(
    `select order_claim.id, claim_number, order_id, order_number, order_claim.type, order_claim.state, reason_code, fault,
       refund_amount, refund_point, order_claim.created_at,
       (select ${cancellationOf} from payment_cancel cancel join payment paid on paid.id = cancel.payment_id
        where cancel.claim_id = order_claim.id) as refund
     from order_claim join orders on orders.id = order_id
     where $1::text is null or order_claim.state = $1
     order by order_claim.created_at, order_claim.id limit $2 offset $3`,
    [state ?? null, pageSize, (page - 1) * pageSize],
  );
  const { rows } = await pool.query<{ total: number }>(
    'select count(*)::int as total from order_claim where $1::text is null or state = $1',
    [state ?? null],
  );
  return { claims, total: rows[0]?.total ?? 0 };
}
