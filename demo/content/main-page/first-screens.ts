import { addresses } from '../../keys/addresses.ts';
import { type Block, customs, graphics, products } from './block.ts';
import { picture } from './picture.ts';

/** From what one loves to the thing it is on: what there is, what is ready, what one likes. */
export const firstScreens: readonly Block[] = [
  {
    key: 'hero',
    type: 'BANNER',
    subType: 'IMAGE',
    thumbnails: [
      {
        picture: picture('main-hero'),
        url: addresses.custom('hoodie-tiger'),
        title: {
          ko: '좋아하는 그림을 입어요. 고르고, 올리면, 세상에 하나',
          en: 'Wear what you love. Pick it, place it, make it yours',
        },
        labels: [
          {
            text: { ko: '좋아하는 그림을 입어요', en: 'Wear what you love' },
            background: '#17171a',
            color: '#ffffff',
          },
          {
            text: { ko: '고르고, 올리면, 세상에 하나', en: 'Pick it, place it, make it yours' },
            background: '#ffffff',
            color: '#c93a16',
          },
        ],
      },
    ],
  },
  {
    key: 'kinds',
    type: 'NAVIGATION',
    subType: null,
    thumbnails: [
      {
        picture: picture('nav-tee'),
        url: addresses.category('t-shirts'),
        title: { ko: '티셔츠', en: 'T-shirts' },
      },
      {
        picture: picture('nav-hoodie'),
        url: addresses.category('hoodies'),
        title: { ko: '후드', en: 'Hoodies' },
      },
      {
        picture: picture('nav-sweatshirt'),
        url: addresses.category('sweatshirts'),
        title: { ko: '맨투맨', en: 'Sweats' },
      },
      { picture: picture('nav-cap'), url: addresses.category('hats'), title: { ko: '모자', en: 'Hats' } },
      {
        picture: picture('nav-tote'),
        url: addresses.category('tote-bags'),
        title: { ko: '에코백', en: 'Totes' },
      },
      {
        picture: picture('nav-mug'),
        url: addresses.category('mugs-cups'),
        title: { ko: '머그·컵', en: 'Cups' },
      },
      {
        picture: picture('nav-case'),
        url: addresses.category('phone-cases'),
        title: { ko: '폰케이스', en: 'Cases' },
      },
      {
        picture: picture('nav-poster'),
        url: addresses.category('posters'),
        title: { ko: '포스터', en: 'Posters' },
      },
      {
        picture: picture('nav-stickers'),
        url: addresses.category('stickers'),
        title: { ko: '스티커', en: 'Stickers' },
      },
      {
        picture: picture('nav-keyring'),
        url: addresses.category('keyrings'),
        title: { ko: '키링', en: 'Keyrings' },
      },
    ],
  },
  {
    key: 'ranking',
    type: 'ITEM',
    subType: 'PRODUCT',
    title: { ko: '요즘 많이 꾸미는 상품', en: 'Most decorated right now' },
    subTitle: { ko: '뭘 올려도 잘 어울려요', en: 'They look good with anything on them' },
    button: { text: { ko: '더보기', en: 'See all' }, url: addresses.block('ranking') },
    items: products('tee', 'tote', 'keyring', 'hoodie', 'mug', 'longsleeve', 'phone-case', 'poster'),
    isRanking: true,
  },
  {
    key: 'delivery-line',
    type: 'LINE',
    subType: null,
    title: { ko: '5만원부터 무료 배송', en: 'Free delivery from 50,000 won' },
    subTitle: { ko: '3~5일 안에 출발해요', en: 'Sent in 3 to 5 days' },
    titleStyle: 'color: #c93a16; font-weight: 700',
    thumbnails: [{ icon: 'love-delivery' }],
  },
  {
    key: 'ready-made',
    type: 'ITEM',
    subType: 'PRODUCT_CUSTOM_TEMPLATE',
    title: { ko: '고민은 우리가 다 했어요', en: 'We did the thinking' },
    subTitle: { ko: '그대로 주문해도, 살짝 바꿔도 좋아요', en: 'Order it as it is, or change it a little' },
    button: { text: { ko: '직접 꾸미기', en: 'Make your own' }, url: addresses.product('tee') },
    items: customs(
      'tee-its-okay',
      'hoodie-tiger',
      'poster-moon-jar',
      'tumbler-keep-going',
      'tote-jogakbo',
      'keyring-shy-ghost',
    ),
  },
  {
    key: 'looks',
    type: 'THUMBNAIL',
    subType: 'CUSTOM',
    title: { ko: '앞은 작게, 뒤는 크게', en: 'Small in front, big behind' },
    subTitle: { ko: '돌아볼 때마다 반가운 조합', en: 'Pairs that are nice from both sides' },
    thumbnails: [
      {
        picture: picture('look-daisy'),
        url: addresses.custom('tee-happy-daisy'),
        title: { ko: '웃는 데이지 티셔츠의 앞과 뒤', en: 'Happy daisy tee, front and back' },
        labels: [
          { text: { ko: '앞뒤 자수', en: 'Embroidered twice' }, background: '#ffffff', color: '#17171a' },
        ],
      },
      {
        picture: picture('look-euljiro'),
        url: addresses.custom('hoodie-euljiro'),
        title: { ko: '을지로의 밤 후드의 앞과 뒤', en: 'Night in Euljiro hoodie, front and back' },
        labels: [{ text: { ko: '베스트', en: 'Best' }, background: '#c93a16', color: '#ffffff' }],
      },
      {
        picture: picture('look-camp'),
        url: addresses.custom('tee-camp-night'),
        title: { ko: '별 헤는 캠핑 티셔츠의 앞과 뒤', en: 'Camping tee, front and back' },
      },
    ],
  },
  {
    key: 'tastes',
    type: 'TAG',
    subType: null,
    title: { ko: '취향부터 골라 볼까요?', en: 'Start with your taste' },
    subTitle: { ko: '마음이 가는 쪽을 눌러 보세요', en: 'Tap whatever calls you' },
    button: { text: { ko: '모두 보기', en: 'See all' }, url: addresses.block('tastes') },
    thumbnails: [
      {
        title: { ko: '고양이와 강아지', en: 'Cats and dogs' },
        items: graphics('sleepy-cat', 'card-cat', 'boxed-cat', 'knit-cat', 'walk-dog'),
      },
      {
        title: { ko: '꽃과 식물', en: 'Flowers' },
        items: graphics('lavender', 'peonies', 'line-vase', 'lino-sunflower', 'wild-strawberry'),
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
        items: graphics('shy-ghost', 'moon-rabbit', 'pixel-breakfast', 'snack-bag', 'night-window'),
      },
      {
        title: { ko: '바로 선물하기', en: 'Ready to give' },
        items: customs('mug-mug-cat', 'poster-moon-jar', 'glass-lemon', 'notebook-lavender'),
      },
    ],
  },
];
