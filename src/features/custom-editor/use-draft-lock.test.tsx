import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { useStore } from '#src/ui/use-store.ts';
import { cat, openTestSession } from '#tests/support/editor-session.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { allLayers } from './custom-document.ts';
import type { EditorSession } from './editor-session.ts';
import { useDraftLock } from './use-draft-lock.ts';

function Tab({ name, session }: { name: string; session: EditorSession }) {
  const takeOver = useDraftLock(session);
  const isElsewhere = useStore(session.isElsewhere);
  const { history } = useStore(session.editor.state);
  return (
    <section aria-label={name}>
      <p>{`${allLayers(history.present).length} graphics`}</p>
      {isElsewhere && (
        <button type="button" onClick={takeOver}>
          Go on here
        </button>
      )}
    </section>
  );
}

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await deleteViewerDatabase(member.id);
});

function openTab(): EditorSession {
  const session = openTestSession();
  stops.push(session.keepDrafts(() => member.id));
  return session;
}

test('the later tab on a draft is told, takes over with all that was done, and the first one is told then', async () => {
  const [first, second] = [openTab(), openTab()];
  await renderInShop(
    <>
      <Tab name="first" session={first} />
      <Tab name="second" session={second} />
    </>,
    'ko',
    { session: memberSession() },
  );
  const tab = (name: string) => within(screen.getByRole('region', { name }));
  await waitFor(() => expect(tab('second').getByRole('button')).toBeTruthy());
  expect(tab('first').queryByRole('button')).toBeNull();

  act(() => {
    first.editor.addGraphic(cat);
    first.editor.addGraphic(cat);
  });
  await waitFor(() => expect(first.where.get()).toBe('device'));
  await userEvent.click(tab('second').getByRole('button', { name: 'Go on here' }));
  expect(await tab('second').findByText('2 graphics')).toBeTruthy();
  expect(tab('second').queryByRole('button')).toBeNull();
  await waitFor(() => expect(tab('first').getByRole('button')).toBeTruthy());

  // One step, and the tab that lost it writes no draft any more.
  act(() => first.editor.undo());
  act(() => second.editor.undo());
  expect(tab('second').getByText('0 graphics')).toBeTruthy();
  act(() => second.editor.redo());
  await act(() => second.reloadDraft(member.id));
  expect(tab('second').getByText('2 graphics')).toBeTruthy();
});

/** Each press leaves the editor and opens it again at once. */
function Visits({ session }: { session: EditorSession }) {
  const [count, setCount] = useState(1);
  return (
    // Leaves once more at the start.
    <StrictMode>
      <Tab key={count} name={`visit ${count}`} session={session} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
    </StrictMode>
  );
}

test('a tab does not take itself for another one when it leaves the editor and is back, or its viewer changes', async () => {
  const session = openTab();
  const told: boolean[] = [];
  stops.push(session.isElsewhere.subscribe(() => told.push(session.isElsewhere.get())));
  const isHeld = async () => expect((await navigator.locks.query()).held).toHaveLength(1);
  const { router } = await renderInShop(<Visits session={session} />, 'ko', { session: memberSession() });
  await waitFor(isHeld);
  router.update({ ...router.options, context: { ...router.options.context } });
  act(() => session.editor.addGraphic(cat));
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByRole('region', { name: 'visit 2' })).toBeTruthy();
  await waitFor(isHeld);
  expect(told).toEqual([]);
});
