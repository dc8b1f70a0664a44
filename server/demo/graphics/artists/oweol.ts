import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const oweol: Portfolio = {
  key: 'oweol',
  name_ko: '오월글씨',
  name_en: 'Owol Letters',
  path_name: 'owol-letters',
  description_ko: '간판집 딸로 자라 글씨를 씁니다. 오늘 필요한 말 한마디를 가장 크게, 가장 다정하게.',
  description_en:
    'A sign painter’s daughter who writes the one thing you need to hear today, as large and as kind as it gets.',
  graphics: {
    'clear-today': {
      ko: '오늘도 맑음',
      en: 'Clear skies today',
      about: { ko: '비 오는 날에도 유효해요.', en: 'Valid on rainy days too.' },
      ground: '#fdebc8',
      price: 3000,
      tags: 'lettering weather',
    },
    'its-okay': { ko: '괜찮아 괜찮아', en: 'It is okay', ground: '#f9dfe3', price: 3500, tags: 'lettering' },
    slowly: {
      ko: '천천히 가도',
      en: 'Slow is fine',
      ground: '#dfeeda',
      price: 3500,
      tags: 'lettering animal turtle',
    },
    'off-work': {
      ko: '퇴근하고 싶은 사람',
      en: 'Wants to go home',
      ground: '#f0e9dc',
      price: 3000,
      tags: 'lettering fun',
    },
    'rice-power': {
      ko: '밥심',
      en: 'Powered by rice',
      ground: '#f7e6c5',
      price: 3500,
      tags: 'lettering food fun',
    },
    'good-day': {
      ko: '좋은 하루',
      en: 'A lovely day',
      ground: '#fde6ea',
      price: 3500,
      tags: 'lettering badge heart any-cloth',
    },
    'good-things-take-time': {
      ko: 'Good Things Take Time',
      en: 'Good things take time',
      ground: '#e8e3f5',
      price: 3000,
      tags: 'lettering',
    },
    'hello-spring': {
      ko: 'hello, 봄',
      en: 'Hello, spring',
      ground: '#d9ebf5',
      price: 4000,
      tags: 'lettering flower any-cloth',
    },
    'not-monday': {
      ko: '월요일 사양',
      en: 'No Mondays, thank you',
      ground: '#efede6',
      price: 3000,
      tags: 'lettering fun',
    },
    'heart-first': {
      ko: '마음이 먼저',
      en: 'Heart first',
      ground: '#fbdcd3',
      price: 3500,
      tags: 'lettering heart any-cloth',
    },
  },
};
