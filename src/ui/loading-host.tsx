import styles from './loading-host.module.css';
import { currentLoading } from './loading-overlay.ts';
import { useStore } from './use-store.ts';

/** The overlay of `withLoadingOverlay`. Rendered once, in the root route. */
export function LoadingHost() {
  const loading = useStore(currentLoading);
  if (!loading) return null;
  return (
    <dialog
      ref={open}
      className={styles.overlay}
      aria-label={loading.title}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.card} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <p className={styles.title}>{loading.title}</p>
        {loading.content && <p className={styles.content}>{loading.content}</p>}
      </div>
    </dialog>
  );
}

function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
