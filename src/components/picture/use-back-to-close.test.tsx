import { act, cleanup, render } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useBackToClose } from './use-back-to-close.ts';

const onClose = vi.fn<() => void>();
const seenByRouter = vi.fn<() => void>();
let close = () => {};

function Overlay() {
  close = useBackToClose(onClose);
  return null;
}

/** Arrives at a page, as the browser does some time after it was told to go back. */
const arriveAt = (path: string) =>
  act(() => {
    window.history.replaceState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });

beforeEach(() => {
  cleanup();
  onClose.mockReset();
  seenByRouter.mockReset();
  window.history.replaceState({}, '', '/product/1');
  window.addEventListener('popstate', seenByRouter);
  return () => window.removeEventListener('popstate', seenByRouter);
});

test('the back button closes what is open, and the router loads nothing', () => {
  render(<Overlay />);
  arriveAt('/product/1');
  expect(onClose).toHaveBeenCalledOnce();
  expect(seenByRouter).not.toHaveBeenCalled();
});

test('going several pages back closes it too, and the router shows that page', () => {
  render(<Overlay />);
  arriveAt('/main');
  expect(onClose).toHaveBeenCalledOnce();
  expect(seenByRouter).toHaveBeenCalledOnce();
});

test('a close button that is tapped twice goes back once', () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  onTestFinished(() => back.mockRestore());
  render(<Overlay />);
  close();
  close();
  expect(back).toHaveBeenCalledOnce();
});
