import { act, screen } from '@testing-library/react';
import { maskFragments, unsafe_readResult } from 'gql.tada';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { CustomLayers, customLayerFragment } from './custom-layers.tsx';

const layer = (name_ko: string) => {
  const graphic = { id: name_ko, name_ko, name_en: '', src: '/g.webp', promotion_price: 1000, artist: null };
  const stored = { id: name_ko, graphic };
  return maskFragments([customLayerFragment], unsafe_readResult(customLayerFragment, stored as never));
};
const carousel = () => screen.getByRole('group', { name: '사용한 그래픽' });

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.report = report;
      }
      observe() {
        this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('several graphics: 1.2 per view, moving every 1,500 ms, not draggable', async () => {
  const moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await renderInShop(<CustomLayers layers={[layer('고양이'), layer('강아지')]} />);
  expect(carousel().style.getPropertyValue('--per-view')).toBe('1.2');
  expect(carousel().dataset.drag).toBe('false');
  act(() => void vi.advanceTimersByTime(1499));
  expect(moved).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(moved).toHaveBeenCalledOnce();
});

test('a single graphic fills the width and does not move', async () => {
  await renderInShop(<CustomLayers layers={[layer('고양이')]} />);
  expect(carousel().style.getPropertyValue('--per-view')).toBe('1');
  expect(screen.queryByRole('button')).toBeNull();
});
