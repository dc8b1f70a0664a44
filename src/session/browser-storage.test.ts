import { afterEach, expect, test, vi } from 'vitest';
import { forget, readStored, store } from './browser-storage.ts';

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

afterEach(() => {
  forget('authInfo');
  vi.unstubAllGlobals();
});

test('what a full storage refuses lasts as long as the page, and nothing older comes back after it', () => {
  const lying = new Map([['kkumim.auth-info', 'old']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => lying.get(key) ?? null,
    setItem: refuse,
    removeItem: (key: string) => lying.delete(key),
  });
  expect(readStored('authInfo')).toBe('old');
  store('authInfo', 'new');
  expect(readStored('authInfo')).toBe('new');
  expect(lying.size).toBe(0);
  forget('authInfo');
  expect(readStored('authInfo')).toBeNull();
});

test('a browser that forbids its storage still has a session', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('locale')).toBeNull();
  store('authInfo', 'tokens');
  expect(readStored('authInfo')).toBe('tokens');
});
