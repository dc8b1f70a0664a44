import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { use } from 'react';
import type { NamedReactionTarget } from '#src/graphql/reactions.ts';
import { recordEngagement } from '#src/pwa/install-prompt.ts';
import { setReaction } from '#src/reactions/viewer-outbox.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { deferReaction } from './deferred-reaction.ts';
import { ReactionRemovedContext } from './reaction-removed-context.ts';

/** Gives a target or takes it back; a visitor is asked to log in first, and it is given when they come back. */
export function useSetReaction() {
  const { t } = useLingui();
  const router = useRouter();
  const onRemoved = use(ReactionRemovedContext);

  const askToLogIn = async (target: NamedReactionTarget): Promise<void> => {
    const message = t`Please log in to use this. Go to the login page?`;
    if (!(await dialogs.confirm({ message }))) return;
    deferReaction(target);
    await router.navigate(loginTarget(router.latestLocation));
  };

  return async (target: NamedReactionTarget, isActive: boolean): Promise<void> => {
    if (isVisitor(router.options.context.session.viewer())) return askToLogIn(target);
    void setReaction({ ...target, isActive });
    if (isActive) recordEngagement();
    else onRemoved(target);
  };
}
