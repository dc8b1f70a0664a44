import type { Text } from './text.ts';

type DemoCoupon = {
  readonly key: string;
  readonly name: Text;
  readonly type: 'ORDER' | 'PRODUCT' | 'GRAPHIC';
  readonly discount: { readonly rate: number } | { readonly amount: number };
  readonly minOrder?: number;
  readonly maxDiscount?: number;
  readonly maxDiscountPerPiece?: number;
  readonly pieces?: number;
  readonly isCombinable?: false;
  /** Key of the brand that it is for. */
  readonly brand?: string;
  /** How members get it, `AUTO`: with their sign-up; the demo's shopper has those that an operator gave. */
  readonly issue: 'ADMIN' | 'AUTO' | 'DOWNLOAD' | { readonly code: string };
  readonly validDays: number;
  /** When the demo's shopper got it; by default today. */
  readonly issuedDaysAgo?: number;
};

/** One of each kind, for orders, products and graphics. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    key: 'first-order',
    name: { ko: '첫 주문 5,000원 할인', en: '5,000 won off your first order' },
    type: 'ORDER',
    discount: { amount: 5_000 },
    minOrder: 30_000,
    issue: 'ADMIN',
    validDays: 30,
  },
  {
    key: 'mudeon-ten',
    name: { ko: '무던 상품 10% 할인', en: '10% off products of Mudeon' },
    type: 'PRODUCT',
    discount: { rate: 10 },
    maxDiscount: 10_000,
    pieces: 2,
    brand: 'mudeon',
    issue: 'ADMIN',
    validDays: 14,
  },
  {
    key: 'graphic-half',
    name: { ko: '그래픽 반값 쿠폰', en: 'Half the price of graphics' },
    type: 'GRAPHIC',
    discount: { rate: 50 },
    maxDiscountPerPiece: 2_000,
    issue: 'ADMIN',
    validDays: 45,
  },
  {
    key: 'whole-order',
    name: { ko: '단독 사용 15% 할인', en: '15% off, used by itself' },
    type: 'ORDER',
    discount: { rate: 15 },
    minOrder: 50_000,
    maxDiscount: 20_000,
    isCombinable: false,
    issue: 'ADMIN',
    validDays: 60,
  },
  {
    key: 'welcome-code',
    name: { ko: '꾸밈 친구 3,000원 할인', en: '3,000 won off for friends of kkumim' },
    type: 'ORDER',
    discount: { amount: 3_000 },
    minOrder: 10_000,
    issue: { code: 'KKUM-IM20-26AA' },
    validDays: 90,
  },
  {
    key: 'sign-up',
    name: { ko: '가입 축하 3,000원 할인', en: '3,000 won off for new members' },
    type: 'ORDER',
    discount: { amount: 3_000 },
    minOrder: 20_000,
    issue: 'AUTO',
    validDays: 30,
  },
  {
    key: 'weekend',
    name: { ko: '주말 선물 쿠폰 2,000원', en: 'Weekend gift, 2,000 won' },
    type: 'PRODUCT',
    discount: { amount: 2_000 },
    issue: 'DOWNLOAD',
    validDays: 7,
  },
  {
    key: 'graphic-gift',
    name: { ko: '그래픽 20% 할인', en: '20% off graphics' },
    type: 'GRAPHIC',
    discount: { rate: 20 },
    issue: 'DOWNLOAD',
    validDays: 14,
  },
  {
    key: 'summer',
    name: { ko: '여름 맞이 2,000원 할인', en: '2,000 won off for the summer' },
    type: 'ORDER',
    discount: { amount: 2_000 },
    minOrder: 20_000,
    issue: 'ADMIN',
    validDays: 30,
    issuedDaysAgo: 90,
  },
];

/** Points of the demo's shopper; the first have expired. */
export const demoPoints = [
  { key: 'spring', amount: 1_000, memo: '봄 이벤트 적립금', daysAgo: 200, daysLeft: -20 },
  { key: 'welcome', amount: 3_000, memo: '가입 축하 적립금', daysAgo: 100, daysLeft: 20 },
  { key: 'autumn', amount: 5_500, memo: '가을 이벤트 적립금', daysAgo: 40, daysLeft: 325 },
] as const;

/** Addresses of the demo's shopper. */
export const demoAddresses = [
  {
    key: 'home',
    label: '집',
    recipient: '김하루',
    phone: '01020260001',
    zip_code: '04766',
    address: '서울 성동구 왕십리로 83-21',
    detail_address: '202동 1104호',
    is_default: true,
  },
  {
    key: 'office',
    label: '회사',
    recipient: '김하루',
    phone: '01020260001',
    zip_code: '63309',
    address: '제주특별자치도 제주시 첨단로 242',
    detail_address: '3층',
    is_default: false,
  },
] as const;
