import type { PoolClient } from 'pg';
import { encrypt } from '#server/platform/encryption.ts';
import type { OrderRequest } from './order-request.ts';

type CashReceipt = NonNullable<OrderRequest['cash_receipt']> & { readonly amount: number };

/** The number that the receipt is for, encrypted: a phone, card or business number. */
export async function insertCashReceipt(
  transaction: PoolClient,
  dataKey: Buffer,
  orderId: string,
  { type, identifier, amount }: CashReceipt,
): Promise<void> {
  await transaction.query(
    `insert into cash_receipt (order_id, type, identifier_enc, identifier_masked, amount) values ($1, $2, $3, $4, $5)`,
    [orderId, type, encrypt(dataKey, orderId, identifier), maskIdentifier(identifier), amount],
  );
}

/** `010****5678` */
const maskIdentifier = (identifier: string): string =>
  `${identifier.slice(0, 3)}${'*'.repeat(identifier.length - 7)}${identifier.slice(-4)}`;
