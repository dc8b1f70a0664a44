import type { DemoReview } from './demo-review.ts';

export const toteReviews: readonly DemoReview[] = [
  {
    product: 'tote',
    by: '책갈피',
    score: 5,
    daysAgo: 1,
    content:
      '책 네 권이랑 노트북 넣어도 끄떡없어요. 천이 탄탄해서 모양이 잘 잡히고 그림이 구겨지지 않아요. 도서관 갈 때마다 들고 다녀요.',
    photos: ['tote-lemon'],
    isBest: true,
  },
  {
    product: 'tote',
    by: '복숭아아이스티',
    score: 5,
    daysAgo: 6,
    content:
      '장바구니로 쓰려고 샀는데 너무 예뻐서 장바구니로는 못 쓰겠어요. 친구 선물용으로 두 개 더 주문했어요.',
    photos: ['tote-bouquet'],
  },
  {
    product: 'tote',
    by: '라떼두잔',
    score: 4,
    daysAgo: 10,
    content: '안주머니가 하나 있었으면 별 다섯이었을 텐데! 그것만 빼면 크기도 끈 길이도 완벽해요.',
  },
  {
    product: 'tote',
    by: '성수동산책',
    score: 5,
    daysAgo: 13,
    content: '양면에 다른 그림을 넣었더니 가방 두 개 산 기분이에요. 기분 따라 돌려서 메고 다녀요.',
    photos: ['tote-jogakbo'],
  },
  {
    product: 'tote',
    by: 'hanna_in_seoul',
    score: 5,
    daysAgo: 18,
    content:
      'Sturdy canvas and the colors pop. Fits a laptop, a lunch box and a sweater. Compliments guaranteed.',
  },
  {
    product: 'tote',
    by: '방울토마토',
    score: 5,
    daysAgo: 24,
    content: '답례품으로 스무 개 맞췄는데 하나하나 다 고르게 나왔어요. 받은 분들이 다들 잘 쓰고 있대요.',
  },
  {
    product: 'tote',
    by: '우주먼지',
    score: 4,
    daysAgo: 31,
    content: '처음에 천 냄새가 조금 났는데 하루 걸어 두니 사라졌어요. 프린팅은 아주 깔끔합니다.',
  },
  {
    product: 'tote',
    by: '밤톨엄마',
    score: 5,
    daysAgo: 37,
    content: '어린이집 준비물 가방으로 쓰고 있어요. 아이가 멀리서도 자기 가방을 한눈에 알아봐요.',
    photos: ['tote-cat-tower'],
  },
  {
    product: 'tote',
    by: '토리네집',
    score: 2,
    daysAgo: 45,
    content: '밝은 색이라 때가 금방 타네요. 빨았더니 천이 살짝 줄었어요. 진한 색으로 살 걸 그랬어요.',
  },
  {
    product: 'tote',
    by: '퇴근길고양이',
    score: 5,
    daysAgo: 53,
    content: '끈이 넓어서 어깨가 안 아파요. 그림 고르는 데만 한 시간 걸렸지만 후회 없는 선택이었어요.',
  },
  {
    product: 'tote',
    by: 'jess.k',
    score: 4,
    daysAgo: 66,
    content: 'Lovely print, lovely bag. I only wish it had a zip or a button on top.',
  },
];
