import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { recordEngagement } from '#src/pwa/install-prompt.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { deferReaction } from './deferred-reaction.ts';
import type { NamedReactionTarget } from './reactions.ts';
import { setReaction } from './viewer-outbox.ts';

/** Called with every target whose reaction is removed below it, so that a list of likes can offer to undo that. */
export const ReactionRemovedContext = createContext<(target: NamedReactionTarget) => void>(() => {});

/** Sets or removes a reaction. A visitor is asked to log in first, and the reaction is set after the login. */
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
