import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiContext } from '#src/api/call-api.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { createSession, type Session } from '#src/session/session.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { dismissToast } from '#src/ui/toasts.ts';
import { forgetInquiryDraft } from '#src/writes/inquiries/inquiry-drafts.ts';
import { openInquiryOutbox } from '#src/writes/inquiries/inquiry-outbox.ts';
import { pendingInquiries } from '#src/writes/inquiries/pending-inquiries.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { ProductInquirySheet } from './product-inquiry-sheet.tsx';

const productId = '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01';
const question = '세탁하면 줄어드나요?';

type Sent = { readonly url: string; readonly method: string; readonly body: { readonly id: string } };

/** Answers in turn; the last one answers all that come after. */
function respondWith(...respond: readonly (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push({ url, method: String(method), body: JSON.parse(String(body)) });
    return (respond[sent.length - 1] ?? respond.at(-1) ?? Response.error)();
  });
  return sent;
}

const stored = () => Response.json({ id: productId }, { status: 201 });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused =
  (code: string, message: string, status = 409) =>
  () =>
    new Response(JSON.stringify({ code, message }), {
      status,
      headers: { 'content-type': 'application/problem+json' },
    });

const ofVisitor = { onRefused: () => {}, onStored: () => {} };

async function openSheet(props: Partial<Parameters<typeof ProductInquirySheet>[0]> = {}, visitor?: Session) {
  const session = visitor ?? memberSession();
  const onDone = vi.fn();
  const sheet = (
    <ProductInquirySheet productId={productId} maxChars={20} onDone={onDone} onClose={() => {}} {...props} />
  );
  const { router } = await renderInShop(sheet, 'ko', { session });
  const onRefused = vi.fn();
  openInquiryOutbox({
    ...(router.options.context as unknown as ApiContext),
    onRefused,
    onStored: forgetInquiryDraft,
  });
  return { onDone, onRefused };
}

const field = () => screen.getByRole('textbox', { name: '문의 내용' });
const type = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: '문의 등록하기' }));

afterEach(async () => {
  const session = createSession(fallbackConfig);
  openInquiryOutbox({ config: fallbackConfig, session, i18n: { locale: 'ko' }, ...ofVisitor });
  cleanup();
  act(markOnline);
  act(dismissToast);
  await deleteViewerDatabase(member.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a question is sent once, with its type and whether it is secret', async () => {
  const sent = respondWith(stored);
  const { onDone } = await openSheet();
  await userEvent.click(screen.getByRole('radio', { name: '재입고' }));
  await type(` ${question} `);
  await userEvent.click(screen.getByRole('switch', { name: /비밀글/ }));
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const body = {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'STOCK',
    content: question,
    is_secret: true,
  };
  expect(sent).toEqual([
    { url: expect.stringContaining(`/products/${productId}/inquiries`), method: 'POST', body },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('a text that is missing or too long is reported at the field, and nothing is sent or lost', async () => {
  const sent = respondWith(stored);
  await openSheet();
  await send();
  expect(await screen.findByText('문의 내용을 적어 주세요.')).toBeTruthy();
  await type('가'.repeat(21));
  await send();
  expect(await screen.findByText('20자 이내로 줄여 주세요.')).toBeTruthy();
  expect(field()).toHaveProperty('value', '가'.repeat(21));
  expect(sent).toEqual([]);
});

test('a refusal is shown in the server’s words, with the text still there', async () => {
  respondWith(refused('INQUIRY_TOO_LONG', '문의 내용이 너무 깁니다.', 422));
  const { onDone } = await openSheet();
  await type(question);
  await send();
  expect(await screen.findByText('문의 내용이 너무 깁니다.')).toBeTruthy();
  expect(field()).toHaveProperty('value', question);
  expect(onDone).not.toHaveBeenCalled();
});

test('a question whose answer was lost is sent again with the same id', async () => {
  const sent = respondWith(refused('COMMON_ERROR', '', 500), stored);
  const { onDone } = await openSheet();
  await type(question);
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  await waitFor(() => expect(pendingInquiries.get()).toEqual([]));
});

test('without a network it waits on the device, and is sent when that is back', async () => {
  const sent = respondWith(lost);
  const { onDone } = await openSheet();
  act(markOffline);
  await type(question);
  await send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(await screen.findByText(/연결되면 보낼게요|다시 연결되면/)).toBeTruthy();
  await waitFor(() => expect(pendingInquiries.get()).toMatchObject([{ productId, content: question }]));
  const later = respondWith(stored);
  act(markOnline);
  await waitFor(() => expect(later).toHaveLength(1));
  await waitFor(() => expect(pendingInquiries.get()).toEqual([]));
  expect(later[0]?.body.id).toBe(sent[0]?.body.id);
});

test('where the device stores nothing, the form says so and stays until the question is sent', async () => {
  respondWith(lost);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  const { onDone } = await openSheet();
  act(markOffline);
  await type(question);
  await send();
  expect(await screen.findByText(/이 화면을 열어 두세요/)).toBeTruthy();
  expect(screen.queryByText(/이 기기에 저장했어요/)).toBeNull();
  expect(field()).toHaveProperty('value', question);
  expect(onDone).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
  const later = respondWith(stored);
  act(markOnline);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(later).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test('a change begins with what was asked, and may leave nothing of it', async () => {
  const sent = respondWith(() => new Response(null, { status: 204 }));
  const inquiry = { id: productId, type: 'ETC', content: '예전 글', isSecret: true } as const;
  const { onDone } = await openSheet({ inquiry });
  expect(screen.getByRole('radio', { name: '기타', checked: true })).toBeTruthy();
  await userEvent.clear(field());
  expect(field()).toHaveProperty('value', '');
  await type('새 글');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ method: 'PATCH', body: { type: 'ETC', content: '새 글', is_secret: true } }]);
});
