import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

/** The data that the shop knows of a member, by topic. Ids and what only a machine reads are left out. */
const queries = {
  profile: `select email, name, nickname, phone, phone_verified_at, email_verified_at, created_at from "user" where id = $1`,
  // The newest thousand: every answer to a consent is a row, and there is no end to them.
  agreements: `select * from (select type, agreed, terms_version, at, method, host(address) as address from user_agreement
    where user_id = $1 order by at desc, type limit 1000) newest order by at, type`,
  sessions: `select created_at, rotated_at as used_at, ended_at, host(address) as address, user_agent
    from identity_session where account_id = $1 order by created_at`,
  liked_products: `select product.name_ko as name, liked.created_at from product_like liked join product on product.id = product_id
    where user_id = $1 and liked.deleted_at is null order by liked.created_at`,
  liked_graphics: `select graphic.name_ko as name, liked.created_at from graphic_like liked join graphic on graphic.id = graphic_id
    where user_id = $1 and liked.deleted_at is null order by liked.created_at`,
  followed_artists: `select artist.name_ko as name, followed.created_at from artist_follow followed
    join artist on artist.id = artist_id where followed.user_id = $1 and followed.deleted_at is null order by followed.created_at`,
  followed_brands: `select brand.name_ko as name, followed.created_at from brand_follow followed
    join brand on brand.id = brand_id where followed.user_id = $1 and followed.deleted_at is null order by followed.created_at`,
  designs: `select custom.name_ko as name, product.name_ko as product, custom.created_at from product_custom custom
    join product on product.id = product_id where user_id = $1 and custom.deleted_at is null order by custom.created_at`,
  reviews: `select product.name_ko as product, score, content, review.created_at from review
    join product on product.id = product_id where user_id = $1 and review.deleted_at is null order by review.created_at`,
  reported_reviews: `select report.reason, report.content, report.created_at from review_report report
    where user_id = $1 order by report.created_at`,
  questions: `select product.name_ko as product, inquiry.content, answer, inquiry.created_at from product_inquiry inquiry
    join product on product.id = product_id where user_id = $1 and inquiry.deleted_at is null order by inquiry.created_at`,
  inquiries: `select type, title, content, state, answer, answered_at, created_at,
      (select count(*)::int from inquiry_image where inquiry_id = inquiry.id) as photos
    from inquiry where user_id = $1 and deleted_at is null order by created_at`,
  orders: `select order_number, state, payment_method, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone,
      zip_code, address, detail_address, shipping_request, product_amount, delivery_amount, discount_amount, point_amount,
      payment_amount, refunded_amount, agreements, ordered_at, paid_at, canceled_at, confirmed_at,
      (select jsonb_agg(jsonb_build_object('name', name_ko, 'option', option_name_ko, 'size', size, 'quantity', quantity,
        'paid_amount', paid_amount, 'state', line.state) order by position) from order_product line where order_id = orders.id) as products
    from orders where user_id = $1 and deleted_at is null order by ordered_at`,
  deliveries: `select order_number, name_ko as carrier, tracking_number, delivery.state, shipped_at, delivered_at from delivery
    join orders on orders.id = order_id join delivery_carrier carrier on carrier.code = carrier_code
    where user_id = $1 and deleted_at is null order by shipped_at`,
  claims: `select claim_number, order_number, type, order_claim.state, reason_code, reason, fault, return_fee, refund_amount,
      refund_point, decided_reason, order_claim.created_at,
      (select count(*)::int from order_claim_image where claim_id = order_claim.id) as photos
    from order_claim join orders on orders.id = order_id where user_id = $1 and deleted_at is null
    order by order_claim.created_at`,
  cash_receipts: `select order_number, type, identifier_masked as number, cash_receipt.state, amount, issued_at from cash_receipt
    join orders on orders.id = order_id where user_id = $1 order by cash_receipt.created_at`,
  addresses: `select label, recipient, phone, zip_code, address, detail_address, is_default, created_at from user_address
    where user_id = $1 and deleted_at is null order by created_at`,
  cart: `select product.name_ko as product, option.name_ko as option, size, quantity, item.created_at from cart
    join cart_item item on item.cart_id = cart.id join product_variant variant on variant.id = item.product_variant_id
    join product_option option on option.id = product_option_id join product on product.id = option.product_id
    where user_id = $1 order by item.created_at`,
  coupons: `select coupon.name_ko as name, user_coupon.state, used_at, expires_at, user_coupon.created_at from user_coupon
    join coupon on coupon.id = coupon_id where user_id = $1 order by user_coupon.created_at`,
  points: `select balance from user_point where user_id = $1`,
  point_history: `select type, amount, balance_after, reason_code, memo, created_at from point_history where user_id = $1
    order by created_at`,
  point_debts: `select amount, remain, created_at from point_debt where user_id = $1 order by created_at`,
  wallet: `select state, wallet_email as email, connected_at, disconnected_at from user_wallet where user_id = $1`,
  social_accounts: `select provider, linked_at from user_social where user_id = $1 order by linked_at`,
  notification_subscriptions: `select topic, created_at from push_topic_subscription where user_id = $1 order by created_at`,
  devices_with_notifications: `select user_agent, created_at from push_subscription where user_id = $1 order by created_at`,
} as const;

export type MemberData = Readonly<Record<keyof typeof queries, readonly object[]>>;

/** As of one moment. */
export function exportData(pool: Pool, memberId: string): Promise<MemberData> {
  return inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    const data: Record<string, readonly object[]> = {};
    for (const [topic, query] of Object.entries(queries)) {
      data[topic] = (await client.query<Record<string, unknown>>(query, [memberId])).rows;
    }
    return data as MemberData;
  });
}
