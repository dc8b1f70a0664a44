import type { Pool } from '#server/platform/database/pool.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { getClaimOptions as contract } from '#src/shared/contracts/order-claims.ts';
import { claimReasons, keptQuantity, reasonFaults } from '../reading/order-actions.ts';
import {
  type ClaimFees,
  type ReadLine,
  readClaimPolicy,
  readOrderLines,
} from '../reading/read-order-lines.ts';
import { type ExchangeVariant, readExchangeVariants } from './exchange-variants.ts';

type Options = ResponseBody<typeof contract, Date | string>;
type Question = {
  readonly memberId: string;
  readonly orderId: string;
  /** Of these only. */
  readonly lineId?: string | undefined;
};

/** @returns null when the member has no such order */
export async function readClaimOptions(
  pool: Pool,
  { memberId, orderId, lineId }: Question,
): Promise<Options | null> {
  const { rows } = await pool.query<ClaimFees & { readonly needsAccount: boolean }>(
    `select return_fee_oneway, exchange_fee, payment_method = 'VIRTUAL_ACCOUNT' and refund_account_enc is null as "needsAccount" from orders
     where id = $1 and user_id = $2 and deleted_at is null`,
    [orderId, memberId],
  );
  const [order] = rows;
  if (!order) return null;
  const lines = (await readOrderLines(pool, [orderId])).filter(
    ({ id, actions }) => (!lineId || id === lineId) && actions.includes('RETURN'),
  );
  const policy = await readClaimPolicy(pool);
  const variants = await readExchangeVariants(
    pool,
    lines.map(({ id }) => id),
  );
  const now = new Date();
  return {
    lines: lines.map((line) => ({
      ...optionsOf(line, variants),
      reasons: claimReasons(line, policy, now).map((code) => ({ code, fault: reasonFaults[code] })),
    })),
    return_fee: order.return_fee_oneway,
    exchange_fee: order.exchange_fee,
    refund_account_required: order.needsAccount,
  };
}

function optionsOf(line: ReadLine, variants: readonly ExchangeVariant[]) {
  const types = (['RETURN', 'EXCHANGE'] as const).filter((type) => line.actions.includes(type));
  return {
    line,
    max_quantity: keptQuantity(line),
    types,
    photos_required: line.withdrawal_limited,
    exchange_variants: variants
      .filter(({ line_id }) => line_id === line.id && types.includes('EXCHANGE'))
      .map(({ line_id: _line, stock_count, ...variant }) => ({ ...variant, is_available: stock_count > 0 })),
  };
}
