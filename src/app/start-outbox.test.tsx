import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { startOutbox } from '#src/app/start-outbox.ts';
import { LikeButton } from '#src/components/reaction/like-button.tsx';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { dismissToast } from '#src/ui/toasts.ts';
import { closeViewerOutbox } from '#src/writes/reactions/reaction-outbox.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';

const graphicId = '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01';
const button = (
  <LikeButton target={{ kind: 'graphic_like', id: graphicId }} name="고양이" isLiked={false} count={7} />
);

function stubService(body: object, status = 200) {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const press = () => userEvent.click(screen.getByRole('button', { name: /좋아요/ }));

afterEach(async () => {
  closeViewerOutbox();
  cleanup();
  markOnline();
  await deleteViewerDatabase(member.id);
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function renderForMember(element = button) {
  const session = memberSession();
  const { router } = await renderInShop(element, 'ko', { session });
  startOutbox(router as never);
  return session.viewer();
}

test('a member’s like is one upsert with the member’s own id', async () => {
  const fetched = stubService({ data: { insert_graphic_like_one: null } });
  const { id } = await renderForMember();
  await press();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const { variables } = JSON.parse(String(fetched.mock.calls[0]?.[1].body));
  expect(variables).toEqual({ userId: id, targetId: graphicId, deletedAt: null });
});

test('a refused like is undone, with a toast that names the item', async () => {
  stubService({ errors: [{ message: 'no', extensions: { code: 'permission-error' } }] });
  await renderForMember();
  await press();
  expect(await screen.findByText('‘고양이’ 항목은 지금 만나볼 수 없어요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /고양이 좋아요/, pressed: false }).textContent).toContain('7');
});

test('a refused review vote is logged and shown in an alert', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubService({ errors: [{ message: 'no', extensions: { code: 'permission-error' } }] });
  const vote = { kind: 'review_like', id: graphicId } as const;
  await renderForMember(<LikeButton target={vote} name="리뷰" isLiked={false} count={7} />);
  await press();
  const message = '문제가 생겼어요. 잠시 후 다시 시도해 주세요.';
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
  expect(screen.getByRole('button', { name: /리뷰 좋아요/, pressed: false }).textContent).toContain('7');
  expect(logged).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
});

test('after a server error the like keeps waiting, with a mark', async () => {
  stubService({}, 500);
  await renderForMember();
  await press();
  const pressed = await screen.findByRole('button', { name: /연결되면 보낼게요/, pressed: true });
  expect(pressed.textContent).toContain('8');
});

test('offline the like is stored, with one toast for all', async () => {
  const fetched = stubService({});
  markOffline();
  await renderForMember();
  await press();
  expect(await screen.findByText(/이 기기에 저장했어요/)).toBeTruthy();
  act(dismissToast);
  await press();
  expect(screen.queryByText(/이 기기에 저장했어요/)).toBeNull();
  expect(screen.getByRole('button', { name: /고양이 좋아요/, pressed: false }).textContent).toContain('7');
  expect(fetched).not.toHaveBeenCalled();
});

test('a visitor is asked to log in, and returns afterwards', async () => {
  const { router } = await renderInShop(button);
  await press();
  expect(await screen.findByText('로그인이 필요한 서비스입니다. 로그인하시겠습니까?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/login'));
  expect(router.latestLocation.search).toEqual({ return: '/' });
});

test('a visitor who declines stays, and nothing is stored', async () => {
  const { router } = await renderInShop(button);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: '취소' }));
  expect(router.latestLocation.pathname).toBe('/');
  expect(sessionStorage.length).toBe(0);
});
