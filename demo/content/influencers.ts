import type { Text } from './text.ts';

type DemoFeed = {
  /** Also the name of its picture. */
  readonly key: string;
  /** The custom it shows. */
  readonly custom: string;
  readonly content: Text;
};

type DemoInfluencer = {
  readonly key: string;
  readonly name: Text;
  readonly description: Text;
  readonly feeds: readonly DemoFeed[];
};

export const influencers: readonly DemoInfluencer[] = [
  {
    key: 'haru',
    name: { ko: '하루네 고양이', en: 'Haru’s cat' },
    description: {
      ko: '치즈 고양이 하루와 사는 1인 가구 브이로그',
      en: 'A vlog about living alone with Haru, a ginger cat',
    },
    feeds: [
      {
        key: 'haru-tee',
        custom: 'tee-sleepy-cat',
        content: {
          ko: '하루랑 똑같은 자세라 안 살 수가 없었어요. 털이 묻어도 티가 안 나요.',
          en: 'Same pose as Haru, so I had to. The fur does not even show.',
        },
      },
      {
        key: 'haru-mug',
        custom: 'mug-mug-cat',
        content: {
          ko: '일요일 아침은 이 머그에 보리차 한 잔. 하루는 옆에서 그릇을 엎었어요.',
          en: 'Barley tea in this mug on a Sunday morning. Haru knocked over her bowl.',
        },
      },
      {
        key: 'haru-tote',
        custom: 'tote-cat-tower',
        content: {
          ko: '병원 가는 날에는 이 가방. 고양이 셋이 응원해 주는 느낌이에요.',
          en: 'My bag for vet days. Feels like three cats cheering.',
        },
      },
    ],
  },
  {
    key: 'dochi',
    name: { ko: '도치의 한 판 더', en: 'Dochi, one more game' },
    description: { ko: '오래된 게임을 좋아하는 직장인', en: 'Office worker, lover of old games' },
    feeds: [
      {
        key: 'dochi-hoodie',
        custom: 'hoodie-try-again',
        content: {
          ko: '월요일 아침 출근길, 후드가 저 대신 말해 줍니다. 다시 할까요?',
          en: 'Monday morning. My hoodie says it for me: try again?',
        },
      },
      {
        key: 'dochi-ghost',
        custom: 'tee-shy-ghost',
        content: {
          ko: '낯가리는 유령이랑 저랑 닮았대요. 반박은 못 하겠어요.',
          en: 'They say the shy ghost looks like me. I cannot disagree.',
        },
      },
      {
        key: 'dochi-case',
        custom: 'case-space-courier',
        content: {
          ko: '택배 기다리는 마음을 케이스에 담았어요. 오늘은 우주에서 오나 봐요.',
          en: 'For the feeling of waiting for a parcel. Perhaps it comes from space today.',
        },
      },
    ],
  },
  {
    key: 'sol',
    name: { ko: '솔의 식물 방', en: 'Sol’s plant room' },
    description: { ko: '화분 마흔두 개와 사는 사람', en: 'Lives with forty-two pots' },
    feeds: [
      {
        key: 'sol-tote',
        custom: 'tote-forest-floor',
        content: {
          ko: '꽃시장 가는 날엔 꼭 이 가방이에요. 흙이 묻어도 어울려요.',
          en: 'My bag for the flower market. Even soil suits it.',
        },
      },
      {
        key: 'sol-lavender',
        custom: 'sweatshirt-lavender',
        content: {
          ko: '라벤더는 키우기 어렵지만 입기는 쉬워요.',
          en: 'Lavender is hard to grow and easy to wear.',
        },
      },
      {
        key: 'sol-case',
        custom: 'case-wild-strawberry',
        content: {
          ko: '올해 베란다 딸기는 세 알. 케이스에는 두 알 더 있어요.',
          en: 'Three strawberries from the balcony this year, two more on my case.',
        },
      },
    ],
  },
];
