import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { type DrawerHeight, stepHeight } from './drawer-heights.ts';
import styles from './drawer-panel.module.css';
import { useDrawerDrag } from './use-drawer-drag.ts';

type DrawerPanelProps = {
  title: string;
  /** Beside the title. */
  note: ReactNode;
  /** Between the title and what scrolls; not seen at the lowest height. */
  filters: ReactNode;
  height: DrawerHeight;
  onHeight: (height: DrawerHeight) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Not modal, so that what is above it stays in use. It is pulled by its head, or changes its height by buttons. */
export function DrawerPanel(props: DrawerPanelProps) {
  const { title, note, filters, height, onHeight, onClose, children } = props;
  const { t } = useLingui();
  const drag = useDrawerDrag((rest) => (rest === 'closed' ? onClose() : onHeight(rest)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the drawer, also where browsers do not know `closedby`.
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog
      ref={show}
      className={styles.panel}
      data-height={height}
      aria-label={title}
      // With the back gesture, too.
      closedby="closerequest"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.content}>
        <header>
          <div className={styles.head} {...drag}>
            <span className={styles.grip} />
            <h2 className={styles.title}>{title}</h2>
            <div className={styles.note}>{note}</div>
            <div className={styles.buttons}>
              <IconButton
                label={t`Make the list shorter`}
                disabled={height === 'peek'}
                onClick={() => onHeight(stepHeight(height, -1))}
              >
                <Icon of={ChevronDown} />
              </IconButton>
              <IconButton
                label={t`Make the list taller`}
                disabled={height === 'full'}
                onClick={() => onHeight(stepHeight(height, 1))}
              >
                <Icon of={ChevronUp} />
              </IconButton>
              <IconButton label={t`Close`} onClick={onClose}>
                <Icon of={X} />
              </IconButton>
            </div>
          </div>
          <div hidden={height === 'peek'}>{filters}</div>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

function show(dialog: HTMLDialogElement) {
  dialog.show();
  return () => dialog.close();
}
