import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { SocialButtons } from './social-buttons.tsx';

const kakaotalk = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) KAKAOTALK/25.7.0 (INAPP)';
const instagram = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Instagram 390.0.0.29';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1';

afterEach(() => vi.restoreAllMocks());

/** @returns whether the browser would follow the link */
async function press(userAgent: string, name: string): Promise<boolean> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const part = <SocialButtons providers={['kakao', 'google']} purpose="SIGN_IN" returnTo="/cart" />;
  await renderInShop(part, 'ko', { config: fallbackConfig });
  const link = screen.getByRole('link', { name });
  let isFollowed = false;
  // React has answered before.
  const readAnswer = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', readAnswer, { once: true });
  fireEvent.click(link);
  return isFollowed;
}

test('in KakaoTalk, Google’s login opens in the browser of the phone', async () => {
  expect(await press(kakaotalk, '구글 계정으로 계속하기')).toBe(false);
  expect(await screen.findByText(/카카오톡 안에서는 구글 로그인을 할 수 없어요/)).toBeTruthy();
  const outside = screen.getByRole('link', { name: '브라우저에서 열기' });
  expect(outside.getAttribute('href')).toMatch(/^kakaotalk:\/\/web\/openExternal\?url=/);
});

test('on an iPhone Instagram has no such link: its menu is named', async () => {
  expect(await press(instagram, '구글 계정으로 계속하기')).toBe(false);
  expect(await screen.findByText(/인스타그램 안에서는/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: '브라우저에서 열기' })).toBeNull();
  expect(screen.getByRole('button', { name: '링크 복사하기' })).toBeTruthy();
});

test('other providers go on as they did, and so does Google in a browser', async () => {
  expect(await press(kakaotalk, '카카오 계정으로 계속하기')).toBe(true);
  expect(await press(safari, '구글 계정으로 계속하기')).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
