import type { DemoReview } from './demo-review.ts';

export const capReviews: readonly DemoReview[] = [
  {
    product: 'cap',
    by: '하늘다람쥐',
    score: 5,
    daysAgo: 4,
    content: '챙이 너무 길지도 짧지도 않아서 얼굴이 작아 보여요. 자수도 도톰하게 올라와서 심심하지 않아요.',
    photos: ['cap-three-fish'],
    isBest: true,
  },
  {
    product: 'cap',
    by: '새벽세시',
    score: 4,
    daysAgo: 9,
    content: '머리가 큰 편(59cm)인데도 잘 맞아요. 뒤 끈을 제일 길게 풀면 조금 여유가 있어요.',
  },
  {
    product: 'cap',
    by: '오늘도맑음',
    score: 5,
    daysAgo: 16,
    content: '캠핑 모임에서 다 같이 쓰려고 여덟 개 주문했어요. 단체 사진이 아주 귀엽게 나왔습니다.',
    photos: ['cap-melting-smile'],
  },
  {
    product: 'cap',
    by: 'tomw',
    score: 5,
    daysAgo: 21,
    content:
      'Best cap I own. The stitching on the little drawing is so tidy that people think it is a real brand.',
  },
  {
    product: 'cap',
    by: '두부한모',
    score: 3,
    daysAgo: 30,
    content: '모양은 예쁜데 처음엔 앞판이 좀 빳빳해요. 며칠 쓰다 보니 길이 들어서 지금은 편해요.',
  },
  {
    product: 'cap',
    by: '모카번',
    score: 5,
    daysAgo: 42,
    content: '강아지 산책할 때 매일 써요. 색이 바래지 않고 땀 닦아 내기도 쉬워요. 하나 더 살 거예요.',
    photos: ['cap-good-morning'],
  },
  {
    product: 'cap',
    by: '민트초코파',
    score: 4,
    daysAgo: 57,
    content: '그림 크기를 아주 작게 했더니 더 세련돼 보여요. 다음에는 뒤쪽에도 하나 넣어 보려고요.',
  },
  {
    product: 'cap',
    by: '라떼두잔',
    score: 5,
    daysAgo: 71,
    content: '아빠 환갑 여행 때 온 가족이 하나씩 썼어요. 자수 색이 또렷해서 사진마다 눈에 띄어요.',
  },
];
