import { msg } from '@lingui/core/macro';

/** For members who are artists. */
export const artistLinks = {
  title: msg`Artist studio`,
  links: [
    { to: '/mypage/graphic', label: msg`My graphics` },
    { to: '/mypage/graphic/new', label: msg`Submit a graphic` },
    { to: '/mypage/graphic/profile', label: msg`Artist profile` },
  ],
} as const;

/** For members of a brand. */
export const brandLinks = {
  title: msg`Brand desk`,
  links: [{ to: '/mypage/brand-orders', label: msg`Orders of my brand` }],
} as const;

export const helpLinks = {
  title: msg`Help`,
  links: [
    { to: '/mypage/qna', label: msg`Product Q&A` },
    { to: '/mypage/oneonone', label: msg`1:1 inquiry` },
    { to: '/mypage/notice', label: msg`Notices` },
    { to: '/mypage/faq', label: msg`FAQ` },
    { to: '/mypage/about-us', label: msg`About us` },
  ],
} as const;

export const linkGroups = [
  {
    title: msg`Shopping`,
    links: [
      { to: '/mypage/order', label: msg`Orders and delivery` },
      { to: '/cart', label: msg({ message: 'Cart', context: 'menu' }) },
      { to: '/mypage/coupon', label: msg`Coupons` },
      { to: '/mypage/point', label: msg`Points` },
      { to: '/mypage/review', label: msg`My reviews` },
    ],
  },
  {
    title: msg`My picks`,
    links: [
      { to: '/mypage/product/custom-save', label: msg`Saved designs` },
      { to: '/mypage/like', label: msg`Likes` },
      { to: '/mypage/follow', label: msg`Following` },
    ],
  },
  {
    title: msg`Account`,
    links: [
      { to: '/mypage/notification', label: msg`Notifications` },
      { to: '/mypage/profile', label: msg`Edit profile` },
      { to: '/mypage/address', label: msg`Shipping addresses` },
      { to: '/mypage/wallet', label: msg`Wallet` },
    ],
  },
  helpLinks,
] as const;
