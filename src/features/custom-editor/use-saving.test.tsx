import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { nilUuid, visitor } from '#src/session/viewer.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { dialogQueue } from '#src/ui/dialogs.ts';
import { dismissToast } from '#src/ui/toasts.ts';
import { closeViewerCustomOutbox } from '#src/writes/customs/custom-outbox.ts';
import { cat, openTestOutbox, openTestSession } from '#tests/support/editor-session.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { allLayers } from './custom-document.ts';
import type { EditorSession } from './editor-session.ts';
import { useSaving } from './use-saving.ts';
import { useWork } from './use-work.ts';

function SaveButton({ session }: { session: EditorSession }) {
  const { save } = useSaving(session);
  return (
    <button type="button" onClick={() => void save()}>
      Save
    </button>
  );
}

function Work({ session }: { session: EditorSession }) {
  useWork(session);
  return <SaveButton session={session} />;
}

function OrderButton({ session }: { session: EditorSession }) {
  const { order } = useSaving(session);
  return (
    <button type="button" onClick={() => void order()}>
      Order
    </button>
  );
}

const pressOrder = () => userEvent.click(screen.getByRole('button', { name: 'Order' }));

/** Answers like the data service: the names of the member's customs, and what saving says. */
function respondWith(saved: unknown, names: readonly string[] = []) {
  const answers: Record<string, unknown> = {
    SaveCustom: saved,
    CustomNames: {
      data: {
        product_custom: names.map((name_ko, id) => ({ __typename: 'product_custom', id: `${id}`, name_ko })),
      },
    },
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json(answers[JSON.parse(body).operationName] ?? { data: { custom_layer: [] } }),
  );
}
const accepted = { data: { insert_product_custom_one: { __typename: 'product_custom', id: 'c' } } };

const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(openTestOutbox);
afterEach(async () => {
  act(dismissToast);
  dialogQueue.set([]);
  closeViewerCustomOutbox();
  markOnline();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  for (const id of [member.id, nilUuid]) await deleteViewerDatabase(id);
});

test('a withdrawn graphic is named and selected, and nothing else of the work is lost', async () => {
  const work = openTestSession();
  work.editor.addGraphic({ ...cat, id: 'moon', name_ko: '달' });
  work.editor.addGraphic(cat);
  work.editor.showSide('back');
  await renderInShop(<SaveButton session={work} />, 'ko', { session: memberSession() });
  act(() => work.editor.refreshGraphics([cat], ['cat', 'moon']));
  await pressSave();
  expect(await screen.findByText(/‘달’ 그래픽은 지금 판매하지 않아요/)).toBeTruthy();
  const { sideId, selectedId } = work.editor.state.get();
  expect(sideId).toBe('front');
  expect(allLayers(work.editor.document())).toHaveLength(2);
  expect(allLayers(work.editor.document()).find(({ id }) => id === selectedId)?.graphicId).toBe('moon');
});

test('while another tab works on it, nothing is saved here', async () => {
  const work = openTestSession();
  work.editor.addGraphic(cat);
  work.isElsewhere.set(true);
  await renderInShop(<SaveButton session={work} />, 'ko', { session: memberSession() });
  await pressSave();
  expect(await screen.findByText(/다른 탭/)).toBeTruthy();
  expect(work.customId()).toBeNull();
});

test('a session that has ended unnoticed is noticed before anything is saved, and leads to the login', async () => {
  const work = openTestSession();
  work.editor.addGraphic(cat);
  const signedIn = memberSession();
  let viewer = signedIn.viewer();
  const session = {
    ...signedIn,
    viewer: () => viewer,
    ensureFresh: async () => {
      viewer = visitor;
    },
  };
  const { router } = await renderInShop(<SaveButton session={work} />, 'ko', {
    session,
    href: '/custom/tee',
  });
  await pressSave();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('로그인');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(allLayers(work.editor.document())).toHaveLength(1);
  expect(work.where.get()).toBe('device');
});

