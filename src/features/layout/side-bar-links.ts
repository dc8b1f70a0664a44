import { msg } from '@lingui/core/macro';

export const linkGroups = [
  {
    title: msg`Shop`,
    isHelp: false,
    links: [
      { to: '/main', label: msg`Home` },
      { to: '/category', label: msg`Category` },
      { to: '/event', label: msg`Event` },
      { to: '/banner/list', label: msg`Lookbook and news` },
      { to: '/review/list', label: msg`Reviews` },
    ],
  },
  {
    title: msg`My kkumim`,
    isHelp: false,
    links: [
      { to: '/mypage', label: msg`My page` },
      { to: '/cart', label: msg({ message: 'Cart', context: 'menu' }) },
      { to: '/mypage/order', label: msg`Orders and delivery` },
      { to: '/mypage/product/custom-save', label: msg`Saved designs` },
      { to: '/mypage/follow', label: msg`Following` },
      { to: '/mypage/coupon', label: msg`Coupons` },
    ],
  },
  {
    title: msg`Help`,
    isHelp: true,
    links: [
      { to: '/mypage/notice', label: msg`Notices` },
      { to: '/mypage/faq', label: msg`FAQ` },
      { to: '/mypage/oneonone', label: msg`1:1 inquiry` },
      { to: '/mypage/about-us', label: msg`About us` },
      { to: '/terms', label: msg`Terms` },
    ],
  },
] as const;
