import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { useStore } from '#src/ui/use-store.ts';
import { allLayers, resetTo } from './custom-document.ts';
import type { EditorSession } from './editor-session.ts';

const OptionsSheet = lazyComponent(() => import('./options-sheet.tsx'), 'OptionsSheet');
const TemplatesSheet = lazyComponent(() => import('./templates-sheet.tsx'), 'TemplatesSheet');
const HelpSheet = lazyComponent(() => import('./help-sheet.tsx'), 'HelpSheet');
const FirstGuide = lazyComponent(() => import('./first-guide.tsx'), 'FirstGuide');

export type OpenSheet = 'options' | 'templates' | 'help' | null;

type EditorSheetsProps = {
  session: EditorSession;
  open: OpenSheet;
  orderSheet: (customId: string, size: string | null, onClose: () => void) => ReactNode;
  onClose: () => void;
};

/** The sheets of the editor, each loaded when it is opened. */
export function EditorSheets({ session, open, orderSheet, onClose }: EditorSheetsProps) {
  const { t } = useLingui();
  const { product, editor } = session;
  const { history } = useStore(editor.state);
  const customId = session.customId();
  if (useStore(session.isOrdering) && customId)
    return orderSheet(customId, history.present.size, () => session.isOrdering.set(false));
  const startOver = () => {
    onClose();
    editor.commit(resetTo(editor.document(), {}));
    showToast(t`The design was reset.`, { label: t`Undo`, run: editor.undo });
  };
  switch (open) {
    case 'options':
      return <OptionsSheet session={session} onClose={onClose} />;
    case 'templates':
      return <TemplatesSheet productId={product.id} onClose={onClose} />;
    case 'help':
      return <HelpSheet onStartOver={startOver} onClose={onClose} />;
    case null:
      // Not over what somebody has begun.
      return allLayers(history.present).length === 0 && <FirstGuide />;
  }
}
