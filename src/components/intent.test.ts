import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveHeart } from '#src/offline/member-outbox.ts';
import { visitor } from '#src/session/viewer.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { rememberIntent, resumeIntent } from './intent.ts';

vi.mock('#src/offline/member-outbox.ts', () => ({ giveHeart: vi.fn(async () => {}) }));

const heart = { kind: 'artist_follow', id: '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01', name: '고양이' } as const;
const session = memberSession();
const given = vi.mocked(giveHeart);

beforeEach(() => {
  given.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('what was wanted before the login is given once after it', () => {
  rememberIntent(heart);
  resumeIntent(session);
  resumeIntent(session);
  expect(given).toHaveBeenCalledOnce();
  expect(given.mock.calls[0]?.[0]).toMatchObject({ ...heart, isGiven: true });
});

test('it waits as long as nobody has logged in', () => {
  rememberIntent(heart);
  resumeIntent(memberSession(visitor));
  expect(given).not.toHaveBeenCalled();
  resumeIntent(session);
  expect(given).toHaveBeenCalledOnce();
});

test('after half an hour it is forgotten', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rememberIntent(heart);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  resumeIntent(session);
  expect(given).not.toHaveBeenCalled();
});

test.each(['', '{', 'null', '{"heart":{"kind":"user","id":"x"},"at":1}'])(
  'rubbish (%s) is no intent',
  (rubbish) => {
    sessionStorage.setItem('kkumim.intent', rubbish);
    resumeIntent(session);
    expect(given).not.toHaveBeenCalled();
  },
);
