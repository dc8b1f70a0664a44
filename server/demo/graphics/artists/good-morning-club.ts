import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const goodMorningClub: Portfolio = {
  key: 'good-morning-club',
  name_ko: '굿모닝클럽',
  name_en: 'Good Morning Club',
  path_name: 'good-morning-club',
  description_ko:
    '아침 일곱 시에 모여 커피를 마시고 그림을 그리는 모임. 70년대 다방 간판과 서핑 잡지를 좋아합니다.',
  description_en:
    'A club that meets at seven for coffee and drawing, in love with coffee-house signs and surf magazines of the seventies.',
  graphics: {
    'good-morning-badge': {
      ko: '굿모닝 배지',
      en: 'Good morning badge',
      ground: '#f9dfc9',
      price: 4000,
      tags: 'badge retro sun lettering any-cloth',
    },
    'happy-daisy': {
      ko: '웃는 데이지',
      en: 'Happy daisy',
      ground: '#f2cfd6',
      price: 3500,
      tags: 'flower smile retro any-cloth',
    },
    'checker-smile': {
      ko: '체커보드 스마일',
      en: 'Checkerboard smile',
      ground: '#f7ead0',
      price: 4000,
      tags: 'smile checker retro any-cloth',
    },
    'nice-day-rainbow': {
      ko: 'Have a Nice Day',
      en: 'Have a nice day',
      ground: '#dcebe7',
      price: 4000,
      tags: 'rainbow retro lettering',
    },
    'melting-smile': {
      ko: '녹는 중',
      en: 'Melting',
      about: { ko: '여름 오후 두 시의 우리.', en: 'Us at two on a summer afternoon.' },
      ground: '#f9ddb2',
      price: 3500,
      tags: 'smile retro summer any-cloth',
    },
    'slow-surf': {
      ko: '슬로 서프',
      en: 'Slow surf',
      ground: '#f6e3d2',
      price: 4500,
      tags: 'summer retro lettering',
    },
    'coffee-first': {
      ko: '커피 먼저',
      en: 'Coffee first',
      ground: '#eadfd0',
      price: 4000,
      tags: 'coffee badge retro lettering any-cloth',
    },
    'summer-mix': {
      ko: '여름 믹스 7집',
      en: 'Summer mix vol. 7',
      ground: '#cfe4e2',
      price: 4500,
      tags: 'music retro lettering any-cloth',
    },
    'keep-going': {
      ko: 'Keep Going',
      en: 'Keep going',
      ground: '#dbe6f3',
      price: 4500,
      tags: 'star retro lettering',
    },
    'sunny-side-up': {
      ko: '서니 사이드 업',
      en: 'Sunny side up',
      ground: '#f6d6c2',
      price: 4000,
      tags: 'food smile retro any-cloth',
    },
  },
};
