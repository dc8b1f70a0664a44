import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isVisitor } from '#src/session/viewer.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { EditorSession } from './editor-session.ts';
import { takeLoginStep } from './open-editor.ts';

/** The button that was pressed, until its work is done. Its code is loaded then. */
type Pending = 'save' | 'order' | null;

/** Saves or orders the custom of the session, and goes on with that after a login. */
export function useSaving(session: EditorSession) {
  const { t } = useLingui();
  const router = useRouter();
  const [pending, setPending] = useState<Pending>(null);
  const run = async (name: 'saveNamed' | 'saveUnnamed' | 'orderWork') => {
    setPending(name === 'orderWork' ? 'order' : 'save');
    const loaded = await import('./save-work.ts').catch(() => null);
    if (loaded) await loaded[name](session, router);
    else showToast(t`Please try again in a moment.`);
    setPending(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => {
    const step = takeLoginStep(session.key.get());
    if (!step || isVisitor(router.options.context.session.viewer())) return;
    void run(step === 'order' ? 'orderWork' : 'saveUnnamed');
  }, [session]);
  return { save: () => run('saveNamed'), order: () => run('orderWork'), pending };
}
