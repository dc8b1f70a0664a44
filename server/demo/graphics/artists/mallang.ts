import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const mallang: Portfolio = {
  key: 'mallang',
  name_ko: '말랑상회',
  name_en: 'Mallang & Co.',
  path_name: 'mallang',
  description_ko:
    '말랑하고 반짝이는 것만 파는 작은 가게. 딸기, 젤리, 구름처럼 손으로 꾹 누르고 싶은 것들을 스티커로 만들어요.',
  description_en:
    'A small shop for soft and shiny things: strawberries, jelly, clouds, whatever asks to be poked, made into stickers.',
  graphics: {
    'strawberry-milk': {
      ko: '딸기우유',
      en: 'Strawberry milk',
      about: { ko: '학교 앞 매점의 그 맛.', en: 'The taste of the school snack bar.' },
      ground: '#fbd5dc',
      price: 3500,
      tags: 'food sticker lettering any-cloth',
    },
    'mushroom-village': {
      ko: '버섯 마을 이장님',
      en: 'Mayor of Mushroom Village',
      ground: '#d7e8da',
      price: 3500,
      tags: 'mushroom frog sticker any-cloth',
    },
    'cherry-pop': {
      ko: '체리 팝',
      en: 'Cherry pop',
      ground: '#fde0dd',
      price: 3000,
      tags: 'food fruit sticker lettering any-cloth',
    },
    'frog-choir': {
      ko: '개골개골 합창단',
      en: 'Ribbit choir',
      ground: '#e5efb8',
      price: 4000,
      tags: 'frog sticker lettering any-cloth',
    },
    'cloud-nap': {
      ko: '구름 위 낮잠',
      en: 'A nap on a cloud',
      ground: '#c9d8f2',
      price: 3500,
      tags: 'sky sleep sticker any-cloth',
    },
    'morning-set': {
      ko: '모닝세트',
      en: 'Morning set',
      ground: '#f8e1b8',
      price: 4000,
      tags: 'food coffee sticker lettering any-cloth',
    },
    'summer-break': {
      ko: '여름방학',
      en: 'Summer break',
      ground: '#c5e8e2',
      price: 4000,
      tags: 'food fruit sticker lettering any-cloth',
    },
    'dango-brothers': {
      ko: '당고 삼형제',
      en: 'Three dango brothers',
      ground: '#e8e1f3',
      price: 3500,
      tags: 'food sticker lettering any-cloth',
    },
    'love-delivery': {
      ko: '사랑 배달',
      en: 'Love delivery',
      ground: '#f6d3e0',
      price: 3500,
      tags: 'heart sticker any-cloth',
    },
    'space-courier': {
      ko: '우주 퀵',
      en: 'Space courier',
      ground: '#d3d6ee',
      price: 4000,
      tags: 'space sticker any-cloth',
    },
  },
};
