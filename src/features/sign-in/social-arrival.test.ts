import { expect, test } from 'vitest';
import { readArrival } from './social-arrival.ts';

test('a one-time code arrives with what it is for', () => {
  expect(readArrival('#provider=line&purpose=LINK&return=%2Fmypage%2Fprofile&code=a-b_c')).toEqual({
    provider: 'line',
    purpose: 'LINK',
    requestedReturn: '/mypage/profile',
    code: 'a-b_c',
  });
  expect(readArrival('provider=kakao&code=x')).toMatchObject({ purpose: 'SIGN_IN', code: 'x' });
});

test('an error arrives as one that is known', () => {
  expect(readArrival('#provider=naver&error=refused')).toMatchObject({ error: 'refused' });
});

test.each(['', '#', '#code=x', '#provider=github&code=x', '#provider=kakao', '#provider=kakao&error=<b>'])(
  'nothing arrives by %s',
  (fragment) => {
    expect(readArrival(fragment)).toBeNull();
  },
);
