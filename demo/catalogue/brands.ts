import type { Text } from '../content/text.ts';

export type DemoBrand = { readonly key: string; readonly name: Text; readonly description: Text };

export const brands: readonly DemoBrand[] = [
  {
    key: 'mudeon',
    name: { ko: '무던', en: 'Mudeon' },
    description: {
      ko: '매일 입어도 무던한 옷. 목이 늘어나지 않는 면과 넉넉한 품, 그것만 고집해요.',
      en: 'Easy-going clothes for every day: cotton that keeps its neckline, and room to move.',
    },
  },
  {
    key: 'neuru',
    name: { ko: '느루', en: 'Neuru' },
    description: {
      ko: '느루는 ‘한꺼번에 몰아치지 않고 오래도록’이라는 우리말이에요. 두툼하게 짜서 오래 입어요.',
      en: 'Neuru is an old Korean word for “slowly and for long”. Knitted thick, worn for years.',
    },
  },
  {
    key: 'pomok',
    name: { ko: '포목점', en: 'Pomok' },
    description: {
      ko: '광장시장에서 천을 떼어 와 성수동에서 꿰매요. 가방과 쿠션, 손에 잡히는 천 물건을 만들어요.',
      en: 'Cloth from Gwangjang Market, sewn in Seongsu: bags, cushions and other things to hold.',
    },
  },
  {
    key: 'omok',
    name: { ko: '오목', en: 'Omok' },
    description: {
      ko: '손에 오목하게 들어오는 그릇을 만들어요. 매일 쓰는 컵일수록 좋아하는 그림이 있어야 하니까요.',
      en: 'Cups that sit snugly in the hand, because the one you use daily deserves a picture you love.',
    },
  },
  {
    key: 'ttalkkak',
    name: { ko: '딸깍', en: 'Ttalkkak' },
    description: {
      ko: '딸깍, 하고 끼우면 끝. 가볍고 단단한 케이스와 책상 위 작은 물건을 만들어요.',
      en: 'Click, and it is on. Light, tough cases and small things for your desk.',
    },
  },
  {
    key: 'hanbeol',
    name: { ko: '한벌', en: 'Hanbeol' },
    description: {
      ko: '한 벌만 걸쳐도 옷차림이 끝나는 겉옷을 만들어요. 일하고 걷고 여행하는 날의 옷이에요.',
      en: 'One layer and you are dressed: jackets and shirts for days of work, walks and trips.',
    },
  },
  {
    key: 'dodam',
    name: { ko: '도담', en: 'Dodam' },
    description: {
      ko: '‘탈 없이 잘 자라는 모양’을 도담도담이라고 해요. 아이가 입고 덮는 것은 두 번 빨아 보고 골라요.',
      en: 'Dodam means growing up safe and sound. We wash everything twice before a child may have it.',
    },
  },
  {
    key: 'saecham',
    name: { ko: '새참', en: 'Saecham' },
    description: {
      ko: '일하다 잠깐 쉬며 먹는 밥이 새참이에요. 부엌과 식탁에서 손이 자주 가는 물건을 만들어요.',
      en: 'A saecham is the meal in the middle of work. Things for the kitchen that you reach for often.',
    },
  },
  {
    key: 'byeotnwi',
    name: { ko: '볕뉘', en: 'Byeotnwi' },
    description: {
      ko: '작은 틈으로 잠깐 드는 볕이 볕뉘예요. 벽 한쪽을 환하게 하는 종이와 나무를 다뤄요.',
      en: 'Byeotnwi is light through a small gap. Paper and wood that brighten one part of a wall.',
    },
  },
  {
    key: 'kkeujeok',
    name: { ko: '끄적', en: 'Kkeujeok' },
    description: {
      ko: '잘 쓰지 않아도 괜찮아요. 오늘 떠오른 걸 끄적일 노트와 메모지, 붙일 것들을 만들어요.',
      en: 'It need not be neat. Notebooks, pads and things to stick down for whatever came to mind today.',
    },
  },
  {
    key: 'gori',
    name: { ko: '고리', en: 'Gori' },
    description: {
      ko: '좋아하는 것을 매일 드는 가방에 걸어요. 작지만 오래가는 키링과 배지만 만들어요.',
      en: 'Hang what you love on the bag you carry. Nothing but small, lasting keyrings and badges.',
    },
  },
  {
    key: 'deulsum',
    name: { ko: '들숨', en: 'Deulsum' },
    description: {
      ko: '밖에 나가 크게 숨을 들이쉬는 날을 위해. 가볍고 잘 마르고 오래 쓰는 나들이 물건이에요.',
      en: 'For days when you go out and breathe in. Light, quick to dry, made to last outdoors.',
    },
  },
];
