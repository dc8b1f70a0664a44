import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';
import { useUiTexts } from './ui-texts.ts';

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** A modal at the bottom of the screen with a title and a close button. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const texts = useUiTexts();
  return (
    <Modal variant="sheet" label={title} onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={texts.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
