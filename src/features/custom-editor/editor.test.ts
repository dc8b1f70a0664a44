import { expect, test } from 'vitest';
import { allLayers, layersOf, resetTo } from './custom-document.ts';
import { createEditor } from './editor.ts';
import type { EditorGraphic } from './editor-graphic.ts';

const area = { x: 300, y: 200, width: 400, height: 500, widthMm: 200 };
const cat: EditorGraphic = {
  id: 'cat',
  name_ko: '고양이',
  name_en: 'Cat',
  src: '/graphics/cat.webp',
  width: 1200,
  height: 600,
  extension: 'webp',
  promotion_price: 3500,
};
const seed = { optionId: 'white', method: 'PRINTING', size: null, sides: {} };

const openEditor = () =>
  createEditor({
    document: seed,
    graphics: [],
    sideId: 'front',
    areaOf: () => area,
    limits: { side: 10, custom: 30 },
  });

const selectedLayer = (editor: ReturnType<typeof openEditor>) => {
  const { selectedId, sideId } = editor.state.get();
  return layersOf(editor.document(), sideId).find(({ id }) => id === selectedId);
};

test('a graphic that is added is selected and can be undone', () => {
  const editor = openEditor();
  expect(editor.addGraphic(cat)).toBe('added');
  expect(selectedLayer(editor)).toMatchObject({ graphicId: 'cat', width: 240, height: 120 });
  editor.undo();
  expect(editor.document()).toBe(seed);
  expect(editor.state.get().selectedId).toBeNull();
});

test('a side takes ten graphics and a custom thirty; what is on it stays', () => {
  const editor = openEditor();
  for (const side of ['front', 'back', 'left']) {
    editor.showSide(side);
    for (let count = 0; count < 10; count++) expect(editor.addGraphic(cat)).toBe('added');
    expect(editor.addGraphic(cat)).toBe('side-full');
  }
  editor.showSide('right');
  expect(editor.addGraphic(cat)).toBe('custom-full');
  expect(editor.duplicate(allLayers(editor.document())[0]?.id ?? '')).toBe('custom-full');
  expect(allLayers(editor.document())).toHaveLength(30);
});

test('a layer that is pulled away stays in reach', () => {
  const editor = openEditor();
  editor.addGraphic(cat);
  const layer = selectedLayer(editor);
  if (!layer) throw new Error('Nothing is selected.');
  editor.place(layer.id, { ...layer, x: 5000 });
  expect(selectedLayer(editor)?.x).toBe(580);
});

test('a touch that moves nothing is no step', () => {
  const editor = openEditor();
  editor.addGraphic(cat);
  const layer = selectedLayer(editor);
  if (layer) editor.place(layer.id, layer);
  editor.undo();
  expect(editor.document()).toBe(seed);
});

test('a reset is undone with everything that was there', () => {
  const editor = openEditor();
  editor.addGraphic(cat);
  const before = editor.document();
  editor.commit(resetTo(before, { optionId: 'black' }));
  expect(editor.document()).toMatchObject({ optionId: 'black', sides: {} });
  editor.undo();
  expect(editor.document()).toBe(before);
});

test('undoing a step on another side shows that side', () => {
  const editor = openEditor();
  editor.addGraphic(cat);
  editor.showSide('back');
  editor.undo();
  expect(editor.state.get().sideId).toBe('front');
});

test('a graphic that the shop no longer has is marked and stays on the custom', () => {
  const editor = openEditor();
  editor.addGraphic(cat);
  editor.refreshGraphics([], ['cat']);
  expect(editor.state.get().unavailableIds.has('cat')).toBe(true);
  expect(allLayers(editor.document())).toHaveLength(1);
  editor.refreshGraphics([{ ...cat, promotion_price: 5000 }], ['cat']);
  expect(editor.state.get().unavailableIds.size).toBe(0);
  expect(editor.state.get().graphics.get('cat')?.promotion_price).toBe(5000);
});
