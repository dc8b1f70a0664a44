import type { DemoReview } from './demo-review.ts';

export const cushionReviews: readonly DemoReview[] = [
  {
    product: 'cushion',
    by: '윤슬',
    score: 5,
    daysAgo: 9,
    content: '소파가 밋밋했는데 이거 하나로 거실 분위기가 확 살았어요. 솜도 빵빵하고 커버 벗기기도 쉬워요.',
    photos: ['cushion-circles'],
    isBest: true,
  },
  {
    product: 'cushion',
    by: '밤톨엄마',
    score: 5,
    daysAgo: 18,
    content: '아이 그림책 읽는 자리에 두었더니 꼭 안고 다녀요. 천이 까슬하지 않아 얼굴을 비벼도 안심이에요.',
  },
  {
    product: 'cushion',
    by: '토리네집',
    score: 4,
    daysAgo: 27,
    content:
      '고양이가 먼저 차지해 버려서 저는 못 쓰고 있어요. 털은 잘 털리는 편이에요. 그림도 고양이로 할 걸!',
    photos: ['cushion-sea-circle'],
  },
  {
    product: 'cushion',
    by: 'hanna_in_seoul',
    score: 5,
    daysAgo: 38,
    content:
      'Plump, soft and the print is crisp right up to the edge. Please restock soon, I need a second one.',
  },
  {
    product: 'cushion',
    by: '성수동산책',
    score: 3,
    daysAgo: 49,
    content: '그림은 만족스러운데 린넨이라 주름이 잘 가요. 다림질 한 번 하면 괜찮지만 조금 번거로워요.',
  },
];
