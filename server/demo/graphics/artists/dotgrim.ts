import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const dotgrim: Portfolio = {
  key: 'dotgrim',
  name_ko: '점찍는 민',
  name_en: 'Min of Dots',
  path_name: 'min-of-dots',
  description_ko: '8비트로 자란 사람. 하루를 작은 퀘스트로 나눠 한 점씩 찍습니다. 오늘의 보상은 커피 한 잔.',
  description_en:
    'Raised on 8 bits. Cuts the day into small quests and sets them dot by dot. Today’s reward: one coffee.',
  graphics: {
    'new-companion': {
      ko: '동료가 된 냥이',
      en: 'A cat joins the party',
      ground: '#d6e4f0',
      price: 3500,
      tags: 'pixel cat game lettering any-cloth',
    },
    'life-gauge': {
      ko: '아직 두 개나 남았다',
      en: 'Two lives to go',
      about: { ko: '지친 날 꺼내 입어요.', en: 'For the tired days.' },
      ground: '#f6d7d3',
      price: 3000,
      tags: 'pixel game heart lettering any-cloth',
    },
    'coffee-potion': {
      ko: '체력 회복 물약',
      en: 'Potion of coffee',
      ground: '#f3e0cb',
      price: 3500,
      tags: 'pixel coffee game lettering any-cloth',
    },
    'pixel-garden': {
      ko: '도트 정원',
      en: 'Dot garden',
      ground: '#dcebf5',
      price: 4000,
      tags: 'pixel plant flower any-cloth',
    },
    'moon-rabbit': {
      ko: '달토끼 1호',
      en: 'Moon rabbit no. 1',
      ground: '#3a3f66',
      price: 3500,
      tags: 'pixel animal space any-cloth',
    },
    'lucky-frog': {
      ko: '행운 +1',
      en: 'Luck +1',
      ground: '#e3edcf',
      price: 3000,
      tags: 'pixel frog lettering any-cloth',
    },
    'try-again': {
      ko: '다시 할까요?',
      en: 'Try again?',
      ground: '#dcd5ea',
      price: 3000,
      tags: 'pixel game lettering any-cloth',
    },
    'space-cruise': {
      ko: '퇴근길 로켓',
      en: 'The rocket home',
      ground: '#2f3050',
      price: 4000,
      tags: 'pixel space any-cloth',
    },
    'shy-ghost': {
      ko: '수줍은 유령',
      en: 'Shy ghost',
      ground: '#c9bfe2',
      price: 3500,
      tags: 'pixel lettering any-cloth',
    },
    'snack-bag': {
      ko: '간식 가방',
      en: 'Snack bag',
      ground: '#f4dfc0',
      price: 4500,
      tags: 'pixel food game lettering any-cloth',
    },
  },
};
