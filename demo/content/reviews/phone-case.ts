import type { DemoReview } from './demo-review.ts';

export const phoneCaseReviews: readonly DemoReview[] = [
  {
    product: 'phone-case',
    by: '민트초코파',
    score: 5,
    daysAgo: 2,
    content:
      '버튼이 뻑뻑하지 않고 카메라 둘레도 딱 맞아요. 그림을 잔뜩 깔았더니 세상에 하나뿐인 케이스가 됐어요.',
    photos: ['case-strawberry-mail'],
    isBest: true,
  },
  {
    product: 'phone-case',
    by: '하늘다람쥐',
    score: 5,
    daysAgo: 7,
    content: '두 번 떨어뜨렸는데 폰도 케이스도 멀쩡해요. 무광이라 지문이 안 남는 것도 좋아요.',
    photos: ['case-frog-choir'],
  },
  {
    product: 'phone-case',
    by: '오늘도맑음',
    score: 4,
    daysAgo: 14,
    content: '두께가 조금 있지만 그만큼 든든해요. 무선 충전도 잘 돼요. 끈 고리가 있으면 더 좋겠어요.',
  },
  {
    product: 'phone-case',
    by: '뚜벅이',
    score: 5,
    daysAgo: 25,
    content: '여자친구 그림 취향을 저격했습니다. 점수 많이 땄어요. 배송도 일주일 안에 왔고요.',
  },
  {
    product: 'phone-case',
    by: 'jess.k',
    score: 4,
    daysAgo: 32,
    content: 'Snug fit and the print has not faded after two months in my pocket with keys.',
  },
  {
    product: 'phone-case',
    by: '감자칩',
    score: 2,
    daysAgo: 40,
    content:
      '모서리 색이 한 달 만에 조금 벗겨졌어요. 문의드렸더니 새로 만들어 주신다고 해서 기다리는 중이에요.',
  },
  {
    product: 'phone-case',
    by: '우주먼지',
    score: 5,
    daysAgo: 54,
    content: '기종 바꿀 때마다 여기서 새로 맞춰요. 같은 그림을 새 폰에도 그대로 옮길 수 있어서 좋아요.',
    photos: ['case-space-courier'],
  },
  {
    product: 'phone-case',
    by: '수박씨',
    score: 5,
    daysAgo: 68,
    content: '그림을 세 개나 올렸는데 서로 겹치지 않게 자리를 잡아 주는 눈금이 있어서 편했어요.',
  },
];
