import type { PoolClient } from 'pg';
import { recordAccess } from '#server/members/access-log.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { decrypt, encrypt } from '#server/platform/encryption.ts';

type Kind = 'ORDER' | 'INQUIRY';

type Retained = {
  readonly id: string;
  readonly kind: Kind;
  readonly reference: string;
  readonly record: object;
  readonly retainedUntil: Date;
};

/** Contracts and their payments for five years: an order that was never paid is none. */
const paidOrders = `select orders.id, 'ORDER' as kind, order_number as reference,
    greatest(ordered_at, paid_at, confirmed_at, canceled_at) + interval '5 years' as "retainedUntil",
    jsonb_build_object('orderer_name', orderer_name, 'orderer_phone', orderer_phone, 'orderer_email', orderer_email,
      'recipient', recipient, 'recipient_phone', recipient_phone, 'zip_code', zip_code, 'address', address,
      'detail_address', detail_address, 'depositor_name', depositor_name, 'ordered_at', ordered_at, 'paid_at', paid_at,
      'payment_method', payment_method, 'payment_amount', payment_amount, 'refunded_amount', refunded_amount,
      'agreements', agreements, 'products', (
        select jsonb_agg(jsonb_build_object('name', name_ko, 'option', option_name_ko, 'size', size,
          'quantity', quantity, 'paid_amount', paid_amount, 'state', state, 'custom', custom_snapshot) order by position)
        from order_product where order_id = orders.id),
      'claims', (
        select jsonb_agg(jsonb_build_object('number', claim_number, 'type', type, 'state', state, 'reason_code', reason_code,
          'reason', reason, 'decided_reason', decided_reason, 'refund_amount', refund_amount, 'created_at', created_at)
          order by created_at)
        from order_claim where order_id = orders.id), 'deliveries', (
        select jsonb_agg(jsonb_build_object('carrier', carrier_code, 'tracking_number', tracking_number,
          'shipped_at', shipped_at, 'delivered_at', delivered_at) order by shipped_at)
        from delivery where order_id = orders.id)) as record
  from orders where user_id = $1 and paid_at is not null`;

/** The texts that were asked and answered, for the three years of complaints. */
const inquiries = `select id, 'INQUIRY' as kind, id::text as reference,
    greatest(created_at, answered_at) + interval '3 years' as "retainedUntil",
    jsonb_build_object('type', type, 'title', title, 'content', content, 'answer', answer, 'created_at', created_at,
      'answered_at', answered_at) as record
  from inquiry where user_id = $1`;

/** Moves what the law demands out of the rows of a member, before these are cleared. */
export async function retainRecords(
  transaction: PoolClient,
  dataKey: Buffer,
  memberId: string,
): Promise<void> {
  for (const query of [paidOrders, inquiries]) {
    const { rows } = await transaction.query<Retained>(query, [memberId]);
    for (const { id, kind, reference, record, retainedUntil } of rows) {
      await transaction.query(
        `insert into retained_record (id, kind, reference, user_id, record_enc, retained_until)
         select $1, $2, $3, $4, $5, $6 where $6 > now()`,
        [id, kind, reference, memberId, encrypt(dataKey, id, JSON.stringify(record)), retainedUntil],
      );
    }
  }
}

type Reading = { readonly reference: string; readonly actorId: string; readonly dataKey: Buffer };

type StoredRecord = Columns<'retained_record', 'id' | 'kind' | 'user_id' | 'record_enc' | 'retained_until'>;

type ReadRecord = { readonly kind: Kind; readonly retained_until: Date; readonly record: object };

/** For an operator; whoever reads is recorded in the same transaction. @returns null when there is none */
export function readRetainedRecord(
  pool: Pool,
  { reference, actorId, dataKey }: Reading,
): Promise<ReadRecord | null> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<StoredRecord>(
      `select id, kind, user_id, record_enc, retained_until from retained_record
       where reference = $1 and retained_until > now()`,
      [reference],
    );
    const [stored] = rows;
    if (!stored) return null;
    const { id, kind, user_id: userId, record_enc, retained_until } = stored;
    await recordAccess(transaction, { actorId, userId, action: 'retained-record.read', subjectId: id });
    const record = decrypt(dataKey, id, record_enc);
    if (record === null) throw new Error('A retained record was encrypted with another key.');
    return { kind, retained_until, record: JSON.parse(record) as object };
  });
}

/** The records that the law no longer demands, with the numbers that cash receipts were issued for. */
export async function removeEndedRecords(pool: Pool): Promise<void> {
  await pool.query(
    `with ended as (delete from retained_record where retained_until <= now() returning id)
     update cash_receipt set identifier_enc = null, identifier_masked = '' from ended where order_id = ended.id`,
  );
}
