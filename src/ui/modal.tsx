import type { MouseEvent, ReactNode } from 'react';
import styles from './modal.module.css';

/** `card`: in the middle, 320 wide. `sheet`: from below. `side`: from the right. `top`: from above. */
type ModalPlace = 'card' | 'sheet' | 'side' | 'top';

type ModalProps = {
  label: string;
  place: ModalPlace;
  role?: 'dialog' | 'alertdialog';
  /** Escape, the back gesture and a tap beside it ask to close. Close by not rendering it any more. */
  onClose: () => void;
  children: ReactNode;
};

const closedByUs = 'closed by us';

/** A native modal dialog: focus stays inside while it is there and goes back to where it was afterwards. */
export function Modal({ label, place, role, onClose, children }: ModalProps) {
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the dialog element, everything visible lies on its children.
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which arrives as onCancel
    <dialog
      ref={open}
      className={styles.modal}
      data-place={place}
      role={role}
      aria-label={label}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close without asking a second time (back gesture); our own closing is not a question.
        if (event.currentTarget.returnValue !== closedByUs) onClose();
      }}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

/** `[data-autofocus]` marks where the focus begins; otherwise the browser takes the first control. */
function open(dialog: HTMLDialogElement) {
  dialog.returnValue = '';
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => dialog.close(closedByUs);
}
