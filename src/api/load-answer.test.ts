import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { readResult } from '#src/storage/persisted-results.ts';
import { deleteViewerDatabase, viewerStore } from '#src/storage/viewer-database.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import type { AnyOutcome } from './call-api.ts';
import { loadAnswer } from './load-answer.ts';

const context = { config: fallbackConfig, session: memberSession(), i18n: { locale: 'ko' } };
const load = (outcome: AnyOutcome, key = 'counts', { session } = context) =>
  loadAnswer({ ...context, session }, 'GET /me/counts', { key, call: async () => outcome as never });
const counts = (orders: number) => ({ coupons: 0, points: 0, orders });
const unreachable: AnyOutcome = { kind: 'unreachable' };
const ok = (body: unknown): AnyOutcome => ({ kind: 'ok', body });
const refused = (code: string): AnyOutcome => ({
  kind: 'refused',
  code,
  message: undefined,
  data: undefined,
});

afterEach(async () => {
  markOnline();
  await deleteViewerDatabase(member.id);
});

test('the last answer of the server is there without a network', async () => {
  expect(await load(ok(counts(1)))).toEqual(counts(1));
  expect(await load(ok(counts(2)))).toEqual(counts(2));
  expect(await load(unreachable)).toEqual(counts(2));
  markOffline();
  expect(await load(ok(counts(3)))).toEqual(counts(2));
});

test('a page that was never seen cannot be shown', async () => {
  await load(ok(counts(1)), 'another');
  await expect(load(unreachable)).rejects.toThrow();
});

test('a row that is not the viewer’s leaves nothing on the device', async () => {
  await load(ok(counts(1)));
  expect(await load(refused('ORDER_NOT_FOUND'))).toBeNull();
  await expect(load(unreachable)).rejects.toThrow();
});

test('too many requests are no missing order', async () => {
  await load(ok(counts(1)));
  expect(await load(refused('RATE_LIMITED'))).toEqual(counts(1));
});

test('an answer of another release that does not fit the contract any more is deleted, not shown', async () => {
  const { orders: _left, ...older } = counts(1);
  for (const body of [older, { ...counts(1), points: '1' }, null, []]) {
    await load(ok(body));
    await expect(load(unreachable)).rejects.toThrow();
    expect(await readResult(viewerStore(member.id, 'results'), 'counts')).toBeNull();
  }
});

test('a newer release may have stored more than this one knows', async () => {
  const newer = { ...counts(1), inquiries: 2 };
  await load(ok(newer));
  expect(await load(unreachable)).toEqual(newer);
});

test('a refresh of the session that finds no network is enough to show what is stored', async () => {
  await load(ok(counts(1)));
  const session = { ...memberSession(), ensureFresh: async () => markOffline() };
  expect(await load(ok(counts(2)), 'counts', { ...context, session })).toEqual(counts(1));
});

test('an answer is shown where the contracts cannot be loaded without a network', async () => {
  await load(ok(counts(1)));
  vi.doMock('./stored-answers.ts', () => {
    throw new Error('This file is not on the device.');
  });
  expect(await load(unreachable)).toEqual(counts(1));
  vi.doUnmock('./stored-answers.ts');
});
