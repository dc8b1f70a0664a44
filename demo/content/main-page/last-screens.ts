import { promoImageSizes } from '../../catalogue/promo-images/promo-image.ts';
import { addresses } from '../../keys/addresses.ts';
import { artists, type Block, graphics, products, reviews } from './block.ts';
import { picture } from './picture.ts';

const post = (key: string) => ({ key: `feed-${key}`, ...promoImageSizes.portrait });

/** Why it is worth it: whom it helps, who draws, how it is made, who wears it; and what to begin with. */
export const lastScreens: readonly Block[] = [
  {
    key: 'donation-graphics',
    type: 'BANNER',
    subType: 'GRAPHIC',
    title: { ko: '하나 꾸밀 때마다 한 끼', en: 'One custom, one meal' },
    subTitle: { ko: '길고양이와 숲을 돕는 그래픽이에요', en: 'Graphics that help street cats and forests' },
    button: { text: { ko: '모두 보기', en: 'See all' }, url: addresses.block('donation-graphics') },
    items: graphics('sleepy-cat', 'magpie-tiger', 'crayon-dinosaur', 'fern', 'lino-bee', 'knit-penguin'),
  },
  {
    key: 'artists',
    type: 'ITEM',
    subType: 'ARTIST',
    title: { ko: '그리는 사람들', en: 'The people who draw' },
    subTitle: { ko: '그림 너머의 이야기도 궁금하다면', en: 'For the stories behind the pictures' },
    items: artists('hojak', 'gyeoul', 'sepyeong', 'saegim', 'nyangbo'),
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
          en: 'Ink sinks into the cloth, light and soft. Large pictures with many colors are no problem.',
        },
      },
      {
        picture: picture('method-transfer'),
        url: addresses.product('mug'),
        title: { ko: '전사: 색이 가장 선명해요', en: 'Transfer: the most vivid colors' },
        content: {
          ko: '필름을 눌러 붙여 화면에서 본 색 그대로예요. 머그와 유리컵은 모두 전사로 만들어요.',
          en: 'A pressed film keeps the colors you saw on screen. All mugs and glasses are made this way.',
        },
      },
    ],
  },
  {
    key: 'influencers',
    type: 'THUMBNAIL',
    subType: 'PRODUCT',
    title: { ko: '꾸밈과 사는 사람들', en: 'At home with kkumim' },
    subTitle: { ko: '평소에 이렇게 입고 써요', en: 'How they wear and use it' },
    thumbnails: [
      {
        picture: post('haru-mug'),
        url: addresses.influencer('haru'),
        title: { ko: '하루네 고양이의 일요일', en: 'Sunday with Haru’s cat' },
        items: products('mug', 'tote'),
      },
      {
        picture: post('dochi-hoodie'),
        url: addresses.influencer('dochi'),
        title: { ko: '도치의 월요일 출근길', en: 'Dochi’s way to work' },
        items: products('hoodie', 'phone-case'),
      },
      {
        picture: post('sol-tote'),
        url: addresses.influencer('sol'),
        title: { ko: '솔이 꽃시장 가는 날', en: 'Sol’s day at the flower market' },
        items: products('tote', 'sweatshirt'),
      },
    ],
  },
  {
    key: 'warm-reviews',
    type: 'ITEM',
    subType: 'REVIEW',
    title: { ko: '받아 보신 분들의 이야기', en: 'From people who wear them' },
    subTitle: { ko: '사진과 함께 남겨 주신 리뷰예요', en: 'Reviews with photos' },
    button: { text: { ko: '더보기', en: 'See all' }, url: '/review/list?photo=true' },
    items: reviews(
      'tee/퇴근길고양이',
      'poster/윤슬',
      'coach-jacket/성수동산책',
      'mug/모카번',
      'keyring/토리네집',
      'bucket-hat/하늘다람쥐',
    ),
  },
  {
    key: 'garden',
    type: 'BANNER',
    subType: 'IMAGE',
    thumbnails: [
      {
        picture: picture('main-garden'),
        url: addresses.custom('tote-bouquet'),
        title: {
          ko: '작은 정원을 들어요. 시들지 않는 꽃다발 에코백',
          en: 'Carry a little garden: a bouquet that stays fresh',
        },
        labels: [
          {
            text: { ko: '작은 정원을 들어요', en: 'Carry a little garden' },
            background: '#0f7b5f',
            color: '#ffffff',
          },
          {
            text: { ko: '시들지 않는 꽃다발', en: 'A bouquet that stays fresh' },
            background: '#ffd84d',
            color: '#17171a',
          },
        ],
      },
    ],
  },
  {
    key: 'desk',
    type: 'THUMBNAIL',
    subType: 'PRODUCT',
    title: { ko: '매일 곁에 두는 그림', en: 'A picture for every day' },
    subTitle: { ko: '입지 않는 것도 꾸밀 수 있어요', en: 'You can decorate what you do not wear, too' },
    thumbnails: [
      {
        picture: picture('desk-mug'),
        url: addresses.product('mug'),
        title: { ko: '아침을 여는 머그', en: 'A mug to open the morning' },
        items: products('mug', 'tumbler'),
      },
      {
        picture: picture('desk-case'),
        url: addresses.product('phone-case'),
        title: { ko: '하루에 백 번 보는 폰케이스', en: 'A case you see a hundred times a day' },
        items: products('phone-case', 'laptop-sleeve'),
      },
      {
        picture: picture('desk-tote'),
        url: addresses.custom('tote-jogakbo'),
        title: { ko: '책 네 권도 거뜬한 에코백', en: 'A tote for four books and more' },
        items: products('tote', 'notebook'),
      },
    ],
  },
  {
    key: 'small-treats',
    type: 'BANNER',
    subType: 'PRODUCT',
    title: { ko: '2만원 아래의 작은 기쁨', en: 'Small joys under 20,000 won' },
    subTitle: { ko: '부담 없이 하나씩', en: 'One at a time' },
    items: products('keyring', 'glass', 'sticker-pack-words', 'badge', 'tapes-small-things', 'pouch'),
  },
];
