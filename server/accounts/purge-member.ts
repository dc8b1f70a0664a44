import type { PoolClient } from 'pg';
import type { AccountStore } from '#server/identity/account-store.ts';
import { retainRecords } from './retained-records.ts';

/** Rows that are the member's own, and nobody else's business. */
const ownTables = [
  'user_agreement',
  'push_subscription',
  'push_topic_subscription',
  'notification',
  'idempotency_key',
  'verification_code',
  'user_address',
  'checkout',
  'cart',
  'coupon_code_failure',
  'user_wallet',
  'user_social',
  'external_session',
  'review_report',
  'daily_use',
] as const;

/** They count: rows are marked as deleted first, which the triggers of the counts notice. */
const reactionTables = [
  'graphic_like',
  'product_like',
  'review_like',
  'review_unlike',
  'banner_like',
  'artist_follow',
  'brand_follow',
] as const;

const memberColumns: Readonly<Record<string, string>> = { verification_code: 'member_id' };

type Parts = { readonly dataKey: Buffer; readonly removeAccount: AccountStore['remove'] };

/**
 * Reviews stay below the name of somebody who left, questions about products for the three years that the law on electronic
 * commerce demands; their author is nobody any more. Orders and inquiries see `retained-records.ts`.
 */
export async function purgeMember(
  client: PoolClient,
  { dataKey, removeAccount }: Parts,
  memberId: string,
): Promise<void> {
  await deleteMessages(client, memberId);
  await retainRecords(client, dataKey, memberId);
  await clearOrders(client, memberId);
  await deleteInquiries(client, memberId);
  for (const table of ownTables) {
    await client.query(`delete from ${table} where ${memberColumns[table] ?? 'user_id'} = $1`, [memberId]);
  }
  for (const table of reactionTables) {
    await client.query(`update ${table} set deleted_at = now() where user_id = $1 and deleted_at is null`, [
      memberId,
    ]);
    await client.query(`delete from ${table} where user_id = $1`, [memberId]);
  }
  await deleteDesigns(client, memberId);
  // Photos that nothing has attached are removed with their files by the cleanup of uploads.
  await client.query(
    `update upload set created_at = now() - interval '2 days' where user_id = $1 and attached_at is null`,
    [memberId],
  );
  // A coupon that was used is a part of an order, and points are a ledger; neither says anything of a person.
  await client.query(`delete from user_coupon where user_id = $1 and state <> 'USED'`, [memberId]);
  await removeAccount(client, memberId);
  await client.query(
    `update "user" set email = id || '@members.invalid', name = '', nickname = '탈퇴한 회원', phone = null,
       phone_verified_at = null, email_verified_at = null, deleted_at = now() where id = $1`,
    [memberId],
  );
}

/** To the member, and to whoever was named in an order. */
async function deleteMessages(client: PoolClient, memberId: string): Promise<void> {
  const { rows } = await client.query<{ recipient: string }>(
    `select unnest(array[email, phone]) as recipient from "user" where id = $1
     union select unnest(array[orderer_email, orderer_phone]) from orders where user_id = $1`,
    [memberId],
  );
  const recipients = rows.map(({ recipient }) => recipient);
  await client.query('delete from demo_message where recipient = any ($1)', [recipients]);
  await client.query(`delete from outbound_call where payload ->> 'recipient' = any ($1)`, [recipients]);
  await client.query(`delete from push_message where topic in ('ORDER', 'INQUIRY') and target_id = $1`, [
    memberId,
  ]);
}

/** Their amounts and states stay, of nobody, for the books. */
async function clearOrders(client: PoolClient, memberId: string): Promise<void> {
  await client.query(
    `update orders set orderer_name = '', orderer_phone = '', orderer_email = '', recipient = '', recipient_phone = '',
       zip_code = '00000', address = '', detail_address = '', shipping_request = '', depositor_name = null,
       deposit_account_enc = null, refund_account_enc = null, deleted_at = now(),
       quote = jsonb_build_object('used_coupons', quote -> 'used_coupons')
     where user_id = $1`,
    [memberId],
  );
  const own = 'select id from orders where user_id = $1';
  await client.query(
    `update order_product line set name_ko = product.name_ko, name_en = product.name_en, image_src = product.image_src,
       custom_snapshot = case when custom_snapshot is not null then '{}'::jsonb end
     from product where product.id = product_id and product_custom_id is not null and order_id in (${own})`,
    [memberId],
  );
  await client.query(
    `update payment_cancel set refund_account_enc = null
     where payment_id in (select id from payment where order_id in (${own}))`,
    [memberId],
  );
  await client.query(`delete from cash_receipt where order_id in (${own} and paid_at is null)`, [memberId]);
  await client.query(
    `delete from order_claim_image where claim_id in (select id from order_claim where order_id in (${own}))`,
    [memberId],
  );
  await client.query(
    `update order_claim set reason = '', pickup_enc = null,
       decided_reason = case when decided_reason is not null then '-' end where order_id in (${own})`,
    [memberId],
  );
  // By its number a carrier tells who lives where.
  await client.query(
    `with parcels as (update delivery set tracking_number = null, check_at = null where order_id in (${own}) returning id)
     delete from delivery_event where delivery_id in (select id from parcels)`,
    [memberId],
  );
}

/** Their photos become unattached, and go with their files. */
async function deleteInquiries(client: PoolClient, memberId: string): Promise<void> {
  await client.query(
    'delete from inquiry_image where inquiry_id in (select id from inquiry where user_id = $1)',
    [memberId],
  );
  await client.query('delete from inquiry where user_id = $1', [memberId]);
  await client.query(
    `update upload set attached_at = null where user_id = $1 and purpose in ('INQUIRY', 'CLAIM')`,
    [memberId],
  );
}

/** Their names may say anything; their rows stay, because other rows refer to them. */
async function deleteDesigns(client: PoolClient, memberId: string): Promise<void> {
  await client.query(
    `delete from custom_share where product_custom_id in (select id from product_custom where user_id = $1)`,
    [memberId],
  );
  await client.query(
    `update product_custom set deleted_at = coalesce(deleted_at, now()), name_ko = '지운 디자인', name_en = null
     where user_id = $1 and type = 'USER'`,
    [memberId],
  );
}
