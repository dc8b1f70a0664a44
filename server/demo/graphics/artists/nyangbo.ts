import type { Portfolio } from '#server/demo/graphics/demo-artist.ts';

export const nyangbo: Portfolio = {
  key: 'nyangbo',
  name_ko: '냥보',
  name_en: 'Nyangbo',
  path_name: 'nyangbo',
  description_ko:
    '고양이 셋, 강아지 하나와 망원동에 살아요. 굵은 먹선 하나로 그날의 털뭉치들을 그립니다. 잘 그린 그림보다 웃긴 그림이 좋아요.',
  description_en:
    'Lives in Mangwon-dong with three cats and a dog, and draws the fluff of the day with one thick line of ink. Prefers a funny drawing to a clever one.',
  graphics: {
    'sleepy-cat': {
      ko: '졸린 고양이',
      en: 'Sleepy cat',
      about: {
        ko: '하루 스무 시간을 자는 막내를 그렸어요.',
        en: 'The youngest, who sleeps twenty hours a day.',
      },
      ground: '#fbe0cc',
      price: 3000,
      tags: 'cat animal',
    },
    'boxed-cat': {
      ko: '취급주의',
      en: 'Handle with care',
      ground: '#f6dfc0',
      price: 3500,
      tags: 'cat animal lettering',
    },
    'mug-cat': {
      ko: '한 잔의 여유',
      en: 'A cup of ease',
      ground: '#d9e6ee',
      price: 3500,
      tags: 'cat animal coffee lettering',
    },
    'long-cat': {
      ko: '길다냥',
      en: 'Looong cat',
      about: { ko: '소매에 올리면 더 길어 보여요.', en: 'Looks even longer on a tote.' },
      ground: '#f6e7b4',
      price: 3500,
      tags: 'cat animal lettering',
    },
    'dreaming-cat': {
      ko: '생선 꿈',
      en: 'Dreaming of fish',
      ground: '#e4dff1',
      price: 3000,
      tags: 'cat animal',
    },
    'pair-of-cats': {
      ko: '우리 둘',
      en: 'The two of us',
      ground: '#f5d9dc',
      price: 4000,
      tags: 'cat animal heart',
    },
    'walk-dog': {
      ko: '산책 가자!',
      en: 'Walkies!',
      ground: '#dfeadd',
      price: 3500,
      tags: 'dog animal lettering',
    },
    'round-dog': {
      ko: '동그란 개',
      en: 'A very round dog',
      ground: '#fbe3c8',
      price: 3000,
      tags: 'dog animal',
    },
    'paw-with-flower': {
      ko: '너 가져',
      en: 'For you',
      about: { ko: '꽃은 옆집에서 빌려 왔습니다.', en: 'The flower is borrowed from next door.' },
      ground: '#dcebe4',
      price: 3500,
      tags: 'cat flower lettering',
    },
    'cat-tower': {
      ko: '고양이 탑',
      en: 'Cat tower',
      ground: '#e9e4d8',
      price: 4000,
      tags: 'cat animal heart',
    },
  },
};
