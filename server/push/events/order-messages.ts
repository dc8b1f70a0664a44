import type { MessageText } from './event-messages.ts';

type Text = { readonly title: string; readonly body: string };
type Texts = { readonly ko: Text; readonly en: Text };

/** The texts that a buyer is told of an order, step by step. `#` stands for its number; shown on locked phones, so it names no product. */
const texts = {
  PAID: {
    ko: { title: '결제가 완료됐어요', body: '주문 # 건을 정성껏 준비할게요.' },
    en: { title: 'Payment completed', body: 'We are getting your order # ready.' },
  },
  PRODUCING: {
    ko: { title: '상품 제작을 시작했어요', body: '주문 #의 상품을 만들고 있어요.' },
    en: { title: 'Production has started', body: 'We are making the items of your order #.' },
  },
  SHIPPING: {
    ko: { title: '상품이 출발했어요', body: '주문 #의 배송 현황을 확인해 보세요.' },
    en: { title: 'Your order is on its way', body: 'See where your order # is now.' },
  },
  DELIVERED: {
    ko: { title: '배송이 완료됐어요', body: '주문 #의 상품이 마음에 드셨다면 구매를 확정해 주세요.' },
    en: { title: 'Your order has arrived', body: 'Happy with order #? Please confirm your purchase.' },
  },
  CONFIRMED: {
    ko: { title: '구매가 확정됐어요', body: '주문 # 건은 잘 받으셨나요? 리뷰도 들려주세요.' },
    en: { title: 'Purchase confirmed', body: 'Thank you for order #. Tell others how you like it.' },
  },
  CANCELED: {
    ko: { title: '주문이 취소됐어요', body: '주문 #의 취소 내용을 확인해 보세요.' },
    en: { title: 'Your order was canceled', body: 'See what was canceled of order #.' },
  },
  EXPIRED: {
    ko: { title: '입금 기한이 지났어요', body: '주문 # 건은 입금이 확인되지 않아 취소됐어요.' },
    en: { title: 'Your deposit is overdue', body: 'Order # was canceled because no deposit arrived.' },
  },
  REFUNDED: {
    ko: { title: '환불이 완료됐어요', body: '주문 #의 환불 내역을 확인해 보세요.' },
    en: { title: 'Refund completed', body: 'See the refund of your order #.' },
  },
  CLAIM_ACCEPTED: {
    ko: { title: '신청하신 내용이 승인됐어요', body: '주문 #의 처리 과정을 확인해 보세요.' },
    en: { title: 'Your request was accepted', body: 'See what happens next with order #.' },
  },
  CLAIM_REJECTED: {
    ko: { title: '신청하신 내용을 처리하지 못했어요', body: '주문 #의 자세한 사유를 확인해 보세요.' },
    en: { title: 'Your request could not be accepted', body: 'See the reason with order #.' },
  },
} as const satisfies Record<string, Texts>;

export type OrderNoticeKind = keyof typeof texts;

export function orderMessage(kind: OrderNoticeKind, orderNumber: string): MessageText {
  const { ko, en } = texts[kind];
  return {
    title: ko.title,
    title_en: en.title,
    body: ko.body.replace('#', orderNumber),
    body_en: en.body.replace('#', orderNumber),
  };
}
