import type { DemoReview } from './demo-review.ts';

export const hoodieReviews: readonly DemoReview[] = [
  {
    product: 'hoodie',
    by: '성수동산책',
    score: 5,
    daysAgo: 1,
    content:
      '모자가 힘 있게 서는 후드 찾고 있었는데 드디어 만났어요. 안감이 보들보들하고 무게감도 있어요. 등판 프린팅이 갈라지지 않아서 더 만족해요.',
    photos: ['hoodie-rosette', 'hoodie-euljiro'],
    isBest: true,
  },
  {
    product: 'hoodie',
    by: '오늘도맑음',
    score: 5,
    daysAgo: 4,
    content: '요즘 교복처럼 입고 다녀요. 빨아도 늘어나지 않고 주머니가 깊어서 손 넣기 좋아요.',
  },
  {
    product: 'hoodie',
    by: '민트초코파',
    score: 4,
    daysAgo: 7,
    content: '검정에 밝은 색 그림 올리니까 진짜 예뻐요. 먼지가 잘 붙는 건 검정 후드의 숙명이겠죠...',
    photos: ['hoodie-try-again'],
  },
  {
    product: 'hoodie',
    by: '우주먼지',
    score: 5,
    daysAgo: 10,
    content:
      '동아리 단체복으로 열두 벌 맞췄어요. 색이 다 고르게 나왔고 한 벌씩 이름표 붙여서 보내 주셔서 나눠 주기 편했어요.',
    photos: ['hoodie-mountains'],
  },
  {
    product: 'hoodie',
    by: 'hanna_in_seoul',
    score: 5,
    daysAgo: 14,
    content:
      'Warm without being bulky. I put a tiny embroidery on the chest and a big print on the back, and both came out clean.',
    photos: ['hoodie-tiger'],
  },
  {
    product: 'hoodie',
    by: '수박씨',
    score: 3,
    daysAgo: 20,
    content: '후드는 좋은데 배송이 늦었어요. 일주일 넘게 기다렸네요. 연락은 미리 주셔서 별 셋이에요.',
  },
  {
    product: 'hoodie',
    by: '두부한모',
    score: 5,
    daysAgo: 26,
    content: '남자친구 생일 선물로 줬는데 저보다 더 자주 입어요. 다음엔 제 것도 맞춰야겠어요.',
    photos: ['hoodie-cloud-nap'],
  },
  {
    product: 'hoodie',
    by: '책갈피',
    score: 4,
    daysAgo: 33,
    content: '소매가 살짝 길어서 손등을 덮어요. 저는 그게 좋아서 산 거라 만족! 키 163에 M이에요.',
  },
  {
    product: 'hoodie',
    by: '하늘다람쥐',
    score: 5,
    daysAgo: 39,
    content: '처음 받았을 때 냄새도 없고 실밥 정리도 깔끔했어요. 작은 데서 정성이 느껴져요.',
  },
  {
    product: 'hoodie',
    by: '모카번',
    score: 5,
    daysAgo: 51,
    content: '전사로 했는데 색이 정말 선명해요. 세탁은 꼭 뒤집어서, 저는 망에 넣어서 빨고 있어요.',
  },
];
