import type { Text } from './text.ts';

export type DemoPlan = {
  readonly key: string;
  readonly title: Text;
  readonly subTitle: Text;
  /** HTML. */
  readonly content: Text;
  /** Graphics that carry one of these tags belong to the plan. */
  readonly tags: readonly string[];
  /** The plan's texts about single graphics, by their keys. */
  readonly notes: Readonly<Record<string, Text>>;
};

export const plans: readonly DemoPlan[] = [
  {
    key: 'cats-and-dogs',
    title: { ko: '털뭉치와 함께 사는 사람들', en: 'Life with furry friends' },
    subTitle: {
      ko: '오늘도 옷에 털을 묻히고 나가는 당신에게',
      en: 'For those with a little fur on their clothes every day',
    },
    content: {
      ko: '<p>어차피 묻을 털이라면 그림으로 먼저 묻혀 봐요. 고양이와 강아지를 사랑하는 작가들의 그래픽을 모았어요.</p><p>이 기획전의 기부 그래픽은 판매될 때마다 길고양이 치료비로 쓰여요.</p>',
      en: '<p>If there’s going to be fur on it anyway, start with a drawing. Graphics by artists who love cats and dogs.</p><p>Donation graphics in this collection help to treat street cats.</p>',
    },
    tags: ['cat', 'dog'],
    notes: {
      'sleepy-cat': { ko: '오후 두 시의 우리 집 풍경', en: 'Two in the afternoon at our place' },
      'walk-dog': { ko: '이 말에 안 일어나는 강아지는 없죠', en: 'No dog stays down for these words' },
      'boxed-cat': { ko: '택배를 뜯기 전에 벌어지는 일', en: 'What happens before you unpack a parcel' },
    },
  },
  {
    key: 'small-gardens',
    title: { ko: '작은 정원을 입어요', en: 'Wear a little garden' },
    subTitle: { ko: '꽃과 잎, 숲에서 온 그림들', en: 'Flowers, leaves and things from the forest' },
    content: {
      ko: '<p>창가의 화분 하나만 있어도 방의 공기가 달라지죠. 옷과 가방에도 작은 초록을 심어 보세요.</p>',
      en: '<p>One pot on the windowsill changes a room. Plant a little green on your clothes and bags too.</p>',
    },
    tags: ['flower', 'plant', 'leaf', 'mushroom'],
    notes: {
      lavender: { ko: '향기까지 날 것 같은 보랏빛', en: 'A violet you can almost smell' },
      'forest-floor': { ko: '비 온 다음 날의 숲길', en: 'The forest path after rain' },
      bouquet: { ko: '시들지 않는 꽃 선물', en: 'Flowers that do not fade' },
    },
  },
  {
    key: 'hungry-hours',
    title: { ko: '배고픈 시간의 그림', en: 'Pictures for hungry hours' },
    subTitle: { ko: '보기만 해도 군침이 도는 한 입', en: 'One bite, just for the eyes' },
    content: {
      ko: '<p>밤 열한 시, 참아야 하는데 자꾸 생각나는 것들. 먹는 대신 입어 보는 건 어때요? 칼로리는 0이에요.</p>',
      en: '<p>Eleven at night and you should not. How about wearing it instead? Zero calories.</p>',
    },
    tags: ['food', 'fruit', 'coffee'],
    notes: {
      'rice-power': { ko: '한국인은 역시 밥심', en: 'Koreans run on rice' },
      'cherry-pop': { ko: '입안에서 톡 터지는 맛', en: 'Pops in your mouth' },
      'coffee-potion': { ko: '마시면 체력이 100 올라요', en: 'Restores 100 stamina' },
    },
  },
  {
    key: 'say-it-in-letters',
    title: { ko: '말 대신 글자 한 줄', en: 'Say it in letters' },
    subTitle: { ko: '하고 싶은 말을 가슴에 적었어요', en: 'What you wanted to say, on your chest' },
    content: {
      ko: '<p>한글의 둥근 맛, 알파벳의 리듬. 레터링 작가들의 짧은 문장을 골라 보세요. 자수로 작게 놓으면 더 예뻐요.</p>',
      en: '<p>Round Hangul, rhythmic Latin: short lines by lettering artists. Prettiest as a small embroidery.</p>',
    },
    tags: ['lettering'],
    notes: {
      'its-okay': { ko: '세 번쯤 말해 주면 정말 괜찮아져요', en: 'Say it three times and it is' },
      'off-work': { ko: '월요일 아침부터 입는 옷', en: 'To be worn from Monday morning' },
      'clear-today': { ko: '흐린 날에 더 필요한 한마디', en: 'Most needed on cloudy days' },
    },
  },
];
