import type { Text } from './text.ts';

type DemoNotice = {
  readonly key: string;
  readonly daysAgo: number;
  readonly isFixed: boolean;
  readonly title: Text;
  /** HTML. */
  readonly content: Text;
};

export const notices: readonly DemoNotice[] = [
  {
    key: 'gift-season',
    daysAgo: 2,
    isFixed: true,
    title: { ko: '선물 주문은 조금 서둘러 주세요', en: 'Ordering a gift? Please order early' },
    content: {
      ko: '<p>선물 주문이 몰리는 때라 제작이 하루이틀 더 걸릴 수 있어요.</p><ul><li>오후 2시 전에 결제하신 주문은 그날 바로 제작을 준비해요.</li><li>꼭 받아야 하는 날이 있다면 주문 요청 사항에 적어 주세요. 먼저 챙겨 볼게요.</li></ul><p>기다려 주시는 만큼 한 점 한 점 꼼꼼하게 만들게요.</p>',
      en: '<p>Many gift orders are coming in, so production may take a day or two longer.</p><ul><li>Orders paid by 2 p.m. are prepared the same day.</li><li>If you need it by a certain day, tell us in the order note and we will look after it first.</li></ul><p>Thank you for waiting; we make every piece with care.</p>',
    },
  },
  {
    key: 'embroidery-open',
    daysAgo: 9,
    isFixed: true,
    title: {
      ko: '이제 자수와 프린팅을 모두 고를 수 있어요',
      en: 'Now with embroidery and printing',
    },
    content: {
      ko: '<p>그동안 기다려 주신 <strong>자수</strong>와 <strong>프린팅</strong>을 시작했어요. 같은 그래픽도 방법에 따라 느낌이 꽤 달라요.</p><ul><li>자수: 작고 또렷한 그림에 잘 어울려요. 오래 입어도 그대로예요.</li><li>프린팅: 색이 많고 큰 그림에 잘 어울려요. 천의 결이 그대로 느껴져요.</li><li>전사: 머그와 폰케이스, 선명한 색이 필요한 옷에 써요.</li></ul>',
      en: '<p><strong>Embroidery</strong> and <strong>printing</strong> are now open. The same graphic feels quite different with each.</p><ul><li>Embroidery suits small, clear pictures and lasts for years.</li><li>Printing suits large pictures with many colors and keeps the feel of the cloth.</li><li>Transfer is for mugs, phone cases and clothes that need vivid color.</li></ul>',
    },
  },
  {
    key: 'free-delivery',
    daysAgo: 16,
    isFixed: false,
    title: {
      ko: '5만원 이상 주문하면 배송비가 무료예요',
      en: 'Free delivery from 50,000 won',
    },
    content: {
      ko: '<p>쿠폰을 적용한 상품 금액이 50,000원 이상이면 배송비 3,000원을 받지 않아요. 여러 브랜드의 상품을 함께 담아도 하나로 묶어서 계산해요.</p><p>제주와 섬 지역은 추가 배송비가 있어요.</p>',
      en: '<p>When the products come to 50,000 won or more after coupons, the 3,000 won delivery fee is on us, also across brands.</p><p>Jeju and other islands have a surcharge.</p>',
    },
  },
  {
    key: 'donation-report',
    daysAgo: 24,
    isFixed: false,
    title: {
      ko: '지난달 기부 그래픽 정산 소식이에요',
      en: 'What donation graphics raised last month',
    },
    content: {
      ko: '<p>지난 한 달 동안 기부 그래픽으로 1,284,500원이 모였어요. 절반은 길고양이 중성화와 치료에, 절반은 산불이 지나간 숲에 나무를 심는 데 보냈어요.</p><p>함께해 주신 작가님과 여러분, 고맙습니다.</p>',
      en: '<p>Last month the donation graphics raised 1,284,500 won. Half went to the care of street cats, half to planting trees where forest fires had passed.</p><p>Thank you, artists and shoppers.</p>',
    },
  },
  {
    key: 'wash-guide',
    daysAgo: 38,
    isFixed: false,
    title: { ko: '오래 입는 세탁법을 정리했어요', en: 'How to wash it so it lasts' },
    content: {
      ko: '<ol><li>뒤집어서 30도 이하 찬물에 빨아 주세요.</li><li>첫 세탁은 진한 색끼리 따로 해 주세요.</li><li>건조기는 쓰지 말고 그늘에 널어 주세요.</li><li>다림질은 그림 위에 얇은 천을 덮고 해 주세요.</li></ol>',
      en: '<ol><li>Turn it inside out and wash at 30 °C or colder.</li><li>Wash dark colors separately the first time.</li><li>Dry in the shade, not in the dryer.</li><li>Iron with a thin cloth over the picture.</li></ol>',
    },
  },
  {
    key: 'review-points',
    daysAgo: 52,
    isFixed: false,
    title: {
      ko: '리뷰를 남기면 적립금을 드려요',
      en: 'Points for your reviews',
    },
    content: {
      ko: '<p>글 리뷰는 100원, 사진 리뷰는 500원이 쌓여요. 솔직한 리뷰일수록 다음 분께 큰 도움이 돼요. 아쉬운 점도 편하게 남겨 주세요. 지우거나 가리지 않아요.</p>',
      en: '<p>A written review earns 100 won, one with photos 500 won. Honest reviews help the next shopper most; we never delete or hide the critical ones.</p>',
    },
  },
  {
    key: 'terms-changed',
    daysAgo: 70,
    isFixed: false,
    title: { ko: '이용약관이 조금 바뀌어요', en: 'Small changes to the terms of use' },
    content: {
      ko: '<p>적립금의 유효기간을 24개월에서 36개월로 늘렸어요. 따로 하실 일은 없어요. 이미 가지고 계신 적립금에도 새 기간이 적용돼요.</p>',
      en: '<p>Points are now valid for 36 instead of 24 months. There is nothing to do; it also applies to the points you already have.</p>',
    },
  },
  {
    key: 'opening',
    daysAgo: 120,
    isFixed: false,
    title: { ko: '꾸밈이 문을 열었어요', en: 'Kkumim is open' },
    content: {
      ko: '<p>안녕하세요, 꾸밈이에요. 작가 여덟 분, 브랜드 다섯 곳과 함께 첫걸음을 떼요. 좋아하는 그림을 매일 쓰는 물건에 옮겨 보세요.</p>',
      en: '<p>Hello, this is Kkumim. We take our first steps with eight artists and five brands. Put the pictures you love on the things you use every day.</p>',
    },
  },
];
