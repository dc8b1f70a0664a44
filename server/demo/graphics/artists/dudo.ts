import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const dudo: Portfolio = {
  key: 'dudo',
  name_ko: '두도인쇄소',
  name_en: 'Dudo Press',
  path_name: 'dudo-press',
  description_ko:
    '을지로 골목의 2도 인쇄소. 두 가지 잉크가 겹치고 조금 어긋나는 순간을 좋아합니다. 같은 그림은 두 장 없어요.',
  description_en:
    'A two-colour press in an alley of Euljiro, fond of the moment when two inks meet slightly out of register.',
  graphics: {
    'two-pears': { ko: '배 두 알', en: 'Two pears', ground: '#f4ead6', price: 4500, tags: 'riso fruit food' },
    'night-swim': {
      ko: '밤 수영',
      en: 'Night swim',
      ground: '#d5dcef',
      price: 5000,
      tags: 'riso water summer any-cloth',
    },
    'cake-slice': {
      ko: '케이크 한 조각',
      en: 'A slice of cake',
      ground: '#fbdfe6',
      price: 4500,
      tags: 'riso food',
    },
    'three-fish': {
      ko: '생선 세 마리',
      en: 'Three fish',
      about: { ko: '시장에서 제일 싱싱한 놈으로.', en: 'The freshest of the market.' },
      ground: '#e3eef2',
      price: 4500,
      tags: 'riso food animal any-cloth',
    },
    'lemon-branch': {
      ko: '레몬 가지',
      en: 'Lemon branch',
      ground: '#e6eedb',
      price: 4500,
      tags: 'riso fruit plant',
    },
    'euljiro-night': {
      ko: '을지로의 밤',
      en: 'A night in Euljiro',
      about: { ko: '인쇄소 옥상에서 본 풍경이에요.', en: 'Seen from the roof of the press.' },
      ground: '#dcd3ea',
      price: 5500,
      tags: 'riso city any-cloth',
    },
    'moka-pot': { ko: '모카포트', en: 'Moka pot', ground: '#f6dcdc', price: 4500, tags: 'riso coffee' },
    cactus: {
      ko: '창가의 선인장',
      en: 'Cactus on the sill',
      ground: '#f9e3c9',
      price: 4500,
      tags: 'riso plant',
    },
    tiger: {
      ko: '어흥',
      en: 'Grrr',
      about: { ko: '무섭지 않은 호랑이입니다.', en: 'Not a scary tiger.' },
      ground: '#d7e6e6',
      price: 5000,
      tags: 'riso animal tiger any-cloth',
    },
    'camp-night': {
      ko: '캠핑 첫째 밤',
      en: 'First night of camp',
      ground: '#eee3cf',
      price: 5000,
      tags: 'riso nature any-cloth',
    },
  },
};
