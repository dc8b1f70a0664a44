import type { deliveryStates } from '#src/shared/contracts/deliveries.ts';

export type DeliveryState = (typeof deliveryStates)[number];

type Text = { readonly ko: string; readonly en: string };

/** The texts of a parcel's events: in Korean where the carrier sends none, and always in English. */
export const deliveryTexts: Readonly<Record<DeliveryState, Text>> = {
  INFORMATION_RECEIVED: {
    ko: '택배사에 배송을 접수했어요.',
    en: 'The carrier has been told about your parcel.',
  },
  AT_PICKUP: { ko: '택배사가 상품을 받았어요.', en: 'The carrier has picked up your parcel.' },
  IN_TRANSIT: { ko: '상품이 이동하고 있어요.', en: 'Your parcel is on its way.' },
  OUT_FOR_DELIVERY: { ko: '배송을 시작했어요. 곧 도착해요.', en: 'Your parcel is out for delivery.' },
  ATTEMPT_FAIL: {
    ko: '배송하지 못했어요. 택배사가 다시 방문할 예정이에요.',
    en: 'The carrier could not deliver your parcel and will try again.',
  },
  DELIVERED: { ko: '배송이 완료됐어요.', en: 'Your parcel has been delivered.' },
  AVAILABLE_FOR_PICKUP: {
    ko: '보관 장소에서 상품을 찾아가 주세요.',
    en: 'Your parcel is waiting to be picked up.',
  },
  EXCEPTION: {
    ko: '배송에 문제가 생겼어요. 택배사에 문의해 주세요.',
    en: 'There is a problem with your parcel. Please contact the carrier.',
  },
  UNKNOWN: { ko: '배송 상태를 확인하고 있어요.', en: 'The carrier reported something else.' },
};
