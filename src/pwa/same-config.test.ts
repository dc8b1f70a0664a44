import { expect, test } from 'vitest';
import { fallbackConfig, type ShopConfig } from '#src/config/shop-config.ts';
import { isSameConfig } from './same-config.ts';

const social = { providers: ['kakao', 'naver'], token_url: '/t', can_link: true, scripts: {} } as const;
const config: ShopConfig = { ...fallbackConfig, social, wallet: true };

test('the order of keys makes no difference', () => {
  const { scripts, can_link, ...rest } = social;
  expect(isSameConfig(config, { ...config, social: { scripts, can_link, ...rest } })).toBe(true);
});

test.each([
  { wallet: false },
  { social: null },
  { social: { ...social, can_link: false } },
  { social: { ...social, providers: ['naver', 'kakao'] as const } },
])('%j does', (change) => {
  expect(isSameConfig(config, { ...config, ...change })).toBe(false);
});
