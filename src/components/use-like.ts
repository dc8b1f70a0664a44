import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { type LikeTarget, sendLike } from './send-like.ts';

/** Gives or takes back a like; a visitor is asked to sign in first. */
export function useLike() {
  const { t } = useLingui();
  const router = useRouter();
  return async (target: LikeTarget, liked: boolean): Promise<void> => {
    const { client, session } = router.options.context;
    if (!isVisitor(session.viewer())) return sendLike(client, target, liked);
    const message = t`This service requires login. Go to the login page?`;
    if (await dialogs.confirm({ message })) await router.navigate({ to: '/login' });
  };
}
