import { addresses } from '../../keys/addresses.ts';
import { artists, type Block, customs, graphics, products, reviews } from './block.ts';
import { picture } from './picture.ts';

export const lastScreens: readonly Block[] = [
  {
    key: 'neuru',
    type: 'BANNER',
    subType: 'IMAGE',
    thumbnails: [
      {
        picture: picture('main-neuru'),
        url: addresses.brand('neuru'),
        title: { ko: '느루, 두툼하게 짜서 오래 입어요', en: 'Neuru: knitted thick, worn for years' },
        labels: [
          { text: { ko: '브랜드 이야기', en: 'Brand story' }, background: '#ffd84d', color: '#17171a' },
          {
            text: { ko: '느루 후드 20% 할인', en: 'Neuru hoodie 20% off' },
            background: '#c93a16',
            color: '#ffffff',
          },
        ],
      },
    ],
  },
  {
    key: 'big-pictures',
    type: 'ITEM',
    subType: 'PRODUCT_CUSTOM_TEMPLATE',
    title: { ko: '한 번쯤 크게 입어 봐요', en: 'Go big for once' },
    subTitle: { ko: '멀리서도 눈에 띄는 커다란 그림', en: 'Pictures you can see from across the street' },
    items: customs(
      'tee-night-swim',
      'tote-lemon',
      'hoodie-cloud-nap',
      'cushion-sea-circle',
      'tee-shy-ghost',
      'sweatshirt-clear-today',
    ),
  },
  {
    key: 'moods',
    type: 'TAG',
    subType: null,
    title: { ko: '오늘 기분은 어때요?', en: 'How do you feel today?' },
    thumbnails: [
      {
        title: { ko: '배고파요', en: 'Hungry' },
        items: graphics('rice-power', 'cherry-pop', 'cake-slice', 'strawberry-milk', 'morning-set'),
      },
      {
        title: { ko: '퇴근하고 싶어요', en: 'Going home' },
        items: graphics('off-work', 'not-monday', 'slow-surf', 'cloud-nap'),
      },
      {
        title: { ko: '설레요', en: 'In love' },
        items: graphics('love-delivery', 'heart-first', 'pair-of-cats', 'good-day'),
      },
      {
        title: { ko: '훌쩍 떠나고 싶어요', en: 'Far away' },
        items: graphics('camp-night', 'night-swim', 'mountains', 'slow-surf', 'space-courier'),
      },
    ],
  },
  {
    key: 'tiny-stories',
    type: 'THUMBNAIL',
    subType: 'CUSTOM2',
    title: { ko: '작업실 소식', en: 'From the studio' },
    thumbnails: [
      {
        picture: picture('story-studio'),
        url: addresses.banner('how-we-make'),
        title: { ko: '한 점이 만들어지기까지', en: 'How one piece is made' },
        content: {
          ko: '8천 번의 바늘땀과 마지막 손질까지, 성수동 작업실의 하루를 따라가 봤어요.',
          en: 'Eight thousand stitches and a last trim by hand: a day in the studio in Seongsu.',
        },
      },
      {
        picture: picture('story-cats'),
        url: addresses.artist('nyangbo'),
        title: { ko: '냥보 작가의 털뭉치 일기', en: 'Nyangbo’s fluff diary' },
        content: {
          ko: '고양이 셋, 강아지 하나. 매일 조금씩 다른 낮잠 자세를 그립니다.',
          en: 'Three cats, one dog, and a slightly different nap every day.',
        },
      },
      {
        picture: picture('story-frogs'),
        url: addresses.artist('mallang'),
        title: { ko: '개구리는 왜 늘 셋일까요?', en: 'Why are there always three frogs?' },
        content: {
          ko: '말랑상회에 물었더니 “합창단이니까요”라는 답이 돌아왔어요.',
          en: 'We asked the artist. “Because they are a choir,” was the answer.',
        },
      },
    ],
  },
  {
    key: 'more-reviews',
    type: 'ITEM',
    subType: 'REVIEW',
    title: { ko: '솔직해서 더 고마운 후기', en: 'Honest, and all the more welcome' },
    items: reviews(
      'sweatshirt/복숭아아이스티',
      'tote/복숭아아이스티',
      'tee/jess.k',
      'hoodie/우주먼지',
      'mug/나무늘보',
      'tee/뚜벅이',
    ),
  },
  {
    key: 'desk',
    type: 'THUMBNAIL',
    subType: 'PRODUCT',
    title: { ko: '방과 책상에도 그림 하나', en: 'One picture for your room' },
    subTitle: { ko: '입지 않는 것도 꾸밀 수 있어요', en: 'You can decorate what you do not wear, too' },
    thumbnails: [
      {
        picture: picture('desk-mug'),
        url: addresses.product('mug'),
        title: { ko: '아침을 여는 머그', en: 'A mug to open the morning' },
        items: products('mug', 'postcards-letters'),
      },
      {
        picture: picture('desk-case'),
        url: addresses.product('phone-case'),
        title: { ko: '하루에 백 번 보는 폰케이스', en: 'A case you see a hundred times a day' },
        items: products('phone-case', 'sticker-pack-food'),
      },
      {
        picture: picture('desk-cushion'),
        url: addresses.product('cushion'),
        title: { ko: '기대고 싶은 쿠션', en: 'A cushion to lean on' },
        items: products('cushion', 'postcards-garden'),
      },
    ],
  },
  {
    key: 'on-sale',
    type: 'BANNER',
    subType: 'PRODUCT',
    title: { ko: '지금 할인하고 있어요', en: 'On sale now' },
    subTitle: { ko: '마음에 둔 물건이 있다면', en: 'If you had your eye on one of these' },
    items: products('hoodie', 'phone-case', 'tee', 'tote'),
  },
  {
    key: 'sets',
    type: 'THUMBNAIL',
    subType: 'CUSTOM',
    title: { ko: '같이 두면 더 좋은 둘', en: 'Better as two' },
    thumbnails: [
      {
        picture: picture('look-friday'),
        url: addresses.plan('say-it-in-letters'),
        title: { ko: '월요일에 입는 퇴근 세트', en: 'The going-home set for Mondays' },
      },
      {
        picture: picture('look-game'),
        url: addresses.artist('dotgrim'),
        title: { ko: '한 판 더 세트', en: 'The one more game set' },
        labels: [{ text: { ko: '도트 작가', en: 'Pixel artist' }, background: '#6b5bd2', color: '#8f86c9' }],
      },
      {
        picture: picture('look-nap'),
        url: addresses.plan('cats-and-dogs'),
        title: { ko: '주말 낮잠 세트', en: 'The weekend nap set' },
      },
    ],
  },
  {
    key: 'more-artists',
    type: 'ITEM',
    subType: 'ARTIST',
    title: { ko: '팔로우하고 싶은 손', en: 'Hands worth following' },
    subTitle: { ko: '새 그래픽이 올라오면 가장 먼저 알려 드려요', en: 'Hear first about new graphics' },
    items: artists('dotgrim', 'monandol', 'good-morning-club', 'pulip'),
  },
];
