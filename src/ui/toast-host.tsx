import styles from './toast-host.module.css';
import { currentToast, dismissToast, type Toast } from './toasts.ts';
import { useStore } from './use-store.ts';

/** Shows what `showToast` says. Always there, because a screen reader only listens to a region it already knows. */
export function ToastHost() {
  const toast = useStore(currentToast);
  return (
    <div className={styles.region} role="status">
      {toast && (
        <p key={toast.id} ref={raise} className={styles.toast} popover="manual">
          {toast.message}
          {toast.action && <ToastButton {...toast.action} />}
        </p>
      )}
    </div>
  );
}

function ToastButton({ label, run }: NonNullable<Toast['action']>) {
  const act = () => {
    dismissToast();
    run();
  };
  return (
    <button type="button" className={styles.action} onClick={act}>
      {label}
    </button>
  );
}

/** Into the top layer, so that an open dialog does not cover it. */
function raise(element: HTMLParagraphElement | null) {
  element?.showPopover?.();
}
