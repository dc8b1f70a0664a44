import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function open() {
  const onClose = vi.fn();
  render(
    <Modal label="Question" variant="sheet" onClose={onClose}>
      <input aria-label="Text" />
    </Modal>,
  );
  return { dialog: screen.getByRole('dialog'), field: screen.getByLabelText('Text'), onClose };
}

/** The browser clicks what contains both ends of a press. */
function press(from: HTMLElement, to: HTMLElement, pointerType = 'mouse') {
  fireEvent.pointerDown(from, { pointerType });
  // A finger's events go to where it came down.
  fireEvent.pointerUp(pointerType === 'touch' ? from : to, { pointerType });
  fireEvent.click(from === to ? from : screen.getByRole('dialog'));
}

test('a dialog stays open when a selection of text ends or begins on the backdrop', () => {
  const { dialog, field, onClose } = open();
  press(field, dialog);
  press(dialog, field);
  press(field, field);
  expect(onClose).not.toHaveBeenCalled();
});

test.each(['mouse', 'touch'])('a press on the backdrop with a %s closes a dialog', (pointerType) => {
  const { dialog, field, onClose } = open();
  press(field, dialog, pointerType);
  press(dialog, dialog, pointerType);
  expect(onClose).toHaveBeenCalledOnce();
});
