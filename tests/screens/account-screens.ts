import { artistEmail, shopperEmail } from '../support/log-in.ts';
import * as actions from './account-actions.ts';
import type { Screen } from './screen.ts';

const asShopper = { member: shopperEmail };

/** Signing in and up, and what a member has. */
export const accountScreens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'login-problem', path: '/login', act: actions.logInInVain },
  { name: 'find-password', path: '/find-password' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'sign-up-problems', path: '/sign-up', act: actions.signUpAtOnce },
  { name: 'sandbox-social', path: '/login', act: actions.goToKakao },
  { name: 'social-question', path: '/login', open: actions.comeFromKakao },
  { name: 'social-canceled', path: '/login/kakao#provider=kakao&error=refused' },
  { name: 'social-unavailable', path: '/login/kakao#provider=naver&error=unavailable' },
  { name: 'sign-up-social', path: '/login', open: actions.signUpByKakao },
  { name: 'profile', path: '/mypage/profile', ...asShopper },
  { name: 'withdrawal', path: '/mypage/withdrawal', ...asShopper },
  { name: 'withdrawal-question', path: '/mypage/withdrawal', ...asShopper, open: actions.leave },
  { name: 'notification-settings', path: '/mypage/notification?tab=settings', ...asShopper },
  { name: 'notification-empty', path: '/mypage/notification', member: artistEmail },
  { name: 'coupons', path: '/mypage/coupon', ...asShopper },
  { name: 'coupons-empty', path: '/mypage/coupon', member: artistEmail },
  { name: 'points', path: '/mypage/point', ...asShopper },
  { name: 'points-empty', path: '/mypage/point', member: artistEmail },
  { name: 'addresses', path: '/mypage/address', ...asShopper },
  { name: 'addresses-empty', path: '/mypage/address', member: artistEmail },
  { name: 'address-form', path: '/mypage/address', ...asShopper, open: actions.addAddress },
  { name: 'wallet', path: '/mypage/wallet', ...asShopper },
  { name: 'wallet-create', path: '/mypage/wallet/connect', ...asShopper },
  { name: 'wallet-link', path: '/mypage/wallet/connect?tab=link', ...asShopper },
  { name: 'wallet-connected', path: '/mypage/wallet', member: artistEmail },
];
