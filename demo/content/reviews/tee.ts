import type { DemoReview } from './demo-review.ts';

export const teeReviews: readonly DemoReview[] = [
  {
    product: 'tee',
    by: '퇴근길고양이',
    score: 5,
    daysAgo: 2,
    content:
      '가슴에 작게 넣었는데 자수가 진짜 촘촘해요. 세탁기에 세 번 돌렸는데 보풀도 없고 그림도 그대로예요. 목 늘어남 없는 게 제일 마음에 들어요.',
    photos: ['tee-happy-daisy'],
    isBest: true,
  },
  {
    product: 'tee',
    by: '라떼두잔',
    score: 5,
    daysAgo: 5,
    content:
      '남편이랑 색만 다르게 맞췄어요. 커플티 티 안 나게 입고 싶었는데 딱이에요. 비침 거의 없어서 한 장만 입어도 괜찮아요.',
    photos: ['tee-night-swim', 'tee-shy-ghost'],
  },
  {
    product: 'tee',
    by: '뚜벅이',
    score: 4,
    daysAgo: 8,
    content:
      '원단 두께가 적당해요. 얇지도 두껍지도 않은 그 중간. 다만 생각보다 기장이 살짝 길어서 별 하나 뺐어요. 174에 L 입어요.',
    photos: ['tee-off-work'],
  },
  {
    product: 'tee',
    by: '새벽세시',
    score: 5,
    daysAgo: 11,
    content: '등판에 크게 넣기를 잘했네요. 친구들이 어디서 샀냐고 계속 물어봐서 링크 보내느라 바빠요ㅋㅋ',
    photos: ['tee-camp-night'],
  },
  {
    product: 'tee',
    by: '방울토마토',
    score: 3,
    daysAgo: 15,
    content:
      '프린팅 색이 화면보다 조금 차분하게 나왔어요. 예쁘긴 한데 쨍한 걸 기대하신다면 전사로 하시는 게 나을 것 같아요.',
  },
  {
    product: 'tee',
    by: 'jess.k',
    score: 5,
    daysAgo: 19,
    content:
      'Soft, thick enough, and the print looks exactly like the preview. I wear it every other day and it still looks new.',
    photos: ['tee-its-okay'],
  },
  {
    product: 'tee',
    by: '토리네집',
    score: 5,
    daysAgo: 23,
    content: '우리 집 고양이랑 닮은 그림을 찾아서 바로 주문했어요. 입고 있으면 괜히 기분이 좋아요.',
    photos: ['tee-sleepy-cat'],
  },
  {
    product: 'tee',
    by: '감자칩',
    score: 4,
    daysAgo: 27,
    content:
      '배송은 딱 6일 걸렸어요. 주문 제작인 거 감안하면 빠른 편인 듯. 상자에 가격표가 없어서 바로 선물했어요.',
  },
  {
    product: 'tee',
    by: '밤톨엄마',
    score: 5,
    daysAgo: 34,
    content:
      '아이가 고른 그림으로 온 가족 티셔츠를 만들었어요. 여행 사진이 정말 예쁘게 나왔어요. 작은 크기는 아이 입히기엔 좀 커요.',
    photos: ['tee-round-dog'],
  },
  {
    product: 'tee',
    by: '나무늘보',
    score: 2,
    daysAgo: 41,
    content:
      '그림은 정말 마음에 드는데 한 사이즈 크게 나온 느낌이에요. 커스텀이라 교환이 안 되니까 크기 표를 꼭 재 보고 사세요.',
  },
  {
    product: 'tee',
    by: 'tomw',
    score: 4,
    daysAgo: 46,
    content: 'Good heavyweight cotton. Delivery took a week, which is fair for something made to order.',
  },
  {
    product: 'tee',
    by: '윤슬',
    score: 5,
    daysAgo: 58,
    content:
      '두 번째 구매예요. 이번에는 앞에 하나, 뒤에 하나. 그래픽 위치를 직접 옮길 수 있어서 고르는 재미가 있어요.',
  },
];
