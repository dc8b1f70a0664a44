import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createPasswordHasher } from '#server/identity/accounts/password-hasher.ts';

export const newMemberPassword = 'maru-kkumida-82';

/** A member of the running shop who has signed up earlier; `remove` leaves nothing of them. */
export async function insertMember(pool: Pool, email: string) {
  const id = randomUUID();
  const hash = await (await createPasswordHasher()).hash(newMemberPassword);
  await pool.query('insert into identity_account (id, email, name, password_hash) values ($1, $2, $3, $4)', [
    id,
    email,
    '김마루',
    hash,
  ]);
  await pool.query('insert into "user" (id, email, name, nickname, phone) values ($1, $2, $3, $4, $5)', [
    id,
    email,
    '김마루',
    `마루${id.slice(0, 6)}`,
    '01055550100',
  ]);
  return { id, email, remove: () => removeMember(pool, email) };
}

export async function removeMember(pool: Pool, email: string): Promise<void> {
  const ids = `(select id from "user" where email = $1)`;
  for (const [table, column] of [
    ['user_withdrawal', 'user_id'],
    ['daily_use', 'user_id'],
    ['verification_code', 'member_id'],
    ['user_agreement', 'user_id'],
    ['user_coupon', 'user_id'],
    ['push_topic_subscription', 'user_id'],
  ]) {
    await pool.query(`delete from ${table} where ${column} in ${ids}`, [email]);
  }
  await pool.query('delete from "user" where email = $1', [email]);
  await pool.query('delete from identity_account where email = $1', [email]);
}
