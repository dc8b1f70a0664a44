import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import { allLayers, findLayer } from './custom-document.ts';
import type { EditorSession } from './editor-session.ts';
import { graphicName } from './layer-texts.ts';
import { markLogin } from './open-editor.ts';

const maxNameLength = 100;

/** Saves the custom of the session: after a login, and under a name. */
export function useSaving(session: EditorSession) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [isSaving, setIsSaving] = useState(false);
  const { editor } = session;

  const askToLogIn = async () => {
    const message = t`Saving needs a login. Your design stays here. Go to the login page?`;
    if (!(await dialogs.confirm({ message }))) return;
    await session.keepDraft(router.options.context.session.viewer().id);
    markLogin(session.key.get());
    await router.navigate(loginTarget(router.latestLocation));
  };

  /** The reason why it cannot be saved, or `null`. */
  const findProblem = (): string | null => {
    if (session.isElsewhere.get()) return t`You’re working on this design in another tab.`;
    const { history, unavailableIds, graphics } = editor.state.get();
    const layers = allLayers(history.present);
    if (layers.length === 0) return t`Add a graphic first.`;
    const gone = layers.find(({ graphicId }) => unavailableIds.has(graphicId) || !graphics.has(graphicId));
    if (!gone) return null;
    const { sideId = '' } = findLayer(history.present, gone.id) ?? {};
    editor.showSide(sideId);
    editor.select(gone.id);
    const name = graphicName(i18n, graphics.get(gone.graphicId));
    return t`“${name}” is no longer sold. Remove it, then save.`;
  };

  /** `null`: it was refused, which the outbox has said. */
  const savedMessage = (): string | null => {
    switch (session.where.get()) {
      case 'account':
        return t`Saved to my account.`;
      case 'sending':
        return t`Saved on this device. We’ll send it once you’re back online.`;
      case 'sending-from-memory':
        return t`Not sent yet, and this device stores nothing. Keep this page open until you’re online.`;
      case 'nowhere':
      case 'memory':
      case 'device':
        return null;
    }
  };

  const save = async () => {
    const problem = findProblem();
    if (problem) return showToast(problem);
    const { session: signIn } = router.options.context;
    // It may have ended while somebody worked.
    await signIn.ensureFresh();
    const viewer = signIn.viewer();
    if (isVisitor(viewer)) return askToLogIn();
    const initial = session.name() ?? t`My design`;
    const name = await dialogs.prompt({ message: t`Save to my account`, label: t`Name`, initial });
    if (name === null) return;
    setIsSaving(true);
    const line = name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    await session.save(viewer.id, line.slice(0, maxNameLength) || initial);
    setIsSaving(false);
    const message = savedMessage();
    if (message === null) return;
    pushEvent({ event: 'custom_save', item_id: session.product.id });
    showToast(message, {
      label: t`See saved designs`,
      run: () => void router.navigate({ to: '/mypage/product/custom-save' }),
    });
  };
  return { save, isSaving };
}
