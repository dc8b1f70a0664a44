import type { PoolClient } from 'pg';
import type { Messages } from '#server/messages/messages.ts';
import { bankName } from '#src/shared/banks.ts';
import type { Locale } from '#src/shared/locale.ts';

type Orderer = {
  readonly number: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: Locale;
  readonly amount: number;
  readonly bank: string | null;
  readonly deadline: Date | null;
  /** The parcel that it is about, or else the newest one: its carrier in both languages, and its number. */
  readonly parcel: { readonly ko: string; readonly en: string; readonly number: string } | null;
  /** The time until which it is said that a parcel has not come. */
  readonly assumedAt: Date | null;
};

type Notice = { readonly subject: string; readonly text: string };
type Writing = Readonly<Record<Locale, (orderer: Orderer) => Notice>>;

const timeIn = (locale: Locale, time: Date | null): string =>
  time?.toLocaleString(locale, { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' }) ?? '';

const notices = {
  /** A deposit cannot be given back without an account of the buyer. */
  REFUND_ACCOUNT_REQUIRED: {
    ko: ({ number }) => ({
      subject: '환불받으실 계좌를 알려 주세요',
      text: `[꾸밈] 주문 ${number}의 입금이 기한이 지난 뒤에 확인되어 환불해 드려요. 1:1 문의로 환불받으실 계좌를 알려 주세요.`,
    }),
    en: ({ number }) => ({
      subject: 'Please tell us your refund account',
      text: `[kkumim] Your deposit for order ${number} arrived after its deadline and will be refunded. Please tell us your refund account by 1:1 inquiry.`,
    }),
  },
  /** The buyer has canceled the order, and money came all the same. */
  PAID_AFTER_CANCEL: {
    ko: ({ number }) => ({
      subject: '취소하신 주문의 결제 금액을 환불해 드려요',
      text: `[꾸밈] 취소하신 주문 ${number}에 결제가 확인되어 전액 환불해 드려요. 주문은 취소된 상태로 유지돼요.`,
    }),
    en: ({ number }) => ({
      subject: 'We are refunding a payment for your canceled order',
      text: `[kkumim] A payment arrived for order ${number}, which you have canceled. The order stays canceled and all of it is refunded.`,
    }),
  },
  PAID_AFTER_CANCEL_ACCOUNT: {
    ko: ({ number }) => ({
      subject: '환불받으실 계좌를 알려 주세요',
      text: `[꾸밈] 취소하신 주문 ${number}에 입금이 확인되어 전액 환불해 드려요. 주문 상세나 1:1 문의로 환불받으실 계좌를 알려 주세요.`,
    }),
    en: ({ number }) => ({
      subject: 'Please tell us your refund account',
      text: `[kkumim] A deposit arrived for order ${number}, which you have canceled, and will be refunded in full. Please tell us your refund account with your order or by 1:1 inquiry.`,
    }),
  },
  /** Without the number of the account, which is for the shop's own pages. */
  DEPOSIT_REMINDER: {
    ko: ({ number, amount, bank, deadline }) => ({
      subject: '입금 기한이 얼마 남지 않았어요',
      text: `[꾸밈] 주문번호 ${number}. ${timeIn('ko', deadline)}까지 ${bankName(bank ?? '', 'ko')} 계좌로 ${amount.toLocaleString('ko')}원을 입금해 주세요. 기한이 지나면 주문이 취소돼요. 계좌번호는 주문 상세에서 볼 수 있어요.`,
    }),
    en: ({ number, amount, bank, deadline }) => ({
      subject: 'Your deposit is due soon',
      text: `[kkumim] Please deposit ₩${amount.toLocaleString('en')} for order ${number} to the account at ${bankName(bank ?? '', 'en')} by ${timeIn('en', deadline)} (Korean time); after that the order is canceled. The account number is shown with your order.`,
    }),
  },
  SHIPPED: {
    ko: ({ number, parcel }) => ({
      subject: '상품이 출발했어요',
      text: `[꾸밈] 주문 ${number}의 상품이 출발했어요. ${parcel?.ko} ${parcel?.number}`,
    }),
    en: ({ number, parcel }) => ({
      subject: 'Your order is on its way',
      text: `[kkumim] Your order ${number} is on its way. ${parcel?.en} ${parcel?.number}`,
    }),
  },
  /** The message about the departure is wrong. */
  TRACKING_CORRECTED: {
    ko: ({ number, parcel }) => ({
      subject: '송장 번호를 바로잡았어요',
      text: `[꾸밈] 주문 ${number}의 송장 번호를 잘못 알려 드려 죄송해요. 바른 번호는 ${parcel?.ko} ${parcel?.number}예요.`,
    }),
    en: ({ number, parcel }) => ({
      subject: 'Your tracking number was corrected',
      text: `[kkumim] We are sorry, the tracking number of your order ${number} was wrong. The right one is ${parcel?.en} ${parcel?.number}.`,
    }),
  },
  /** Nobody has said that the parcel has come. */
  DELIVERY_ASSUMED: {
    ko: ({ number, assumedAt }) => ({
      subject: '상품을 잘 받으셨나요?',
      text: `[꾸밈] 주문 ${number}의 배송 완료가 아직 확인되지 않았어요. 받지 못하셨다면 ${timeIn('ko', assumedAt)}까지 1:1 문의로 알려 주세요. 그 후에는 배송이 완료된 것으로 처리돼요.`,
    }),
    en: ({ number, assumedAt }) => ({
      subject: 'Has your order arrived?',
      text: `[kkumim] Nobody has confirmed yet that your order ${number} has arrived. If it has not, please tell us by 1:1 inquiry by ${timeIn('en', assumedAt)} (Korean time); after that it counts as delivered.`,
    }),
  },
} as const satisfies Record<string, Writing>;

type About = {
  readonly orderId: string;
  readonly kind: keyof typeof notices;
  readonly deliveryId?: string;
};

/** To whoever ordered, in the transaction of what it is about: by text message, or else by email. */
export async function sendBuyerMessage(
  transaction: PoolClient,
  messages: Messages,
  { orderId, kind, deliveryId }: About,
): Promise<void> {
  const { rows } = await transaction.query<Orderer>(
    `select order_number as number, orderer_email as email, orderer_phone as phone, locale, payment_amount as amount,
       deposit_bank as bank, deposit_deadline as deadline,
       now() + interval '3 days' as "assumedAt", parcel
     from orders left join lateral (
       select jsonb_build_object('ko', name_ko, 'en', name_en, 'number', tracking_number) as parcel
       from delivery join delivery_carrier carrier on carrier.code = carrier_code
       where order_id = orders.id order by delivery.id = $2 desc, shipped_at desc limit 1) newest on true
     where id = $1`,
    [orderId, deliveryId ?? null],
  );
  const [orderer] = rows;
  if (!orderer) return;
  const { locale, email, phone } = orderer;
  const { subject, text } = notices[kind][locale](orderer);
  if (messages.isAvailable('sms'))
    await messages.send(transaction, { channel: 'sms', kind, locale, recipient: phone, text });
  else await messages.send(transaction, { channel: 'email', kind, locale, recipient: email, subject, text });
}
