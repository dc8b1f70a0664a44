import type { PoolClient } from 'pg';
import type { AccountStore } from '#server/identity/account-store.ts';
import { consentTypes, insertConsents } from '#server/members/consents.ts';
import { hasUnfinishedOrder } from '#server/ordering/claims/unfinished-orders.ts';
import { voidPoints } from '#server/ordering/points/expire-points.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';
import { disconnectWallet } from '#server/services/wallet/member-wallet.ts';

type Withdrawal = {
  readonly memberId: string;
  readonly reasonCode: string;
  readonly reason: string | null;
  readonly address: string;
};

type WithdrawalProblem = 'sells-here' | 'open-orders';

const keptDays = 30;

/**
 * The member cannot sign in any more from this moment; 30 days later nothing personal is left, see `purge-withdrawn.ts`.
 *
 * @returns when that will be
 */
export async function withdraw(
  { pool, accounts }: { readonly pool: Pool; readonly accounts: Pick<AccountStore, 'close'> },
  { memberId, reasonCode, reason, address }: Withdrawal,
): Promise<Result<Date, WithdrawalProblem>> {
  let afterwards = async () => {};
  const result = await inTransactionUnlessRefused<Date, WithdrawalProblem>(pool, async (client) => {
    await client.query('select from "user" where id = $1 for update', [memberId]);
    // The same call a second time, at the same moment.
    const done = await findWithdrawal(client, memberId);
    if (done) return { ok: true, value: done };
    const obstacle = await findObstacle(client, memberId);
    if (obstacle) return { ok: false, problem: obstacle };
    const refused = consentTypes.map((type) => ({ type, agreed: false }));
    await insertConsents(client, { userId: memberId, address }, refused);
    // Before the state of the member, whose trigger ends sessions without saying which.
    afterwards = await accounts.close(client, memberId);
    await client.query(`update "user" set state = 'WITHDRAWN' where id = $1`, [memberId]);
    await endBelongings(client, memberId);
    return { ok: true, value: await insertWithdrawal(client, { memberId, reasonCode, reason }) };
  });
  if (result.ok) await afterwards();
  return result;
}

/** Finds what has to be finished first. The member is locked: an order of the same moment is seen, or is refused afterwards. */
async function findObstacle(client: PoolClient, memberId: string): Promise<WithdrawalProblem | null> {
  if (await sellsHere(client, memberId)) return 'sells-here';
  const { rows } = await client.query<{ isOpen: boolean }>(`select ${hasUnfinishedOrder('$1')} as "isOpen"`, [
    memberId,
  ]);
  return rows[0]?.isOpen ? 'open-orders' : null;
}

/** A member who has graphics or products in the shop leaves by contract. */
async function sellsHere(client: PoolClient, memberId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from artist where user_id = $1 and deleted_at is null
     union all select from brand_member where user_id = $1 limit 1`,
    [memberId],
  );
  return rowCount === 1;
}

/** Things that nobody can use any more. */
async function endBelongings(client: PoolClient, memberId: string): Promise<void> {
  for (const table of ['push_subscription', 'push_topic_subscription', 'checkout', 'cart']) {
    await client.query(`delete from ${table} where user_id = $1`, [memberId]);
  }
  await client.query(`update user_coupon set state = 'REVOKED' where user_id = $1 and state = 'ISSUED'`, [
    memberId,
  ]);
  await voidPoints(client, memberId);
  await removeCustoms(client, memberId);
  await disconnectWallet(client, memberId);
}

/** Triggers have their pictures deleted. */
async function removeCustoms(client: PoolClient, memberId: string): Promise<void> {
  await client.query(
    `update custom_share set revoked_at = now() from product_custom custom
     where custom.id = product_custom_id and user_id = $1 and type = 'USER' and revoked_at is null`,
    [memberId],
  );
  await client.query(
    `update product_custom set deleted_at = now() where user_id = $1 and type = 'USER' and deleted_at is null`,
    [memberId],
  );
}

async function findWithdrawal(client: PoolClient, memberId: string): Promise<Date | null> {
  const { rows } = await client.query<{ purgeAt: Date }>(
    'select purge_at as "purgeAt" from user_withdrawal where user_id = $1',
    [memberId],
  );
  return rows[0]?.purgeAt ?? null;
}

async function insertWithdrawal(
  client: PoolClient,
  { memberId, reasonCode, reason }: Omit<Withdrawal, 'address'>,
): Promise<Date> {
  const { rows } = await client.query<{ purgeAt: Date }>(
    `insert into user_withdrawal (user_id, reason_code, reason, purge_at)
     values ($1, $2, $3, now() + $4 * interval '1 day') returning purge_at as "purgeAt"`,
    [memberId, reasonCode, reason, keptDays],
  );
  const [row] = rows;
  if (!row) throw new Error('The withdrawal was not stored.');
  return row.purgeAt;
}
