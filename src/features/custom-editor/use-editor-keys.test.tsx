import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cat, openTestSession } from '#tests/support/editor-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { allLayers } from './custom-document.ts';
import type { EditorSession } from './editor-session.ts';
import { commandOf } from './layer-keys.ts';
import { useEditorKeys } from './use-editor-keys.ts';

let work: EditorSession;

function Editor() {
  useEditorKeys(work);
  return (
    <>
      <input aria-label="search" />
      <input type="radio" aria-label="white" />
      <textarea aria-label="memo" />
    </>
  );
}

const count = () => allLayers(work.editor.document()).length;

beforeEach(async () => {
  work = openTestSession();
  work.editor.addGraphic(cat);
  await renderInShop(<Editor />);
});

test.each([
  ['English', { key: 'z' }, { key: 'Z' }],
  ['Korean', { key: 'ㅋ' }, { key: 'ㅋ' }],
  ['Korean, taken by the input method', { key: 'Process' }, { key: 'Process' }],
])('undo and redo work while the keyboard writes %s', (_, undo, redo) => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    fireEvent.keyDown(document.body, { ...undo, code: 'KeyZ', ...modifier });
    expect(count()).toBe(0);
    fireEvent.keyDown(document.body, { ...redo, code: 'KeyZ', shiftKey: true, ...modifier });
    expect(count()).toBe(1);
  }
});

test('Y brings back what was undone, in Korean layout too', () => {
  work.editor.undo();
  fireEvent.keyDown(document.body, { key: 'ㅛ', code: 'KeyY', ctrlKey: true });
  expect(count()).toBe(1);
});

test('letters count where they lie elsewhere, and AltGr writes letters', () => {
  fireEvent.keyDown(document.body, { key: 'y', code: 'KeyZ', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: ';', code: 'KeyZ', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'ż', code: 'KeyZ', ctrlKey: true, altKey: true });
  expect(count()).toBe(1);
  fireEvent.keyDown(document.body, { key: 'z', code: 'KeyY', ctrlKey: true });
  expect(count()).toBe(0);
});

test('typing in a field is undone by the browser', () => {
  for (const name of ['search', 'memo'])
    fireEvent.keyDown(screen.getByLabelText(name), { key: 'ㅋ', code: 'KeyZ', ctrlKey: true });
  expect(count()).toBe(1);
  fireEvent.keyDown(screen.getByLabelText('white'), { key: 'ㅋ', code: 'KeyZ', ctrlKey: true });
  expect(count()).toBe(0);
});

test('a key that the input method has taken still resizes and orders a graphic', () => {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(commandOf({ ...none, key: 'Process', code: 'BracketLeft' })).toEqual({ kind: 'reorder', steps: -1 });
  expect(commandOf({ ...none, key: 'Process', code: 'Minus' })).toEqual(
    commandOf({ ...none, key: '-', code: 'Minus' }),
  );
  expect(commandOf({ ...none, key: 'Delete', code: 'Delete' })).toEqual({ kind: 'remove' });
});
