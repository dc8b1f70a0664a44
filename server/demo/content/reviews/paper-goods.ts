import type { DemoReview } from './demo-review.ts';

export const paperGoodsReviews: readonly DemoReview[] = [
  {
    product: 'sticker-pack-animals',
    by: '책갈피',
    score: 5,
    daysAgo: 5,
    content: '다이어리 꾸미기에 최고예요. 칼선이 깔끔하고 떼었다 다시 붙여도 자국이 안 남아요.',
  },
  {
    product: 'sticker-pack-animals',
    by: '민트초코파',
    score: 4,
    daysAgo: 22,
    content: '노트북에 붙였는데 한 달째 멀쩡해요. 조금 더 큰 크기도 있으면 좋겠어요.',
  },
  {
    product: 'sticker-pack-food',
    by: '두부한모',
    score: 5,
    daysAgo: 12,
    content: '보고만 있어도 배가 고파지는 스티커. 냉장고에 하나씩 붙여 두었더니 아이가 정말 좋아해요.',
  },
  {
    product: 'sticker-pack-food',
    by: 'milo',
    score: 5,
    daysAgo: 30,
    content: 'Glossy, waterproof and adorable. My water bottle survived the dishwasher with all of them on.',
  },
  {
    product: 'postcards-garden',
    by: '복숭아아이스티',
    score: 5,
    daysAgo: 8,
    content: '종이가 두꺼워서 벽에 붙여만 놓아도 휘지 않아요. 뒷면 글씨 쓰기도 좋고 색이 참 고와요.',
  },
  {
    product: 'postcards-garden',
    by: '윤슬',
    score: 4,
    daysAgo: 35,
    content: '친구들 생일마다 한 장씩 편지로 쓰고 있어요. 봉투가 함께 오면 더 좋을 것 같아요.',
  },
  {
    product: 'postcards-letters',
    by: '새벽세시',
    score: 5,
    daysAgo: 17,
    content: '책상 앞에 세워 두고 힘들 때마다 읽어요. 글자 하나가 이렇게 위로가 될 줄이야.',
  },
  {
    product: 'postcards-letters',
    by: '우주먼지',
    score: 4,
    daysAgo: 48,
    content: '모서리가 하나 살짝 눌려 왔는데 바로 새것을 보내 주셨어요. 대응이 빨라서 놀랐어요.',
  },
];
