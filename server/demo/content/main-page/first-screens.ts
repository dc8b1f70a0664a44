import { addresses } from '#server/demo/keys/addresses.ts';
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
  // One product of a kind so far: its tile opens it.
  {
    key: 'kinds',
    type: 'NAVIGATION',
    subType: null,
    thumbnails: [
      { picture: picture('nav-tee'), url: addresses.product('tee'), title: { ko: '티셔츠', en: 'T-shirts' } },
      {
        picture: picture('nav-hoodie'),
        url: addresses.product('hoodie'),
        title: { ko: '후드', en: 'Hoodies' },
      },
      {
        picture: picture('nav-sweatshirt'),
        url: addresses.product('sweatshirt'),
        title: { ko: '맨투맨', en: 'Sweats' },
      },
      { picture: picture('nav-cap'), url: addresses.product('cap'), title: { ko: '모자', en: 'Caps' } },
      { picture: picture('nav-tote'), url: addresses.product('tote'), title: { ko: '가방', en: 'Bags' } },
      { picture: picture('nav-mug'), url: addresses.product('mug'), title: { ko: '머그', en: 'Mugs' } },
      {
        picture: picture('nav-case'),
        url: addresses.product('phone-case'),
        title: { ko: '폰케이스', en: 'Cases' },
      },
      {
        picture: picture('nav-cushion'),
        url: addresses.product('cushion'),
        title: { ko: '쿠션', en: 'Cushions' },
      },
      {
        picture: picture('nav-stickers'),
        url: addresses.product('sticker-pack-animals'),
        title: { ko: '스티커', en: 'Stickers' },
      },
      {
        picture: picture('nav-postcards'),
        url: addresses.product('postcards-garden'),
        title: { ko: '엽서', en: 'Postcards' },
      },
    ],
  },
  {
    key: 'ranking',
    type: 'ITEM',
    subType: 'PRODUCT',
    title: { ko: '요즘 많이 꾸미는 상품', en: 'Most decorated right now' },
    subTitle: { ko: '뭘 올려도 잘 어울려요', en: 'They look good with anything on them' },
    items: products('tee', 'tote', 'hoodie', 'mug', 'sweatshirt', 'cap', 'phone-case', 'cushion'),
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
      'case-strawberry-mail',
      'sweatshirt-moon-jar',
      'tote-jogakbo',
      'mug-mug-cat',
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
      {
        title: { ko: '바로 선물하기', en: 'Ready to give' },
        items: customs('mug-mug-cat', 'tote-lemon', 'cap-three-fish', 'case-strawberry-mail'),
      },
    ],
  },
];
