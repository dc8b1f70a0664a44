import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { choose } from '#src/ui/choose.ts';
import type { EditorSession } from './editor-session.ts';
import { saveUnnamed } from './save-work.ts';

/** Asks somebody who leaves work that their account does not have. @returns whether they leave */
export async function askToLeave(session: EditorSession, router: RegisteredRouter): Promise<boolean> {
  const { i18n, session: signIn } = router.options.context;
  const answer = await choose({
    // Nobody is warned of work that is on the device, because it is not lost.
    message: session.isLostByLeaving()
      ? i18n._(msg`You may have unsaved changes. Leave?`)
      : i18n._(msg`Your design stays on this device. Save it to your account, too?`),
    choices: [
      { value: 'save', label: i18n._(msg`Save and leave`) },
      { value: 'leave', label: i18n._(msg`Just leave`) },
    ],
    cancelLabel: i18n._(msg`Keep customizing`),
  });
  if (answer !== 'save') return answer === 'leave';
  if (!isVisitor(signIn.viewer())) return saveUnnamed(session, router);
  // The way to the login begins once this way is given up.
  setTimeout(() => void saveUnnamed(session, router));
  return false;
}
