import { addresses } from '../../keys/addresses.ts';
import { type Block, customs, graphics, products, reviews } from './block.ts';
import { picture } from './picture.ts';

export const firstScreens: readonly Block[] = [
  {
    key: 'hero',
    type: 'BANNER',
    subType: 'IMAGE',
    thumbnails: [
      {
        picture: picture('main-hero'),
        url: addresses.event('first-custom'),
        title: {
          ko: '좋아하는 그림을 입어요. 첫 꾸밈 3,000원 할인',
          en: 'Wear what you love. 3,000 won off your first custom',
        },
        labels: [
          {
            text: { ko: '좋아하는 그림을 입어요', en: 'Wear what you love' },
            background: '#17171a',
            color: '#ffffff',
          },
          {
            text: { ko: '첫 꾸밈 3,000원 할인', en: '3,000 won off your first' },
            background: '#ffffff',
            color: '#c93a16',
          },
        ],
      },
    ],
  },
  {
    key: 'categories',
    type: 'NAVIGATION',
    subType: null,
    thumbnails: [
      {
        picture: picture('nav-tee'),
        url: addresses.category('TSHIRT'),
        title: { ko: '티셔츠', en: 'T-shirts' },
      },
      {
        picture: picture('nav-hoodie'),
        url: addresses.category('HOODIE'),
        title: { ko: '후드', en: 'Hoodies' },
      },
      {
        picture: picture('nav-sweatshirt'),
        url: addresses.category('SWEATSHIRT'),
        title: { ko: '맨투맨', en: 'Sweats' },
      },
      { picture: picture('nav-cap'), url: addresses.category('HEADWEAR'), title: { ko: '모자', en: 'Caps' } },
      { picture: picture('nav-tote'), url: addresses.category('BAG'), title: { ko: '가방', en: 'Bags' } },
      { picture: picture('nav-mug'), url: addresses.category('KITCHEN'), title: { ko: '머그', en: 'Mugs' } },
      {
        picture: picture('nav-case'),
        url: addresses.category('TECH'),
        title: { ko: '폰케이스', en: 'Cases' },
      },
      {
        picture: picture('nav-cushion'),
        url: addresses.category('HOME'),
        title: { ko: '쿠션', en: 'Cushions' },
      },
      {
        picture: picture('nav-paper'),
        url: addresses.category('STATIONERY'),
        title: { ko: '문구', en: 'Paper' },
      },
      { picture: picture('nav-all'), url: addresses.category(), title: { ko: '모두 보기', en: 'See all' } },
    ],
  },
  {
    key: 'ranking',
    type: 'ITEM',
    subType: 'PRODUCT',
    title: { ko: '지금 많이 꾸미는 물건', en: 'Most decorated right now' },
    subTitle: { ko: '바탕이 좋으면 그림이 더 살아요', en: 'A good ground makes a better picture' },
    button: { text: { ko: '더보기', en: 'More' }, url: addresses.category() },
    items: products('tee', 'tote', 'hoodie', 'mug', 'sweatshirt', 'cap', 'phone-case', 'cushion'),
    isRanking: true,
  },
  {
    key: 'donation-line',
    type: 'LINE',
    subType: null,
    title: { ko: '기부 그래픽, 지금은 두 배로 기부돼요', en: 'Donation graphics give double right now' },
    button: { text: { ko: '보러 가기', en: 'See' }, url: addresses.event('donation-week') },
    titleStyle: 'color: #0f7b5f; font-weight: 700',
    thumbnails: [{ icon: 'heart-first' }],
  },
  {
    key: 'ready-made',
    type: 'ITEM',
    subType: 'PRODUCT_CUSTOM_TEMPLATE',
    title: { ko: '고민은 우리가 다 했어요', en: 'We did the thinking' },
    subTitle: { ko: '그대로 주문해도, 살짝 바꿔도 좋아요', en: 'Order it as it is, or change it a little' },
    button: { text: { ko: '더보기', en: 'More' }, url: addresses.category() },
    items: customs(
      'tee-its-okay',
      'hoodie-tiger',
      'case-strawberry-mail',
      'sweatshirt-moon-jar',
      'tote-jogakbo',
      'mug-mug-cat',
    ),
  },
  {
    key: 'tastes',
    type: 'TAG',
    subType: null,
    title: { ko: '취향부터 골라 볼까요?', en: 'Start with your taste' },
    subTitle: { ko: '마음이 가는 쪽을 눌러 보세요', en: 'Tap whatever calls you' },
    thumbnails: [
      {
        title: { ko: '고양이와 강아지', en: 'Cats and dogs' },
        items: graphics('sleepy-cat', 'round-dog', 'boxed-cat', 'walk-dog', 'long-cat'),
      },
      {
        title: { ko: '꽃과 식물', en: 'Flowers' },
        items: graphics('lavender', 'tulips', 'forest-floor', 'ginkgo', 'wild-strawberry'),
      },
      {
        title: { ko: '한글 한 줄', en: 'Hangul' },
        items: graphics('its-okay', 'clear-today', 'off-work', 'heart-first', 'not-monday'),
      },
      {
        title: { ko: '스마일', en: 'Smiles' },
        items: graphics('happy-daisy', 'melting-smile', 'checker-smile', 'sunny-side-up'),
      },
      {
        title: { ko: '도트', en: 'Pixels' },
        items: graphics('shy-ghost', 'moon-rabbit', 'life-gauge', 'snack-bag', 'space-cruise'),
      },
      { title: { ko: '공룡', en: 'Dinosaurs' }, items: [] },
    ],
  },
  {
    key: 'garden',
    type: 'BANNER',
    subType: 'IMAGE',
    thumbnails: [
      {
        picture: picture('main-garden'),
        url: addresses.plan('small-gardens'),
        title: { ko: '작은 정원을 입어요 기획전', en: 'Wear a little garden: a collection' },
        labels: [
          {
            text: { ko: '작은 정원을 입어요', en: 'Wear a little garden' },
            background: '#0f7b5f',
            color: '#ffffff',
          },
          // White on yolk, 1.4 : 1. The storefront has to rescue it.
          { text: { ko: '기획전', en: 'Collection' }, background: '#ffd84d', color: '#ffffff' },
        ],
      },
    ],
  },
  {
    key: 'fresh-graphics',
    type: 'BANNER',
    subType: 'GRAPHIC',
    title: { ko: '방금 도착한 그래픽', en: 'Graphics, fresh off the desk' },
    subTitle: { ko: '작가들이 이번 주에 새로 올렸어요', en: 'Added by our artists this week' },
    items: graphics('tiger', 'cloud-nap', 'snack-bag', 'hello-spring', 'rosette', 'summer-mix'),
  },
  {
    key: 'warm-reviews',
    type: 'ITEM',
    subType: 'REVIEW',
    title: { ko: '받아 보신 분들의 이야기', en: 'From people who wear them' },
    subTitle: { ko: '사진과 함께 남겨 주신 후기예요', en: 'Reviews with photos' },
    button: { text: { ko: '더보기', en: 'More' }, url: '/review/list' },
    items: reviews(
      'tee/퇴근길고양이',
      'hoodie/성수동산책',
      'tote/책갈피',
      'mug/모카번',
      'phone-case/민트초코파',
      'cap/하늘다람쥐',
    ),
  },
];
