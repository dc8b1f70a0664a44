import { addresses } from '../keys/addresses.ts';
import type { Text } from './text.ts';

type DemoEvent = {
  readonly key: string;
  readonly startedDaysAgo: number;
  /** Negative for one that is over. */
  readonly endsInDays: number;
  /** File name of the picture; by default `event-` and the key. */
  readonly picture?: string;
  readonly url: string | null;
  readonly title: Text;
  /** HTML. */
  readonly content: Text;
};

export const events: readonly DemoEvent[] = [
  {
    key: 'first-custom',
    startedDaysAgo: 6,
    endsInDays: 38,
    url: '/category',
    title: { ko: '가입 축하 3,000원 할인', en: '3,000 won off for new members' },
    content: {
      ko: '<p>가입하신 분께 3,000원 할인 쿠폰을 드려요.</p><ul><li>가입하면 쿠폰함에 바로 들어와요.</li><li>20,000원 이상 주문할 때 쓸 수 있어요.</li><li>받은 날부터 30일 동안 쓸 수 있어요.</li></ul>',
      en: '<p>New members get a coupon of 3,000 won.</p><ul><li>You’ll find it under Coupons as soon as you sign up.</li><li>Good for orders of 20,000 won or more.</li><li>Valid for 30 days.</li></ul>',
    },
  },
  {
    key: 'photo-review',
    startedDaysAgo: 12,
    endsInDays: 21,
    url: '/review/list',
    title: { ko: '사진 리뷰 쓰고 머그 받기', en: 'Win a mug with a photo review' },
    content: {
      ko: '<p>사진과 함께 리뷰를 남겨 주신 분 가운데 스무 분께 리뷰 속 그림을 담은 머그를 만들어 드려요.</p><p>당첨자는 이벤트가 끝나고 일주일 안에 공지로 알려 드려요.</p>',
      en: '<p>Among all photo reviews we choose twenty and make each of them a mug with the graphic from their review.</p><p>Winners are announced in the notices within a week of the end.</p>',
    },
  },
  {
    key: 'donation-week',
    startedDaysAgo: 1,
    endsInDays: 14,
    url: null,
    title: { ko: '기부 그래픽 두 배 주간', en: 'Donations doubled for two weeks' },
    content: {
      ko: '<p>2주 동안 기부 그래픽이 판매되면 꾸밈이 같은 금액을 한 번 더 보태요. 하나 꾸밀 때마다 길고양이 한 마리의 한 끼가 돼요.</p>',
      en: '<p>For two weeks we add the same amount to every donation. Each custom becomes a meal for a street cat.</p>',
    },
  },
  {
    key: 'together',
    startedDaysAgo: 20,
    endsInDays: 60,
    url: addresses.category('hoodies'),
    title: { ko: '열 벌부터 단체 할인', en: 'Ten or more: a group discount' },
    content: {
      ko: '<p>동아리, 팀, 가족 모임 옷을 함께 맞춰 보세요. 같은 그림으로 열 벌부터 12%, 서른 벌부터 18% 할인해 드려요. 고객센터로 문의해 주세요.</p>',
      en: '<p>Clothes for your club, team or family: with the same picture, 12% off from ten pieces and 18% from thirty. Ask customer service.</p>',
    },
  },
  {
    key: 'cat-and-dog-day',
    startedDaysAgo: 33,
    endsInDays: -9,
    picture: 'plan-cats-and-dogs',
    url: addresses.plan('cats-and-dogs'),
    title: { ko: '우리 집 털뭉치 자랑하기', en: 'Show us your furry friends' },
    content: {
      ko: '<p>고양이나 강아지 그래픽으로 꾸민 상품을 반려동물과 함께 찍어 보내 주신 분께 적립금 2,000원을 드렸어요.</p><p>312분이 함께해 주셨어요. 보내 주신 사진은 하나하나 웃으며 봤어요. 고마워요!</p>',
      en: '<p>Everyone who sent us a photo of their pet with a cat or dog graphic got 2,000 points.</p><p>312 of you took part, and we smiled at every single photo. Thank you!</p>',
    },
  },
  {
    key: 'letters-week',
    startedDaysAgo: 61,
    endsInDays: -47,
    picture: 'plan-say-it-in-letters',
    url: addresses.plan('say-it-in-letters'),
    title: { ko: '일주일 동안 레터링 그래픽 무료', en: 'A week of free lettering' },
    content: {
      ko: '<p>일주일 동안 레터링 그래픽을 무료로 올려 드렸어요. 가장 많이 고른 그래픽은 ‘괜찮아 괜찮아’였어요.</p>',
      en: '<p>For one week every lettering graphic was free. The favorite was “It is okay”.</p>',
    },
  },
  {
    key: 'opening-delivery',
    startedDaysAgo: 120,
    endsInDays: -90,
    picture: 'plan-small-gardens',
    url: null,
    title: { ko: '오픈 기념 한 달 무료배송', en: 'Free delivery in our opening month' },
    content: {
      ko: '<p>꾸밈이 문을 연 첫 달에는 금액과 상관없이 모든 주문을 무료로 보내 드렸어요. 찾아와 주셔서 고마워요.</p>',
      en: '<p>In our first month every order shipped free, whatever it came to. Thank you for stopping by.</p>',
    },
  },
];
