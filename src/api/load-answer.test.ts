import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import type { AnyOutcome } from './call-api.ts';
import { loadAnswer } from './load-answer.ts';

type Body = { readonly count: number };

const context = { config: fallbackConfig, session: memberSession(), i18n: { locale: 'ko' } };
const isBody = (raw: unknown): raw is Body => typeof (raw as Body | null)?.count === 'number';
const load = (outcome: AnyOutcome, key = 'orders') =>
  loadAnswer<Body>(context, { key, call: async () => outcome, isBody });
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
  expect(await load(ok({ count: 1 }))).toEqual({ count: 1 });
  expect(await load(ok({ count: 2 }))).toEqual({ count: 2 });
  expect(await load({ kind: 'unreachable' })).toEqual({ count: 2 });
  markOffline();
  expect(await load(ok({ count: 3 }))).toEqual({ count: 2 });
});

test('a page that was never seen cannot be shown', async () => {
  await load(ok({ count: 1 }), 'another');
  await expect(load({ kind: 'unreachable' })).rejects.toThrow();
});

test('a row that is not the viewer’s leaves nothing on the device', async () => {
  await load(ok({ count: 1 }));
  expect(await load(refused('ORDER_NOT_FOUND'))).toBeNull();
  await expect(load({ kind: 'unreachable' })).rejects.toThrow();
});

test('too many requests are no missing order', async () => {
  await load(ok({ count: 1 }));
  expect(await load(refused('RATE_LIMITED'))).toEqual({ count: 1 });
});

test('an answer that another release has stored in another shape is not shown', async () => {
  await load(ok({ total: 1 }));
  await expect(load({ kind: 'unknown', message: undefined })).rejects.toThrow();
});

test('a refresh of the session that finds no network is enough to show what is stored', async () => {
  await load(ok({ count: 1 }));
  const session = { ...memberSession(), ensureFresh: async () => markOffline() };
  const call = vi.fn(async () => ok({ count: 2 }));
  const loaded = await loadAnswer<Body>({ ...context, session }, { key: 'orders', call, isBody });
  expect(loaded).toEqual({ count: 1 });
  expect(call).not.toHaveBeenCalled();
});
