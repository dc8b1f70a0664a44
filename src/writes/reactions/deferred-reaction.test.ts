import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visitor } from '#src/session/viewer.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { deferReaction, resumeDeferredReaction } from './deferred-reaction.ts';
import { setReaction } from './reaction-outbox.ts';

vi.mock('./reaction-outbox.ts', () => ({ setReaction: vi.fn(async () => {}) }));

const target = { kind: 'artist_follow', id: '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01', name: '고양이' } as const;
const session = memberSession();
const setReactionMock = vi.mocked(setReaction);

beforeEach(() => {
  setReactionMock.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a reaction from before the login is set once after it', () => {
  deferReaction(target);
  resumeDeferredReaction(session);
  resumeDeferredReaction(session);
  expect(setReactionMock).toHaveBeenCalledOnce();
  expect(setReactionMock.mock.calls[0]?.[0]).toMatchObject({ ...target, isActive: true });
});

test('it waits until the visitor has logged in', () => {
  deferReaction(target);
  resumeDeferredReaction(memberSession(visitor));
  expect(setReactionMock).not.toHaveBeenCalled();
  resumeDeferredReaction(session);
  expect(setReactionMock).toHaveBeenCalledOnce();
});

test('after half an hour it is discarded', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  deferReaction(target);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  resumeDeferredReaction(session);
  expect(setReactionMock).not.toHaveBeenCalled();
});

test.each(['', '{', 'null', '{"target":{"kind":"user","id":"x"},"at":1}'])(
  'a malformed value (%s) sets nothing',
  (stored) => {
    sessionStorage.setItem('kkumim.intent', stored);
    resumeDeferredReaction(session);
    expect(setReactionMock).not.toHaveBeenCalled();
  },
);
