import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { LikeButton } from './like-button.tsx';

const graphicId = '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01';
const button = (
  <LikeButton target={{ kind: 'graphic_like', id: graphicId }} name="고양이" isLiked={false} count={7} />
);

function serviceAnswers(body: object, status = 200) {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const press = () => userEvent.click(screen.getByRole('button', { name: /좋아요/ }));

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a member’s like is one upsert with the member’s own id', async () => {
  const fetched = serviceAnswers({ data: { insert_graphic_like_one: null } });
  const session = memberSession();
  await renderInShop(button, 'ko', { session });
  await press();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const { variables } = JSON.parse(String(fetched.mock.calls[0]?.[1].body));
  expect(variables).toEqual({ userId: session.viewer().id, thingId: graphicId, deletedAt: null });
});

test.each([
  [{}, 500, '오류가 발생했습니다. 잠시 후 다시 시도해주세요.'],
  [
    { errors: [{ message: 'no', extensions: { code: 'permission-error' } }] },
    200,
    '지금은 만나볼 수 없어요.',
  ],
])('an answer of %j says why', async (body, status, said) => {
  serviceAnswers(body, status);
  await renderInShop(button, 'ko', { session: memberSession() });
  await press();
  expect(await screen.findByText(said)).toBeTruthy();
});

test('no answer at all says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await renderInShop(button, 'ko', { session: memberSession() });
  await press();
  expect(await screen.findByText('지금은 연결할 수 없어요. 잠시 후 다시 시도해 주세요.')).toBeTruthy();
});

test('a visitor is asked, and led to the login with the way back', async () => {
  const { router } = await renderInShop(button);
  await press();
  expect(await screen.findByText('로그인이 필요한 서비스입니다. 로그인하시겠습니까?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/login'));
  expect(router.latestLocation.search).toEqual({ return: '/' });
});

test('a visitor who declines stays, and nothing is remembered', async () => {
  const { router } = await renderInShop(button);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: '취소' }));
  expect(router.latestLocation.pathname).toBe('/');
  expect(sessionStorage.length).toBe(0);
});
