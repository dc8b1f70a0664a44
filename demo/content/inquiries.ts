type DemoInquiry = {
  readonly type: 'ORDER' | 'PAYMENT' | 'DELIVERY' | 'CLAIM' | 'ACCOUNT' | 'ETC';
  readonly daysAgo: number;
  readonly title: string;
  readonly content: string;
  /** Not answered yet without it. */
  readonly answer?: string;
};

/** The questions that the demo shopper has asked the shop. */
export const demoShopInquiries: readonly DemoInquiry[] = [
  {
    type: 'DELIVERY',
    daysAgo: 0.6,
    title: '경비실에 맡겨 주실 수 있나요?',
    content: '낮에는 집에 사람이 없어요.\n다음에 주문할 때 경비실에 맡겨 달라고 미리 적어 둘 수 있을까요?',
  },
  {
    type: 'ETC',
    daysAgo: 12.3,
    title: '단체 티셔츠도 만들 수 있나요?',
    content: '동아리에서 스무 장 정도 맞추려고 해요. 같은 그림에 사이즈만 다르게 주문해도 되나요?',
    answer:
      '안녕하세요, 꾸밈이에요. 네, 디자인을 저장해 두시고 사이즈만 바꿔 여러 장 담으시면 돼요. ' +
      '스무 장이면 제작에 하루 정도 더 걸릴 수 있어요.',
  },
];
