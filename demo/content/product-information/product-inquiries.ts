import type { Reviewer } from '../members.ts';

type DemoInquiry = {
  readonly product: string;
  readonly by: Reviewer | 'shopper';
  readonly type: 'SIZE' | 'STOCK' | 'DELIVERY' | 'CUSTOM' | 'ETC';
  readonly daysAgo: number;
  readonly content: string;
  readonly isSecret?: true;
  /** Not answered yet without it. */
  readonly answer?: string;
};

export const demoInquiries: readonly DemoInquiry[] = [
  {
    product: 'tee',
    by: '감자칩',
    type: 'SIZE',
    daysAgo: 1.2,
    content: '키 168에 어깨가 넓은 편인데 M이랑 L 중에 어떤 게 나을까요?',
  },
  {
    product: 'tee',
    by: 'shopper',
    type: 'CUSTOM',
    daysAgo: 3.4,
    isSecret: true,
    content: '선물할 건데 앞면 그림 아래에 이름을 작게 넣을 수도 있을까요?',
    answer:
      '안녕하세요, 무던입니다. 글자는 아직 어렵고 그래픽만 올릴 수 있어요. 준비되면 가장 먼저 알려 드릴게요.',
  },
  {
    product: 'tee',
    by: '수박씨',
    type: 'DELIVERY',
    daysAgo: 6.1,
    content: '다음 주 금요일까지 받을 수 있을까요? 단체로 다섯 장 주문하려고요.',
    answer: '안녕하세요, 무던입니다. 오늘 주문하시면 영업일 4일 안에 보내 드려서 그 전에 받으실 수 있어요.',
  },
  {
    product: 'tee',
    by: '하늘다람쥐',
    type: 'ETC',
    daysAgo: 9.8,
    isSecret: true,
    content: '지난번에 산 것과 같은 색으로 한 장 더 사고 싶어요. 주문 내역을 보고 알려 주실 수 있나요?',
    answer: '안녕하세요, 무던입니다. 지난 주문은 아이보리였어요.',
  },
  {
    product: 'tee',
    by: '책갈피',
    type: 'STOCK',
    daysAgo: 15.5,
    content: '아이보리 S 자수는 언제 다시 들어오나요?',
    answer: '안녕하세요, 무던입니다. 이달 말에 들어올 예정이에요. 재입고 알림을 켜 두시면 바로 알려 드려요.',
  },
  {
    product: 'hoodie',
    by: '우주먼지',
    type: 'SIZE',
    daysAgo: 2.3,
    content: '안에 얇은 니트를 받쳐 입으려면 한 사이즈 크게 가야 할까요?',
    answer: '안녕하세요, 느루입니다. 품이 넉넉하게 나와서 평소 사이즈로도 괜찮아요.',
  },
  {
    product: 'hoodie',
    by: '모카번',
    type: 'CUSTOM',
    daysAgo: 12.7,
    content: '모자에도 그림을 넣을 수 있나요?',
    answer: '안녕하세요, 느루입니다. 지금은 앞면과 뒷면에만 넣을 수 있어요.',
  },
  {
    product: 'sweatshirt',
    by: '복숭아아이스티',
    type: 'SIZE',
    daysAgo: 4.6,
    content: '세탁하면 줄어드나요?',
    answer: '안녕하세요, 느루입니다. 찬물에 빨아 그늘에 말리면 1cm 안쪽으로만 줄어요.',
  },
  {
    product: 'sweatshirt',
    by: '두부한모',
    type: 'DELIVERY',
    daysAgo: 20.2,
    isSecret: true,
    content: '받는 주소를 바꾸고 싶어요.',
    answer: '안녕하세요, 느루입니다. 1:1 문의로 남겨 주시면 바로 바꿔 드릴게요.',
  },
  {
    product: 'cap',
    by: '뚜벅이',
    type: 'SIZE',
    daysAgo: 5.1,
    content: '머리 둘레 60cm인데 쓸 수 있을까요?',
    answer: '안녕하세요, 무던입니다. 뒤쪽 버클로 60cm까지 늘어나요.',
  },
  {
    product: 'tote',
    by: '성수동산책',
    type: 'ETC',
    daysAgo: 7.7,
    content: '안주머니가 있나요?',
    answer: '안녕하세요, 포목입니다. 휴대폰이 들어가는 안주머니가 하나 있어요.',
  },
  {
    product: 'tote',
    by: '윤슬',
    type: 'DELIVERY',
    daysAgo: 0.6,
    content: '제주도도 배송되나요?',
  },
  {
    product: 'cushion',
    by: '밤톨엄마',
    type: 'STOCK',
    daysAgo: 8.9,
    content: '다시 들어오는 날짜가 정해졌나요?',
    answer: '안녕하세요, 포목입니다. 원단이 들어오는 대로 알림을 보내 드릴게요.',
  },
  {
    product: 'mug',
    by: 'hanna_in_seoul',
    type: 'ETC',
    daysAgo: 3.9,
    content: 'Is the handle large enough for big hands?',
    answer: 'Hello, this is Omok. Three fingers fit comfortably, and the handle is 3 cm wide inside.',
  },
  {
    product: 'phone-case',
    by: '민트초코파',
    type: 'ETC',
    daysAgo: 11.4,
    content: '자석으로 붙이는 충전기도 쓸 수 있나요?',
    answer: '안녕하세요, 딸깍입니다. 안쪽에 자석이 들어 있어 그대로 쓸 수 있어요.',
  },
  {
    product: 'sticker-pack-animals',
    by: '토리네집',
    type: 'ETC',
    daysAgo: 6.6,
    content: '노트북에 붙였다 떼면 자국이 남나요?',
    answer: '안녕하세요, 딸깍입니다. 남지 않아요. 다만 코팅이 약한 표면은 먼저 작은 곳에 붙여 봐 주세요.',
  },
  {
    product: 'postcards-garden',
    by: '오늘도맑음',
    type: 'ETC',
    daysAgo: 10.1,
    content: '만년필로 써도 번지지 않나요?',
    answer: '안녕하세요, 포목입니다. 재생지라 잉크가 조금 번질 수 있어요. 연필이나 볼펜을 권해요.',
  },
];
