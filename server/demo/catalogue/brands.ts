import type { Text } from '#server/demo/content/text.ts';

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
];
