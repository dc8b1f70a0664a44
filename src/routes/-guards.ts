import { msg } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/router.ts';
import { needsLogin } from '#src/session/member-area.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';

type Visit = {
  readonly context: RouterContext;
  readonly location: { readonly pathname: string };
  /** A link was only touched; nothing may be said or shown. */
  readonly preload: boolean;
};

/** The first guard: the session is refreshed, or found to be over, before anything is asked for. */
export function guardSession({ context }: Pick<Visit, 'context'>): Promise<void> {
  return context.session.check();
}

/** The second guard: visitors are sent home from the member's area and told why. */
export function guardMemberArea({ context, location, preload }: Visit): void {
  if (!needsLogin(location.pathname) || !isVisitor(context.session.viewer())) return;
  if (!preload) void dialogs.alert({ message: context.i18n._(msg`Please log in first.`) });
  throw redirect({ to: '/main', replace: true });
}
