import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const pulip: Portfolio = {
  key: 'pulip',
  name_ko: '풀잎서랍',
  name_en: 'Leaf Drawer',
  path_name: 'leaf-drawer',
  description_ko:
    '서랍 속에 말려 둔 잎과 꽃을 꺼내 그립니다. 색은 늘 조금 바랜 듯하게, 그래야 오래 봐도 질리지 않아요.',
  description_en:
    'Draws the leaves and flowers pressed in a drawer, always a little faded, so that one can look at them for long.',
  graphics: {
    tulips: { ko: '튤립 세 송이', en: 'Three tulips', ground: '#f7e8d8', price: 4000, tags: 'flower plant' },
    fern: { ko: '고사리', en: 'Fern', ground: '#ece8da', price: 3500, tags: 'plant leaf' },
    'leaf-wreath': {
      ko: '풀잎처럼 가볍게',
      en: 'Light as a leaf',
      ground: '#f3efe2',
      price: 4500,
      tags: 'plant flower lettering',
    },
    lavender: {
      ko: '라벤더 다발',
      en: 'A bunch of lavender',
      ground: '#ece6f3',
      price: 4000,
      tags: 'flower plant',
    },
    monstera: { ko: '몬스테라', en: 'Monstera', ground: '#e4ebdc', price: 3500, tags: 'plant leaf' },
    'forest-floor': {
      ko: '숲 바닥',
      en: 'Forest floor',
      ground: '#efe3c4',
      price: 4500,
      tags: 'mushroom plant any-cloth',
    },
    'wild-strawberry': {
      ko: '산딸기',
      en: 'Wild strawberries',
      ground: '#f6dfd6',
      price: 4000,
      tags: 'fruit plant',
    },
    'blue-vase': {
      ko: '푸른 꽃병',
      en: 'Blue vase',
      about: { ko: '할머니 댁 거실에 있던 꽃병이에요.', en: 'It stood in my grandmother’s living room.' },
      ground: '#f2e6d2',
      price: 4500,
      tags: 'flower any-cloth',
    },
    ginkgo: { ko: '은행잎', en: 'Ginkgo', ground: '#e2e9ec', price: 3500, tags: 'leaf autumn any-cloth' },
    bouquet: {
      ko: '들꽃 한 다발',
      en: 'Field bouquet',
      ground: '#e3ebdf',
      price: 5000,
      tags: 'flower plant any-cloth',
    },
  },
};
