import { Trans, useLingui } from '@lingui/react/macro';
import CircleHelp from 'lucide-react/icons/circle-help';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useNetworkStatus } from '#src/network/network-status.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useStore } from '#src/ui/use-store.ts';
import styles from './editor-bar.module.css';
import type { EditorSession, SavedWhere } from './editor-session.ts';

type EditorBarProps = {
  session: EditorSession;
  isSaving: boolean;
  onSave: () => void;
  onClose: () => void;
  onHelp: () => void;
};

export function EditorBar({ session, isSaving, onSave, onClose, onHelp }: EditorBarProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const { history } = useStore(session.editor.state);
  const where = useStore(session.where);
  return (
    <header className={styles.bar}>
      <IconButton label={t`Close`} onClick={onClose}>
        <Icon of={X} />
      </IconButton>
      <div className={styles.texts}>
        <h1 id="page-title" className={styles.title}>
          {session.name() ?? text(session.product.name_ko, session.product.name_en)}
        </h1>
        <p className={styles.where} role="status">
          <WhereText where={where} />
        </p>
      </div>
      <IconButton label={t`Undo`} disabled={history.past.length === 0} onClick={session.editor.undo}>
        <Icon of={Undo} size={20} />
      </IconButton>
      <IconButton label={t`Redo`} disabled={history.future.length === 0} onClick={session.editor.redo}>
        <Icon of={Redo} size={20} />
      </IconButton>
      <IconButton label={t`Help`} onClick={onHelp}>
        <Icon of={CircleHelp} size={20} />
      </IconButton>
      <Button size="small" variant="outline" busy={isSaving} onClick={onSave}>
        <Trans>Save</Trans>
      </Button>
    </header>
  );
}

function WhereText({ where }: { where: SavedWhere }) {
  const isOffline = useNetworkStatus() === 'offline';
  switch (where) {
    case 'nowhere':
      return null;
    case 'memory':
      return <Trans>Not saved: this device stores nothing</Trans>;
    case 'device':
      return <Trans>Saved on this device</Trans>;
    case 'sending':
      return isOffline ? (
        <Trans>Saved on this device, sent once you’re online</Trans>
      ) : (
        <Trans>Saving…</Trans>
      );
    case 'sending-from-memory':
      return isOffline ? <Trans>Not sent yet: keep this page open</Trans> : <Trans>Saving…</Trans>;
    case 'account':
      return <Trans>Saved to my account</Trans>;
  }
}
