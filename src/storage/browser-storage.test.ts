import { afterEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

afterEach(() => {
  removeStored('authInfo');
  vi.unstubAllGlobals();
});

test('a value that a full storage refuses lasts as long as the page, and the older one does not come back', () => {
  const entries = new Map([['kkumim.auth-info', 'old']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: refuse,
    removeItem: (key: string) => entries.delete(key),
  });
  expect(readStored('authInfo')).toBe('old');
  writeStored('authInfo', 'new');
  expect(readStored('authInfo')).toBe('new');
  expect(entries.size).toBe(0);
  removeStored('authInfo');
  expect(readStored('authInfo')).toBeNull();
});

test('a browser without storage still has a session', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('locale')).toBeNull();
  writeStored('authInfo', 'tokens');
  expect(readStored('authInfo')).toBe('tokens');
});
