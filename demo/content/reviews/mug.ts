import type { DemoReview } from './demo-review.ts';

export const mugReviews: readonly DemoReview[] = [
  {
    product: 'mug',
    by: '모카번',
    score: 5,
    daysAgo: 3,
    content:
      '회사에서 쓰는데 다들 한 번씩 들어 보고 가요. 손잡이가 커서 손가락이 편하고 설거지를 해도 그림이 멀쩡해요.',
    photos: ['mug-mug-cat'],
    isBest: true,
  },
  {
    product: 'mug',
    by: '라떼두잔',
    score: 5,
    daysAgo: 8,
    content: '집들이 선물로 두 개 세트처럼 맞춰 갔어요. 포장이 꼼꼼해서 깨질 걱정이 없었어요.',
    photos: ['mug-moka-pot', 'mug-coffee-first'],
  },
  {
    product: 'mug',
    by: '두부한모',
    score: 4,
    daysAgo: 13,
    content: '용량이 넉넉해서 라떼 마시기 딱 좋아요. 전자레인지에 돌려도 괜찮은데 손잡이가 조금 뜨거워져요.',
  },
  {
    product: 'mug',
    by: '나무늘보',
    score: 5,
    daysAgo: 20,
    content: '아침마다 이 컵에 커피 내리는 낙으로 일어나요. 그림 하나로 하루가 달라질 줄은 몰랐어요.',
    photos: ['mug-coffee-potion'],
  },
  {
    product: 'mug',
    by: 'milo',
    score: 5,
    daysAgo: 28,
    content: 'Vivid print, nice weight, survived thirty rounds in the dishwasher so far.',
  },
  {
    product: 'mug',
    by: '수박씨',
    score: 3,
    daysAgo: 35,
    content:
      '컵은 예쁜데 그림이 생각보다 작게 나왔어요. 제가 크기를 잘못 잡은 것 같아요. cm 표시를 꼭 보세요!',
  },
  {
    product: 'mug',
    by: '방울토마토',
    score: 5,
    daysAgo: 47,
    content: '부모님 결혼기념일에 드렸어요. 두 분이 매일 나란히 쓰신다고 사진을 보내 주셨어요.',
  },
  {
    product: 'mug',
    by: '새벽세시',
    score: 4,
    daysAgo: 60,
    content: '색이 선명하고 유약이 매끈해요. 바닥에 미끄럼 방지가 있으면 더 좋겠어요.',
  },
];
