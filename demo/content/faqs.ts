import type { Text } from './text.ts';

type DemoFaq = {
  readonly category: 'ORDER' | 'PRODUCTION' | 'DELIVERY' | 'CLAIM' | 'MEMBER' | 'GRAPHIC';
  readonly question: Text;
  /** HTML. */
  readonly answer: Text;
};

export const faqs: readonly DemoFaq[] = [
  {
    category: 'ORDER',
    question: {
      ko: '어떤 방법으로 결제할 수 있나요?',
      en: 'How can I pay?',
    },
    answer: {
      ko: '<p>신용·체크카드, 가상계좌, 네이버페이, 카카오페이로 결제할 수 있어요. 가상계좌는 7일 안에 입금해 주세요. 기한이 지나면 주문이 자동으로 취소돼요.</p>',
      en: '<p>By credit or check card, virtual account, Naver Pay or Kakao Pay. A virtual account must be paid within 7 days; after that the order is canceled automatically.</p>',
    },
  },
  {
    category: 'ORDER',
    question: {
      ko: '커스텀 상품의 가격은 어떻게 정해지나요?',
      en: 'How is the price of a custom product made up?',
    },
    answer: {
      ko: '<p>상품 가격에 꾸민 면의 가격과 올린 그래픽의 가격을 더해요. 가격 옆의 화살표를 누르면 내역을 볼 수 있어요.</p>',
      en: '<p>The product, plus each side you decorate, plus each graphic on it. Tap the arrow beside the price to see the breakdown.</p>',
    },
  },
  {
    category: 'ORDER',
    question: {
      ko: '주문한 뒤에 색상이나 크기를 바꿀 수 있나요?',
      en: 'Can I change color or size after ordering?',
    },
    answer: {
      ko: '<p>제작이 시작되기 전이라면 취소하고 다시 주문해 주세요. 주문 상세에서 바로 취소할 수 있고 수수료는 없어요.</p>',
      en: '<p>Until production begins, please cancel and order again. You can cancel in the order’s details, free of charge.</p>',
    },
  },
  {
    category: 'PRODUCTION',
    question: {
      ko: '자수, 프린팅, 전사는 무엇이 다른가요?',
      en: 'What is the difference between embroidery, printing and transfer?',
    },
    answer: {
      ko: '<ul><li>자수는 실로 그림을 놓아 도톰하고 오래가요.</li><li>프린팅은 천에 잉크를 직접 뿌려 결이 살아 있어요.</li><li>전사는 필름을 눌러 붙여 색이 가장 선명해요.</li></ul><p>상품마다 고를 수 있는 방법이 달라요.</p>',
      en: '<ul><li>Embroidery is stitched with thread: raised and lasting.</li><li>Printing sprays ink on the cloth and keeps its texture.</li><li>Transfer presses a film and gives the most vivid colors.</li></ul><p>Not every product offers all three.</p>',
    },
  },
  {
    category: 'PRODUCTION',
    question: { ko: '제작은 얼마나 걸리나요?', en: 'How long does production take?' },
    answer: {
      ko: '<p>결제한 날부터 영업일 5~7일 안에 보내 드려요. 자수는 하루 정도 더 걸릴 수 있어요.</p>',
      en: '<p>We ship within 5 to 7 business days of payment. Embroidery may take one day more.</p>',
    },
  },
  {
    category: 'PRODUCTION',
    question: {
      ko: '그래픽은 얼마나 크게 넣을 수 있나요?',
      en: 'How large can a graphic be?',
    },
    answer: {
      ko: '<p>화면에 보이는 점선 안이라면 어디든, 어떤 크기든 괜찮아요. 꾸미는 동안 실제 크기를 cm로 보여 드려요.</p>',
      en: '<p>Any size, anywhere inside the dotted line. While you decorate, we show its real size in cm.</p>',
    },
  },
  {
    category: 'DELIVERY',
    question: { ko: '배송비는 얼마인가요?', en: 'How much is delivery?' },
    answer: {
      ko: '<p>3,000원이고, 50,000원 이상 주문하면 무료예요. 제주는 3,000원, 그 밖의 섬은 5,000원이 더해져요.</p>',
      en: '<p>3,000 won; free from 50,000 won. Jeju adds 3,000 won, other islands 5,000 won.</p>',
    },
  },
  {
    category: 'DELIVERY',
    question: { ko: '배송 중인 상품은 어디에서 볼 수 있나요?', en: 'Where can I follow my parcel?' },
    answer: {
      ko: '<p>마이 &gt; 주문·배송에서 배송 조회를 눌러 주세요. 발송하면 알림도 보내 드려요.</p>',
      en: '<p>In My &gt; Orders, tap “Track”. We also send you a message when it ships.</p>',
    },
  },
  {
    category: 'DELIVERY',
    question: { ko: '선물 포장이 되나요?', en: 'Do you wrap gifts?' },
    answer: {
      ko: '<p>모든 커스텀 상품은 얇은 종이로 한 번 감싸 상자에 담아 보내요. 가격이 적힌 종이는 넣지 않으니 바로 선물하셔도 괜찮아요.</p>',
      en: '<p>Every custom product comes in tissue paper and a box without a price slip, so you can give it as it is.</p>',
    },
  },
  {
    category: 'CLAIM',
    question: {
      ko: '직접 꾸민 상품도 환불할 수 있나요?',
      en: 'Can I return a product that I decorated?',
    },
    answer: {
      ko: '<p>제작이 시작되기 전에는 언제든지 취소할 수 있어요. 제작이 시작된 뒤에는 단순 변심으로 환불하기 어려워요. 불량이거나 주문과 다르게 만들어졌다면 다시 만들어 드리거나 환불해 드려요.</p>',
      en: '<p>You can cancel until production begins. After that we cannot take it back for a change of mind. If it is faulty or not what you ordered, we remake or refund it.</p>',
    },
  },
  {
    category: 'CLAIM',
    question: { ko: '환불은 언제 되나요?', en: 'When do I get my money back?' },
    answer: {
      ko: '<p>돌려보내 주신 상품을 확인한 날부터 영업일 3일 안에 환불해요. 카드는 카드사에 따라 며칠 더 걸릴 수 있어요.</p>',
      en: '<p>Within 3 business days of our checking the returned goods. Card companies may take a few days longer.</p>',
    },
  },
  {
    category: 'CLAIM',
    question: { ko: '크기가 맞지 않으면 교환되나요?', en: 'Can I exchange the size?' },
    answer: {
      ko: '<p>일반 상품은 받은 날부터 7일 안에 교환할 수 있고 왕복 배송비 6,000원이 들어요. 커스텀 상품은 주문 전에 크기 표를 꼭 확인해 주세요.</p>',
      en: '<p>General products can be exchanged within 7 days for 6,000 won of delivery both ways. For custom products, please check the size chart before you order.</p>',
    },
  },
  {
    category: 'MEMBER',
    question: { ko: '비밀번호를 잊어버렸어요.', en: 'I forgot my password.' },
    answer: {
      ko: '<p>로그인 화면의 비밀번호 찾기에서 가입한 휴대전화로 확인하면 새 비밀번호를 정할 수 있어요.</p>',
      en: '<p>Use “Forgot password?” on the login screen: confirm your mobile number and choose a new one.</p>',
    },
  },
  {
    category: 'MEMBER',
    question: { ko: '탈퇴하면 정보는 어떻게 되나요?', en: 'What happens to my data when I leave?' },
    answer: {
      ko: '<p>30일 동안 보관한 뒤 지워요. 법에서 정한 주문 기록만 정해진 기간 동안 따로 보관해요.</p>',
      en: '<p>It is kept for 30 days and then deleted. Only the order records the law requires are kept longer, separately.</p>',
    },
  },
  {
    category: 'GRAPHIC',
    question: { ko: '내가 그린 그림도 올릴 수 있나요?', en: 'Can I sell my own drawings?' },
    answer: {
      ko: '<p>작가로 등록하면 그래픽을 올리고 판매할 때마다 정산받을 수 있어요. help@kkumim.test 로 작품 세 점을 보내 주세요.</p>',
      en: '<p>As an artist you can offer graphics and are paid for every sale. Send three works to help@kkumim.test.</p>',
    },
  },
  {
    category: 'GRAPHIC',
    question: { ko: '기부 그래픽은 무엇인가요?', en: 'What is a donation graphic?' },
    answer: {
      ko: '<p>판매될 때마다 작가가 정한 금액을 기부하는 그래픽이에요. 얼마가 모였고 어디에 쓰였는지 매달 공지로 알려 드려요.</p>',
      en: '<p>With every sale it gives the amount its artist has set. We publish every month how much was raised and where it went.</p>',
    },
  },
];
