import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import type { NamedHeart } from '#src/graphql/hearts.ts';
import { giveHeart } from '#src/offline/member-outbox.ts';
import { noteDelight } from '#src/pwa/invitation.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { HeartTakenContext } from './heart-taken-context.ts';
import { rememberIntent } from './intent.ts';

/** Gives a heart or takes it back; a visitor is asked to log in first, and it is given when they come back. */
export function useHeart() {
  const { t } = useLingui();
  const router = useRouter();
  const onTaken = use(HeartTakenContext);

  const askToLogIn = async (heart: NamedHeart): Promise<void> => {
    const message = t`Please log in to use this. Go to the login page?`;
    if (!(await dialogs.confirm({ message }))) return;
    rememberIntent(heart);
    await router.navigate(loginTarget(router.latestLocation));
  };

  return async (heart: NamedHeart, isGiven: boolean): Promise<void> => {
    if (isVisitor(router.options.context.session.viewer())) return askToLogIn(heart);
    void giveHeart({ ...heart, isGiven, madeAt: Date.now() });
    if (isGiven) noteDelight();
    else onTaken(heart);
  };
}