test('a custom that is refused is never called saved', async () => {
  const refusal = { errors: [{ message: 'no', extensions: { code: 'permission-error' } }] };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json(JSON.parse(body).operationName === 'SaveCustom' ? refusal : { data: { custom_layer: [] } }),
  );
  const work = openTestSession();
  work.editor.addGraphic(cat);
  await renderInShop(<SaveButton session={work} />, 'ko', { session: memberSession() });
  const stop = work.watchSaving(
    () => member.id,
    () => {},
  );
  await pressSave();
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(work.where.get()).toBe('device'));
  expect(screen.queryByText(/저장했어요/)).toBeNull();
  stop();
});

test('the operator is told of each design that is begun or saved', async () => {
  delete window.dataLayer;
  vi.stubGlobal('fetch', async () => Response.json({ data: {} }));
  const work = openTestSession();
  work.editor.addGraphic(cat);
  await renderInShop(<Work session={work} />, 'ko', { session: memberSession() });
  expect(window.dataLayer).toEqual([{ event: 'custom_start', item_id: 'tee' }]);
  await pressSave();
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(window.dataLayer?.at(-1)).toEqual({ event: 'custom_save', item_id: 'tee' }));
});

test('what is ordered is saved under the next name of its product, and its options are chosen then', async () => {
  respondWith(accepted, ['티셔츠 2', '내 고양이']);
  const work = openTestSession();
  work.editor.addGraphic(cat);
  await renderInShop(<OrderButton session={work} />, 'ko', { session: memberSession() });
  const stop = work.watchSaving(
    () => member.id,
    () => {},
  );
  await pressOrder();
  await waitFor(() => expect(work.isOrdering.get()).toBe(true));
  expect(work.name()).toBe('티셔츠 3');
  expect(work.where.get()).toBe('account');
  expect(dialogQueue.get()).toEqual([]);
  stop();
});

test('an order whose saving is refused opens nothing, and the work is a draft', async () => {
  respondWith({ errors: [{ message: 'no', extensions: { code: 'permission-error' } }] });
  const work = openTestSession();
  work.editor.addGraphic(cat);
  await renderInShop(<OrderButton session={work} />, 'ko', { session: memberSession() });
  const stop = work.watchSaving(
    () => member.id,
    () => {},
  );
  await pressOrder();
  await waitFor(() => expect(work.where.get()).toBe('device'));
  expect(work.isOrdering.get()).toBe(false);
  stop();
});

test('while another tab works on it, nothing is ordered here', async () => {
  const work = openTestSession();
  work.editor.addGraphic(cat);
  work.isElsewhere.set(true);
  await renderInShop(<OrderButton session={work} />, 'ko', { session: memberSession() });
  await pressOrder();
  expect(await screen.findByText(/다른 탭/)).toBeTruthy();
  expect(work.isOrdering.get()).toBe(false);
});

test('without a network nothing is saved or ordered, and it is said where the work is', async () => {
  const work = openTestSession();
  work.editor.addGraphic(cat);
  await work.keepDraft(member.id);
  await renderInShop(<OrderButton session={work} />, 'ko', { session: memberSession() });
  markOffline();
  await pressOrder();
  expect(await screen.findByText(/디자인은 이 기기에 그대로 있어요/)).toBeTruthy();
  expect(work.customId()).toBeNull();
});

test('a visitor who orders goes on with that after the login, once', async () => {
  respondWith(accepted);
  const work = openTestSession(nilUuid);
  work.editor.addGraphic(cat);
  await renderInShop(<OrderButton session={work} />, 'ko', { href: '/custom/tee' });
  await pressOrder();
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(work.where.get()).toBe('device'));

  await renderInShop(<Work session={work} />, 'ko', { session: memberSession() });
  await waitFor(() => expect(work.isOrdering.get()).toBe(true));
  expect(work.name()).toBe('티셔츠 1');
  act(() => work.isOrdering.set(false));
  await renderInShop(<Work session={work} />, 'ko', { session: memberSession() });
  expect(work.isOrdering.get()).toBe(false);
});
