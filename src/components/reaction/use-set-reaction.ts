import { useRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { recordEngagement } from '#src/pwa/install-prompt.ts';
import { askToLogIn } from '#src/session/ask-to-log-in.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { deferReaction } from '#src/writes/reactions/deferred-reaction.ts';
import type { NamedReactionTarget } from '#src/writes/reactions/reaction.ts';
import { setReaction } from '#src/writes/reactions/reaction-outbox.ts';

/** Called with every target whose reaction is removed below it, so that a list of likes can offer to undo that. */
export const ReactionRemovedContext = createContext<(target: NamedReactionTarget) => void>(() => {});

/** Sets or removes a reaction. A visitor is asked to log in first, and the reaction is set after the login. */
export function useSetReaction() {
  const router = useRouter();
  const onRemoved = use(ReactionRemovedContext);

  return async (target: NamedReactionTarget, isActive: boolean): Promise<void> => {
    if (isVisitor(router.options.context.session.viewer())) {
      await askToLogIn(router, () => deferReaction(target));
      return;
    }
    void setReaction({ ...target, isActive });
    if (isActive) recordEngagement();
    else onRemoved(target);
  };
}
