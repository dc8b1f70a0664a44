import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDrawerDrag } from './use-drawer-drag.ts';

function Drawer({ onRest }: { onRest: () => void }) {
  return (
    <dialog open>
      <header {...useDrawerDrag(onRest)}>Graphics</header>
    </dialog>
  );
}

afterEach(cleanup);

const primary = { isPrimary: true, pointerId: 1 };

function press() {
  const onRest = vi.fn();
  render(<Drawer onRest={onRest} />);
  const head = screen.getByText('Graphics');
  head.setPointerCapture = () => {};
  fireEvent.pointerDown(head, { ...primary, buttons: 1, clientY: 100 });
  return { head, drawer: screen.getByRole('dialog'), onRest };
}

test('the drawer follows what holds it', () => {
  const { head, drawer, onRest } = press();
  fireEvent.pointerMove(head, { ...primary, buttons: 1, clientY: 140 });
  expect(drawer.style.transform).toBe('translateY(40px)');
  fireEvent.pointerUp(head, primary);
  expect(onRest).toHaveBeenCalledOnce();
});

test('a mouse that was let go outside of the head does not pull the drawer when it is back', () => {
  const { head, drawer } = press();
  fireEvent.pointerMove(head, { ...primary, buttons: 0, clientY: 140 });
  fireEvent.pointerMove(head, { ...primary, buttons: 1, clientY: 160 });
  expect(drawer.style.transform).toBe('');
});

test('a second finger does not pull the drawer', () => {
  const { head, drawer } = press();
  fireEvent.pointerMove(head, { isPrimary: false, pointerId: 2, buttons: 1, clientY: 140 });
  expect(drawer.style.transform).toBe('');
});
