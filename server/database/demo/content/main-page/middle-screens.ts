import { addresses } from '../../keys/addresses.ts';
import { artists, type Block, graphics, products } from './block.ts';
import { picture } from './picture.ts';

export const middleScreens: readonly Block[] = [
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
    key: 'artists',
    type: 'ITEM',
    subType: 'ARTIST',
    title: { ko: '그리는 사람들', en: 'The people who draw' },
    subTitle: { ko: '그림 너머의 이야기도 궁금하다면', en: 'For the stories behind the pictures' },
    items: artists('nyangbo', 'oweol', 'mallang', 'dudo', 'pulip'),
  },
  {
    key: 'delivery-line',
    type: 'LINE',
    subType: null,
    title: { ko: '5만원 이상이면 배송비는 꾸밈이 낼게요', en: 'From 50,000 won, delivery is on us' },
    titleStyle: 'color: #c93a16; font-weight: 700; text-align: center',
    thumbnails: [{ icon: 'love-delivery' }],
  },
  {
    key: 'grounds',
    type: 'THUMBNAIL',
    subType: 'PRODUCT',
    title: { ko: '무엇이든 잘 받는 바탕', en: 'Good grounds for any picture' },
    subTitle: { ko: '매일 손이 가는 기본부터', en: 'Begin with what you use every day' },
    thumbnails: [
      {
        picture: picture('ground-tee'),
        url: addresses.product('tee'),
        title: { ko: '비침 없는 반팔 티셔츠', en: 'A T-shirt that does not show through' },
        items: products('tee', 'cap'),
      },
      {
        picture: picture('ground-hoodie'),
        url: addresses.product('hoodie'),
        title: { ko: '모자가 서는 두툼 후드', en: 'A hoodie whose hood stands up' },
        items: products('hoodie', 'sweatshirt'),
      },
      {
        picture: picture('ground-tote'),
        url: addresses.product('tote'),
        title: { ko: '책 네 권도 거뜬한 에코백', en: 'A tote for four books and more' },
        items: products('tote', 'sticker-pack-animals'),
      },
    ],
  },
  {
    key: 'gifts',
    type: 'NAVIGATION',
    subType: null,
    title: { ko: '누구에게 줄까요?', en: 'Who is it for?' },
    subTitle: { ko: '가격표 없이 상자에 담아 보내 드려요', en: 'Boxed, without a price tag' },
    thumbnails: [
      {
        picture: picture('gift-friend'),
        url: addresses.graphic('heart-first'),
        title: { ko: '친구', en: 'Friend' },
      },
      {
        picture: picture('gift-cat'),
        url: addresses.plan('cats-and-dogs'),
        title: { ko: '집사', en: 'Cat people' },
      },
      {
        picture: picture('gift-home'),
        url: addresses.plan('small-gardens'),
        title: { ko: '집들이', en: 'New home' },
      },
      {
        picture: picture('gift-work'),
        url: addresses.graphic('coffee-potion'),
        title: { ko: '동료', en: 'Colleague' },
      },
      {
        picture: picture('gift-team'),
        url: addresses.event('together'),
        title: { ko: '우리 팀', en: 'Team' },
      },
    ],
  },
  {
    key: 'small-treats',
    type: 'BANNER',
    subType: 'PRODUCT',
    title: { ko: '2만원 아래의 작은 기쁨', en: 'Small joys under 20,000 won' },
    subTitle: { ko: '부담 없이 하나씩', en: 'One at a time' },
    items: products('tote', 'mug', 'phone-case', 'cap', 'sticker-pack-food', 'postcards-garden'),
  },
  {
    key: 'methods',
    type: 'THUMBNAIL',
    subType: 'CUSTOM2',
    title: { ko: '같은 그림, 다른 느낌', en: 'Same picture, different feel' },
    subTitle: { ko: '제작 방식에 따라 이렇게 달라요', en: 'What the method does to it' },
    thumbnails: [
      {
        picture: picture('method-embroidery'),
        url: addresses.product('cap'),
        title: { ko: '자수: 도톰하고 오래가요', en: 'Embroidery: raised and lasting' },
        content: {
          ko: '실을 한 땀씩 올려 만져질 만큼 도톰해요. 작고 또렷한 그림에 잘 어울려요.',
          en: 'Stitched thread by thread until you can feel it. Best for small, clear pictures.',
        },
      },
      {
        picture: picture('method-printing'),
        url: addresses.product('tote'),
        title: { ko: '프린팅: 천의 결이 살아 있어요', en: 'Printing: the cloth stays cloth' },
        content: {
          ko: '잉크가 천에 스며들어 가볍고 부드러워요. 크고 색이 많은 그림도 문제없어요.',
          en: 'Ink sinks into the cloth, light and soft. Large pictures with many colours are no problem.',
        },
      },
      {
        picture: picture('method-transfer'),
        url: addresses.product('mug'),
        title: { ko: '전사: 색이 가장 선명해요', en: 'Transfer: the most vivid colours' },
        content: {
          ko: '필름을 눌러 붙여 화면에서 본 색 그대로예요. 머그와 폰케이스는 모두 전사로 만들어요.',
          en: 'A pressed film keeps the colours you saw on screen. All mugs are made this way.',
        },
      },
    ],
  },
  {
    key: 'new-products',
    type: 'ITEM',
    subType: 'PRODUCT',
    title: { ko: '새로 들어왔어요', en: 'Just in' },
    items: products(
      'cap',
      'sticker-pack-animals',
      'postcards-letters',
      'sticker-pack-food',
      'postcards-garden',
    ),
  },
  {
    key: 'donation-graphics',
    type: 'BANNER',
    subType: 'GRAPHIC',
    title: { ko: '하나 꾸밀 때마다 한 끼', en: 'One custom, one meal' },
    subTitle: { ko: '길고양이와 숲을 돕는 그래픽이에요', en: 'Graphics that help street cats and forests' },
    button: { text: { ko: '기부 이야기', en: 'How it works' }, url: addresses.event('donation-week') },
    items: graphics('sleepy-cat', 'pair-of-cats', 'walk-dog', 'fern', 'three-fish', 'forest-floor'),
  },
];
