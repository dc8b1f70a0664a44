import type { Text } from './text.ts';

type DemoDetailTemplate = {
  readonly type: 'BRAND' | 'ARTIST' | 'GRAPHIC' | 'PLAN';
  readonly subType: string;
  readonly title: Text;
  readonly subTitle: Text;
};

/** The sections of the detail pages, in their order. */
export const detailTemplates: readonly DemoDetailTemplate[] = [
  {
    type: 'GRAPHIC',
    subType: 'PRODUCT',
    title: { ko: '이 그래픽을 올릴 수 있어요', en: 'Looks good on' },
    subTitle: { ko: '어울리는 상품을 골라 봤어요', en: 'Products that go well with it' },
  },
  {
    type: 'GRAPHIC',
    subType: 'ARTIST_GRAPHIC',
    title: { ko: '같은 작가의 그래픽', en: 'More by this artist' },
    subTitle: { ko: '한 사람이 그린 다른 이야기', en: 'Other stories by the same hand' },
  },
  {
    type: 'GRAPHIC',
    subType: 'REVIEW',
    title: { ko: '먼저 꾸며 본 분들의 리뷰', en: 'What others made of it' },
    subTitle: { ko: '실제로 받아 본 모습이에요', en: 'How it really looks' },
  },
  {
    type: 'ARTIST',
    subType: 'BEST_GRAPHIC',
    title: { ko: '가장 사랑받는 그래픽', en: 'Most loved graphics' },
    subTitle: { ko: '좋아요가 많은 순서예요', en: 'Most liked first' },
  },
  {
    type: 'ARTIST',
    subType: 'GRAPHIC',
    title: { ko: '모든 그래픽', en: 'All graphics' },
    subTitle: { ko: '마음에 드는 그림을 찾아보세요', en: 'Find the one for you' },
  },
  {
    type: 'ARTIST',
    subType: 'BRAND',
    title: { ko: '함께하는 브랜드', en: 'Works with' },
    subTitle: { ko: '이 작가의 그림을 담은 브랜드', en: 'Brands that carry these graphics' },
  },
  {
    type: 'BRAND',
    subType: 'PRODUCT',
    title: { ko: '브랜드의 상품', en: 'Made by this brand' },
    subTitle: { ko: '뭘 올려도 잘 어울려요', en: 'They go with any graphic' },
  },
  {
    type: 'BRAND',
    subType: 'GRAPHIC',
    title: { ko: '함께하는 작가의 그래픽', en: 'Graphics by its artists' },
    subTitle: { ko: '이 브랜드와 잘 어울려요', en: 'They go well together' },
  },
  {
    type: 'BRAND',
    subType: 'REVIEW',
    title: { ko: '구매하신 분들의 리뷰', en: 'Reviews' },
    subTitle: { ko: '솔직한 이야기를 들어 보세요', en: 'In their own words' },
  },
  {
    type: 'PLAN',
    subType: 'GRAPHIC',
    title: { ko: '기획전 그래픽', en: 'Graphics of this collection' },
    subTitle: { ko: '한자리에 모았어요', en: 'All in one place' },
  },
  {
    type: 'PLAN',
    subType: 'PRODUCT_CUSTOM',
    title: { ko: '이렇게 꾸며 봤어요', en: 'How we used them' },
    subTitle: { ko: '그대로 주문하셔도 좋아요', en: 'Order them just like this' },
  },
];
