import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const monandol: Portfolio = {
  key: 'monandol',
  name_ko: '모난돌',
  name_en: 'Monandol',
  path_name: 'monandol',
  description_ko:
    '건축을 그만두고 도형을 그려요. 조각보, 달항아리, 기와처럼 오래된 모양에서 새 리듬을 찾습니다.',
  description_en:
    'Left architecture to draw shapes, finding new rhythm in old ones: patchwork cloths, moon jars, roof tiles.',
  graphics: {
    jogakbo: {
      ko: '조각보',
      en: 'Jogakbo',
      about: { ko: '할머니의 조각보를 그리드로 옮겼어요.', en: 'My grandmother’s patchwork, set on a grid.' },
      ground: '#e9e1cf',
      price: 5000,
      tags: 'geometric korean pattern any-cloth',
    },
    'moon-jar': {
      ko: '달항아리',
      en: 'Moon jar',
      ground: '#dfe4ee',
      price: 5000,
      tags: 'geometric korean any-cloth',
    },
    'quarter-tiles': {
      ko: '사분원 연습',
      en: 'Study in quarter circles',
      ground: '#ece7dc',
      price: 4500,
      tags: 'geometric pattern any-cloth',
    },
    'stone-tower': {
      ko: '소원 돌탑',
      en: 'Tower of wishes',
      ground: '#e6dfee',
      price: 4500,
      tags: 'geometric nature',
    },
    mountains: {
      ko: '겹겹이 산',
      en: 'Mountains behind mountains',
      ground: '#f4dcd5',
      price: 5000,
      tags: 'geometric nature any-cloth',
    },
    'sea-circle': {
      ko: '해돋이 바다',
      en: 'Sunrise sea',
      ground: '#dbe7e4',
      price: 5000,
      tags: 'geometric nature pattern any-cloth',
    },
    hanok: {
      ko: '한옥 한 칸',
      en: 'One room of hanok',
      ground: '#f1e4c6',
      price: 5000,
      tags: 'geometric korean any-cloth',
    },
    circles: {
      ko: '동그라미 여섯',
      en: 'Six circles',
      ground: '#e2ebea',
      price: 4000,
      tags: 'geometric any-cloth',
    },
    rosette: {
      ko: '단청 꽃',
      en: 'Dancheong flower',
      ground: '#f6e2d3',
      price: 5000,
      tags: 'geometric korean flower any-cloth',
    },
    'face-no-3': {
      ko: '얼굴 3번',
      en: 'Face no. 3',
      ground: '#e8e6d9',
      price: 5500,
      tags: 'geometric face any-cloth',
    },
  },
};
