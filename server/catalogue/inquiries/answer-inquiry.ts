import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Result } from '#server/platform/result.ts';

type Answer = { readonly id: string; readonly actorId: string; readonly answer: string };
type Answered = Result<null, 'not-found' | 'answered'>;

/** Answers once; a trigger tells the author. `ofOwnProducts`: of the brands of the actor only. */
export function answerProductInquiry(
  pool: Pool,
  { ofOwnProducts, ...answer }: Answer & { readonly ofOwnProducts: boolean },
): Promise<Answered> {
  const isOwn = `exists (select from product join brand_member using (brand_id)
    where product.id = product_id and product.deleted_at is null and brand_member.user_id = $2)`;
  return inTransaction(pool, (transaction) =>
    store(transaction, answer, {
      table: 'product_inquiry',
      action: 'product-inquiry.answer',
      condition: ofOwnProducts ? isOwn : '$2::uuid is not null',
    }),
  );
}

export function answerInquiry(pool: Pool, answer: Answer): Promise<Answered> {
  return inTransaction(pool, (transaction) =>
    store(transaction, answer, {
      table: 'inquiry',
      action: 'inquiry.answer',
      condition: '$2::uuid is not null',
    }),
  );
}

type Target = {
  readonly table: 'product_inquiry' | 'inquiry';
  readonly action: Parameters<typeof recordAccess>[1]['action'];
  /** Which rows the actor, `$2`, may answer. */
  readonly condition: string;
};

async function store(
  transaction: PoolClient,
  { id, actorId, answer }: Answer,
  { table, action, condition }: Target,
): Promise<Answered> {
  const { rows } = await transaction.query<{ user_id: string; state: string }>(
    `select user_id, state from ${table} where id = $1 and deleted_at is null and ${condition} for no key update`,
    [id, actorId],
  );
  const [inquiry] = rows;
  if (!inquiry) return { ok: false, problem: 'not-found' };
  if (inquiry.state === 'ANSWERED') return { ok: false, problem: 'answered' };
  await transaction.query(
    `update ${table} set state = 'ANSWERED', answer = $3, answered_at = now(), answered_by = $2 where id = $1`,
    [id, actorId, answer],
  );
  await recordAccess(transaction, { actorId, userId: inquiry.user_id, action, subjectId: id });
  return { ok: true, value: null };
}
