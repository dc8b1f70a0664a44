import { addresses } from '../keys/addresses.ts';
import type { Text } from './text.ts';

type DemoHomeTemplate = {
  readonly key: string;
  readonly brand: string | null;
  readonly contentType: 'PLAN' | 'STORY' | 'BRAND';
  readonly title: Text;
  readonly description: Text;
  /** HTML of the banner's own page; null when it leads to `url` instead. */
  readonly content: Text | null;
  readonly url: string | null;
};

/** The banners of /banner/list. */
export const homeTemplates: readonly DemoHomeTemplate[] = [
  {
    key: 'how-we-make',
    brand: null,
    contentType: 'STORY',
    title: { ko: '한 점이 만들어지기까지', en: 'How one piece is made' },
    description: {
      ko: '성수동 작업실의 하루를 따라가 봤어요',
      en: 'A day in the studio in Seongsu',
    },
    content: {
      ko: '<p>주문이 들어오면 작업지시서가 먼저 나와요. 그림의 자리와 크기가 mm로 적혀 있어요.</p><p>자수기는 1분에 800번 바늘을 내려요. 손바닥만 한 그림 하나에 8천 땀, 십 분쯤 걸려요.</p><p>다 놓은 뒤에는 뒷면의 실을 손으로 다듬고, 한 번 다린 다음 상자에 담아요.</p>',
      en: '<p>Every order begins with a work sheet: where the picture goes and how large, in millimeters.</p><p>The embroidery machine makes 800 stitches a minute. A picture the size of a palm takes 8,000 of them, about ten minutes.</p><p>Then the threads on the back are trimmed by hand, and it is ironed and boxed.</p>',
    },
    url: null,
  },
  {
    key: 'meet-mudeon',
    brand: 'mudeon',
    contentType: 'BRAND',
    title: { ko: '무던, 매일 입는 옷의 기준', en: 'Mudeon, the standard for everyday clothes' },
    description: { ko: '티셔츠 한 장에 열두 번의 바느질 검사', en: 'Twelve checks for one T-shirt' },
    content: null,
    url: addresses.brand('mudeon'),
  },
  {
    key: 'cats-and-dogs',
    brand: null,
    contentType: 'PLAN',
    title: { ko: '털뭉치와 함께 사는 사람들', en: 'Life with furry friends' },
    description: { ko: '고양이와 강아지 그래픽 모음', en: 'Graphics of cats and dogs' },
    content: null,
    url: addresses.plan('cats-and-dogs'),
  },
  {
    key: 'gift-guide',
    brand: null,
    contentType: 'STORY',
    title: { ko: '3만원으로 고르는 선물', en: 'Gifts for 30,000 won' },
    description: { ko: '받는 사람의 취향을 담아 보세요', en: 'Made to their taste' },
    content: {
      ko: '<p>책을 좋아하는 친구에게는 에코백, 커피를 달고 사는 동료에게는 머그, 사진 찍기 좋아하는 동생에게는 폰케이스.</p><p>좋아하는 그림을 하나 올리면 세상에 하나뿐인 선물이 돼요. 가격표 없이 상자에 담아 보내 드려요.</p>',
      en: '<p>A tote for the friend who reads, a mug for the colleague who lives on coffee, a phone case for the sister with the camera.</p><p>Put one picture they love on it and there is only one in the world. Boxed, without a price tag.</p>',
    },
    url: null,
  },
  {
    key: 'meet-omok',
    brand: 'omok',
    contentType: 'BRAND',
    title: { ko: '오목, 손에 꼭 맞는 컵', en: 'Omok, cups that fit the hand' },
    description: {
      ko: '이천 가마에서 구워 성수에서 그림을 입혀요',
      en: 'Fired in Icheon, decorated in Seongsu',
    },
    content: null,
    url: addresses.brand('omok'),
  },
  {
    key: 'small-gardens',
    brand: null,
    contentType: 'PLAN',
    title: { ko: '작은 정원을 입어요', en: 'Wear a little garden' },
    description: { ko: '꽃과 잎, 숲에서 온 그림들', en: 'Flowers, leaves and things from the forest' },
    content: null,
    url: addresses.plan('small-gardens'),
  },
];
