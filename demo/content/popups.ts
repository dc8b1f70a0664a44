import { addresses } from '../keys/addresses.ts';
import type { Text } from './text.ts';

type DemoPopup = { readonly key: string; readonly title: Text; readonly urlPath: string };

/** All of them run from the day before the shop is seeded, for a year. */
export const popups: readonly DemoPopup[] = [
  {
    key: 'first-custom',
    title: { ko: '가입하면 3,000원 할인 쿠폰을 드려요', en: 'Sign up and get 3,000 won off' },
    urlPath: addresses.event('first-custom'),
  },
  {
    key: 'cats-and-dogs',
    title: { ko: '털뭉치와 함께 사는 사람들 기획전', en: 'Life with furry friends: a collection' },
    urlPath: addresses.plan('cats-and-dogs'),
  },
  {
    key: 'donation-week',
    title: { ko: '지금 기부 그래픽은 두 배로 기부돼요', en: 'Donation graphics give double right now' },
    urlPath: addresses.event('donation-week'),
  },
];
