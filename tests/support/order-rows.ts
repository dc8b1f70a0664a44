import { randomUUID } from 'node:crypto';
import type { catalogue } from './catalogue.ts';

type Rows = ReturnType<typeof catalogue>;
type Values = Readonly<Record<string, unknown>>;

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomCode = () =>
  Array.from(
    randomUUID().replaceAll('-', '').slice(0, 8),
    (digit) => letters[Number.parseInt(digit, 16) * 2],
  ).join('');

/** An order without lines; `values` say whose it is and what it costs. */
export async function insertOrder(rows: Rows, values: Values): Promise<{ id: string; number: string }> {
  const number = `20261124-${randomCode()}`;
  const id = await rows.insert('orders', {
    order_number: number,
    payment_method: 'CARD',
    locale: 'ko',
    orderer_name: '김꾸밈',
    orderer_phone: '01012345678',
    orderer_email: 'kim@example.com',
    recipient: '김꾸밈',
    recipient_phone: '01012345678',
    zip_code: '04524',
    address: '서울',
    detail_address: '1',
    delivery_amount: 0,
    discount_amount: 0,
    point_amount: 0,
    source: '{"items":[]}',
    quote: '{"used_coupons":[]}',
    agreements: '{}',
    ...values,
  });
  return { id, number };
}

/** One line of it, of a product of its own with so many pieces in stock. */
export async function insertOrderLine(
  rows: Rows,
  stock: number,
  values: Values,
): Promise<{ lineId: string; variantId: string }> {
  const productId = await rows.product();
  const variantId = await rows.variant(await rows.option(productId), 'M', stock);
  const lineId = await rows.insert('order_product', {
    position: 0,
    product_id: productId,
    product_variant_id: variantId,
    brand_id: await rows.brand(),
    production_method: 'NONE',
    size: 'M',
    name_ko: '티셔츠',
    name_en: 'T-shirt',
    option_name_ko: '검정',
    option_name_en: 'Black',
    image_src: '/tee.webp',
    price_lines: '[]',
    quantity: 1,
    graphic_price: 0,
    is_custom_made: false,
    withdrawal_limited: false,
    ...values,
  });
  return { lineId, variantId };
}
