import type { PoolClient } from 'pg';
import type { Messages } from '#server/messages/messages.ts';

const texts = {
  ko: (number: string) =>
    `[꾸밈] 주문 ${number}의 입금이 기한이 지난 뒤에 확인되어 환불해 드려요. 1:1 문의로 환불받으실 계좌를 알려 주세요.`,
  en: (number: string) =>
    `[kkumim] Your deposit for order ${number} arrived after its deadline and will be refunded. Please tell us your refund account by 1:1 inquiry.`,
};

/** A deposit cannot be given back without an account of the buyer. */
export async function sendRefundNotice(
  transaction: PoolClient,
  messages: Messages,
  orderId: string,
): Promise<void> {
  const { rows } = await transaction.query<{
    number: string;
    email: string;
    phone: string;
    locale: 'ko' | 'en';
  }>(
    'select order_number as number, orderer_email as email, orderer_phone as phone, locale from orders where id = $1',
    [orderId],
  );
  const [order] = rows;
  if (!order) return;
  const { number, email, phone, locale } = order;
  const common = { kind: 'REFUND_ACCOUNT_REQUIRED', locale, text: texts[locale](number) };
  const subject = locale === 'ko' ? '환불받으실 계좌를 알려 주세요' : 'Please tell us your refund account';
  if (messages.isAvailable('sms'))
    await messages.send(transaction, { ...common, channel: 'sms', recipient: phone });
  else await messages.send(transaction, { ...common, channel: 'email', recipient: email, subject });
}
