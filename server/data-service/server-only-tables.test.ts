import { expect, test } from 'vitest';
import { withDataService } from '../../tests/support/data-service.ts';
import { metadataDirectory } from '../../tests/support/metadata-directory.ts';
import { id } from '../../tests/support/small-shop.ts';
import { noLimits } from './limits.ts';
import { loadMetadata } from './metadata/load-metadata.ts';

const { pool, refusal } = withDataService({ limits: noLimits });
const tracked = (await loadMetadata(metadataDirectory)).map(({ table }) => table.name);

/** The tables that the server alone reads and writes: nobody, not even the built-in role, reaches them by GraphQL. */
const serverOnly = {
  buying:
    `books_check cart cart_item cash_receipt checkout claim_history claim_state_rule coupon coupon_code coupon_code_failure
    coupon_target delivery delivery_carrier delivery_event order_claim order_claim_image order_claim_product
    order_notice order_print_file order_product order_refund order_state_history order_state_rule orders payment
    payment_cancel payment_event point_debt point_history point_hold point_lot remote_area retained_record
    stock_reservation user_address user_coupon user_point`.split(/\s+/),
  accounts: ['external_session', 'user_social', 'social_sign_in'],
  reviews: ['artist_sales', 'order_product_graphic', 'review_blind_history', 'review_report'],
};
const tables = Object.values(serverOnly).flat();

const roles = ['public', 'user', 'artist', 'brand', 'admin'] as const;
const callerOf = (role: (typeof roles)[number]) => (role === 'public' ? role : { role, user: id('user', 1) });
const matrix = tables.flatMap((table) => roles.map((role) => [table, role] as const));

test.each(matrix)('%s is not there for %s', async (table, role) => {
  for (const document of [
    `{ ${table} { __typename } }`,
    `{ ${table}_by_pk(id: 1) { __typename } }`,
    `mutation { insert_${table}(objects: [{}]) { affected_rows } }`,
    `mutation { update_${table}(where: {}, _set: {}) { affected_rows } }`,
    `mutation { delete_${table}(where: {}) { affected_rows } }`,
  ]) {
    expect((await refusal(document, {}, callerOf(role))).code, document).toBe('validation-failed');
  }
});

test('these tables exist, and none of them is tracked', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name = any($1)`,
    [tables],
  );
  expect(rows.map(({ name }) => name).sort()).toEqual([...tables].sort());
  expect(tables.filter((table) => tracked.includes(table))).toEqual([]);
});
