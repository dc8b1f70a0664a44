import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cat, openTestSession } from '#tests/support/editor-session.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { allLayers } from './custom-document.ts';
import { LayerImage } from './layer-image.tsx';
import { createStageStores } from './live-layer.ts';

afterEach(() => vi.unstubAllGlobals());

test('a picked graphic is seen at once by its small picture, and sharp when the large one is there', async () => {
  const loaded: { readonly src: string; readonly show: () => void }[] = [];
  class SlowImage {
    src = '';
    decode = () =>
      new Promise<void>((show) => {
        loaded.push({ src: this.src, show });
      });
  }
  vi.stubGlobal('Image', SlowImage);
  const { editor } = openTestSession();
  editor.addGraphic(cat);
  const [layer] = allLayers(editor.document());
  if (!layer) throw new Error('No layer.');
  const { container } = await renderInShop(
    <LayerImage
      layer={layer}
      graphic={cat}
      method="PRINTING"
      stores={createStageStores()}
      isSelected={false}
    />,
  );
  const shown = () => container.querySelector('img')?.getAttribute('src');
  expect(shown()).toContain('/image-resize/s?');
  await act(async () => loaded.find(({ src }) => src.includes('/image-resize/l?'))?.show());
  await waitFor(() => expect(shown()).toContain('/image-resize/l?'));
  await act(async () => loaded.find(({ src }) => src.includes('/method-pictures/'))?.show());
  await waitFor(() => expect(shown()).toContain('/method-pictures/'));
});
