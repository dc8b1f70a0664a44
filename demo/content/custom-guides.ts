import type { Text } from './text.ts';

type DemoGuide = { readonly key: string; readonly title: Text; readonly description: Text };

export const customGuides: readonly DemoGuide[] = [
  {
    key: 'choose',
    title: { ko: '상품과 색상을 골라요', en: 'Choose a product and a color' },
    description: {
      ko: '티셔츠부터 머그까지, 꾸미고 싶은 상품과 색상, 제작 방식을 골라 주세요.',
      en: 'From T-shirt to mug: pick what to decorate, its color and how it is made.',
    },
  },
  {
    key: 'graphic',
    title: { ko: '그래픽을 올려요', en: 'Add a graphic' },
    description: {
      ko: '아래에서 그래픽을 골라 누르면 상품 위에 올라와요. 여러 개를 겹쳐도 좋아요.',
      en: 'Tap a graphic below and it lands on the product. Layer as many as you like.',
    },
  },
  {
    key: 'place',
    title: { ko: '자리를 잡아요', en: 'Place it' },
    description: {
      ko: '손가락으로 끌어 옮기고, 두 손가락으로 크기를 바꿔요. 실제 크기가 cm로 보여요.',
      en: 'Drag it with one finger, size it with two. You see the real size in cm.',
    },
  },
  {
    key: 'turn',
    title: { ko: '뒷면도 꾸며요', en: 'Turn it over' },
    description: {
      ko: '앞면과 뒷면을 오가며 꾸밀 수 있어요. 꾸민 면만 가격이 더해져요.',
      en: 'Decorate front and back. Only the sides you decorate are charged.',
    },
  },
  {
    key: 'save',
    title: { ko: '저장하거나 바로 주문해요', en: 'Save it, or order right away' },
    description: {
      ko: '저장해 두면 마이에서 언제든 이어서 꾸밀 수 있어요. 마음에 들면 주문해 주세요.',
      en: 'A saved custom waits in My page until you are ready to order.',
    },
  },
];
