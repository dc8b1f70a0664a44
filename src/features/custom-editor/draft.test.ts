import { expect, test } from 'vitest';
import type { CustomPreview } from '#src/writes/customs/custom-write.ts';
import { type CustomDraft, fitDocument, readDraft, storedDraft } from './draft.ts';

const layer = { id: 'layer', graphicId: 'cat', x: 1, y: 2, width: 3, height: 4 };
const draft: CustomDraft = {
  document: { optionId: 'white', method: 'PRINTING', size: null, sides: { front: [layer], back: [] } },
  graphics: [
    {
      id: 'cat',
      name_ko: '고양이',
      name_en: null,
      src: '/graphics/cat.webp',
      width: 1200,
      height: 1200,
      extension: 'webp',
      promotion_price: 3500,
    },
  ],
  customId: null,
  name: null,
};

const preview: CustomPreview = {
  color: '#ffffff',
  images: { mask_src: '/m', overlay_src: '/o', foreground_src: null },
  area: { x: 0, y: 0, width: 9, height: 9, widthMm: 9 },
  layers: [],
  price: 9_000,
};
const product = { id: 'tee', name_ko: '티셔츠', name_en: 'T-shirt', image_src: '/products/tee.webp' };

test('a stored draft is read as it was', () => {
  expect(readDraft(structuredClone(storedDraft(product, draft, preview)))).toEqual(draft);
});

test('a draft of the release before, which had no preview, is opened', () => {
  const { preview: _, ...stored } = storedDraft(product, draft, preview);
  expect(readDraft(stored)).toEqual(draft);
});

test('without a draft there is none', () => {
  expect(readDraft(undefined)).toBeNull();
});

test.each([
  ['of a newer release', { ...storedDraft(product, draft, preview), version: 2 }],
  ['of before there were versions', draft],
  ['with a layer that is nowhere', withLayer({ ...layer, x: Number.NaN })],
  ['with a layer without a size', withLayer({ ...layer, width: 0 })],
  ['that is something else', 'cat'],
])('a draft %s is not opened', (_what, stored) => {
  expect(readDraft(stored)).toBe('unreadable');
});

const offered = {
  optionIds: ['white', 'black'],
  sideIds: ['front', 'back'],
  methodsOf: (optionId: string) => (optionId === 'white' ? ['PRINTING', 'EMBROIDERY'] : ['EMBROIDERY']),
};

test('a draft of a product that has not changed stays as it is', () => {
  const { document, isChanged } = fitDocument(draft.document, offered);
  expect(isChanged).toBe(false);
  expect(document.sides).toEqual({ front: [layer] });
});

test('a color that is gone is replaced, and the work stays', () => {
  const { document, isChanged } = fitDocument(draft.document, { ...offered, optionIds: ['black'] });
  expect(isChanged).toBe(true);
  expect(document).toMatchObject({ optionId: 'black', method: 'EMBROIDERY', sides: { front: [layer] } });
});

test('a side that is gone is left out', () => {
  const { document, isChanged } = fitDocument(draft.document, { ...offered, sideIds: ['back'] });
  expect(isChanged).toBe(true);
  expect(document.sides).toEqual({});
});

function withLayer(changed: object) {
  const { document } = draft;
  return { ...storedDraft(product, draft, preview), document: { ...document, sides: { front: [changed] } } };
}
