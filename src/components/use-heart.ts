import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import { noteDelight } from '#src/pwa/invitation.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import { HeartTakenContext } from './heart-taken-context.ts';
import { rememberIntent } from './intent.ts';
import { type Heart, type HeartProblem, sendHeart } from './send-heart.ts';

/** Gives a heart or takes it back; a visitor is asked to log in first, and it is given when they come back. */
export function useHeart() {
  const { t } = useLingui();
  const router = useRouter();
  const onTaken = use(HeartTakenContext);

  const askToLogIn = async (heart: Heart): Promise<void> => {
    const message = t`This service requires login. Go to the login page?`;
    if (!(await dialogs.confirm({ message }))) return;
    rememberIntent(heart);
    await router.navigate({ to: '/login', search: { return: router.latestLocation.href } });
  };

  const say = (problem: HeartProblem): string => {
    switch (problem) {
      case 'unreachable':
        return t`We cannot reach the shop right now. Please try again in a moment.`;
      case 'gone':
        return t`It is no longer in the shop.`;
      case 'failed':
        return t`An error has occurred. Please try again in a moment.`;
    }
  };

  return async (heart: Heart, isGiven: boolean): Promise<void> => {
    const { client, session } = router.options.context;
    const viewer = session.viewer();
    if (isVisitor(viewer)) return askToLogIn(heart);
    const sent = sendHeart(client, { heart, userId: viewer.id, isGiven });
    if (isGiven) noteDelight();
    else onTaken(heart);
    const problem = await sent;
    if (problem) showToast(say(problem));
  };
}
