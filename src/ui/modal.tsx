import { type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './modal.module.css';

/** `card`: centered, 320 pixels wide. `sheet`: from the bottom. `side`: from the right. `top`: from the top. `full`: all of the column. */
type ModalVariant = 'card' | 'sheet' | 'side' | 'top' | 'full';

type ModalProps = {
  label: string;
  variant: ModalVariant;
  role?: 'dialog' | 'alertdialog';
  /** Called for Escape, the back gesture and a click on the backdrop. The modal closes when it is no longer rendered. */
  onClose: () => void;
  children: ReactNode;
};

const unmounted = 'unmounted';

/** A native modal dialog: traps the focus while it is open and restores it afterwards. */
export function Modal({ label, variant, role, onClose, children }: ModalProps) {
  // A press on the backdrop has the dialog element as its target, any other press one of its descendants. But so has the
  // click that follows a press on one and a release on another, as when text is selected beyond the edge.
  const isOnBackdrop = useRef(false);
  const begin = ({ target, currentTarget }: PointerEvent) => {
    isOnBackdrop.current = target === currentTarget;
  };
  const end = (event: PointerEvent) => {
    if (event.target !== event.currentTarget) isOnBackdrop.current = false;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Escape, which arrives as onCancel
    <dialog
      ref={open}
      className={styles.modal}
      data-variant={variant}
      role={role}
      aria-label={label}
      onPointerDown={begin}
      onPointerUp={end}
      onClick={({ target, currentTarget }) => {
        if (isOnBackdrop.current && target === currentTarget) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers may close it without a `cancel` event (a second back gesture); unmounting is not reported.
        if (event.currentTarget.returnValue !== unmounted) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

/** The focus starts at `[data-autofocus]`, otherwise at the first control. */
function open(dialog: HTMLDialogElement) {
  dialog.returnValue = '';
  dialog.showModal();
  // Chromium would take what scrolls, which is no control, and may be replaced when the content arrives.
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(':is(button, input, select, textarea):not(:disabled), a[href]');
  first?.focus();
  return () => dialog.close(unmounted);
}
