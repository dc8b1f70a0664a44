import styles from './toast-host.module.css';
import { currentToast, dismissToast, type Toast } from './toasts.ts';
import { useStore } from './use-store.ts';

/** Rendered once, in the root route, and always: screen readers announce only changes in a region that they know. */
export function ToastHost() {
  const toast = useStore(currentToast);
  return (
    <div className={styles.region} role="status">
      {toast && (
        <p key={toast.id} ref={moveToTopLayer} className={styles.toast} popover="manual">
          {toast.message}
          {toast.action && <ToastButton {...toast.action} />}
        </p>
      )}
    </div>
  );
}

function ToastButton({ label, run }: NonNullable<Toast['action']>) {
  const onClick = () => {
    dismissToast();
    run();
  };
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      {label}
    </button>
  );
}

/** So that an open modal does not cover it. */
function moveToTopLayer(element: HTMLParagraphElement | null) {
  element?.showPopover?.();
}
