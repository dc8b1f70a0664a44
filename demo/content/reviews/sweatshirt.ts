import type { DemoReview } from './demo-review.ts';

export const sweatshirtReviews: readonly DemoReview[] = [
  {
    product: 'sweatshirt',
    by: '복숭아아이스티',
    score: 5,
    daysAgo: 3,
    content:
      '색감이 사진이랑 똑같아요! 차분하면서도 화사한 색이라 어디에나 잘 어울려요. 가운데 자수가 앙증맞아서 볼 때마다 웃음이 나요.',
    photos: ['sweatshirt-ginkgo'],
    isBest: true,
  },
  {
    product: 'sweatshirt',
    by: '책갈피',
    score: 5,
    daysAgo: 6,
    content: '목둘레가 짱짱해서 셔츠 위에 겹쳐 입기 좋아요. 사무실에서 입어도 과하지 않은 귀여움이에요.',
    photos: ['sweatshirt-pair-of-cats'],
  },
  {
    product: 'sweatshirt',
    by: '퇴근길고양이',
    score: 4,
    daysAgo: 12,
    content: '도톰한데 안이 기모는 아니라서 봄가을에 딱 맞아요. 한겨울에는 안에 하나 더 입어야 해요.',
  },
  {
    product: 'sweatshirt',
    by: '토리네집',
    score: 5,
    daysAgo: 17,
    content: '엄마랑 같이 입으려고 두 벌 샀어요. 엄마가 친구분들께 자랑하신다고 벌써 세 번 입고 나가셨어요.',
    photos: ['sweatshirt-lavender', 'sweatshirt-moon-jar'],
  },
  {
    product: 'sweatshirt',
    by: 'milo',
    score: 5,
    daysAgo: 22,
    content:
      'The embroidery is dense and neat. Bought the oatmeal one first, then went back for another color.',
  },
  {
    product: 'sweatshirt',
    by: '감자칩',
    score: 4,
    daysAgo: 29,
    content:
      '넉넉한 핏 좋아하시면 정사이즈, 딱 맞는 핏 좋아하시면 하나 작게 가세요. 저는 정사이즈로 만족해요.',
  },
  {
    product: 'sweatshirt',
    by: '뚜벅이',
    score: 3,
    daysAgo: 36,
    content: '자수 뒷면이 살짝 까슬해요. 안에 티셔츠 받쳐 입으면 괜찮은데 맨살에는 조금 거슬릴 수 있어요.',
  },
  {
    product: 'sweatshirt',
    by: '윤슬',
    score: 5,
    daysAgo: 44,
    content: '꾸미기 화면에서 본 것과 위치가 정확히 똑같이 왔어요. 이런 게 은근히 어려운 건데 감동이에요.',
    photos: ['sweatshirt-clear-today'],
  },
  {
    product: 'sweatshirt',
    by: '나무늘보',
    score: 5,
    daysAgo: 55,
    content: '집에서도 밖에서도 이것만 입어요. 무릎 나온 바지랑 입어도 이상하게 꾸민 느낌이 나요ㅎㅎ',
  },
  {
    product: 'sweatshirt',
    by: '수박씨',
    score: 4,
    daysAgo: 63,
    content: '세탁 다섯 번 했는데 그림은 멀쩡하고 소매 시보리만 조금 느슨해졌어요. 이 가격이면 훌륭해요.',
  },
];
