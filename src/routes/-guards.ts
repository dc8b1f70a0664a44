import { msg } from '@lingui/core/macro';
import { type NavigateFn, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { selectPopups } from '#src/features/popups/popup-selection.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { needsLogin } from '#src/session/member-area.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';

type Visit = {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  /** A link was only touched; nothing may be said or shown. */
  readonly preload: boolean;
  readonly navigate: NavigateFn;
};

/** The first guard: the session is refreshed, or found to be over, before anything is asked for. */
export function guardSession({ context }: Pick<Visit, 'context'>): Promise<void> {
  return context.session.ensureFresh();
}

/** The second guard: visitors are sent home from the member's area and told why. */
export function guardMemberArea(visit: Visit): void {
  const { context, location, preload } = visit;
  if (!needsLogin(location.pathname) || !isVisitor(context.session.viewer())) return;
  if (!preload) void sayLoginFirst(visit);
  throw redirect({ to: '/main', replace: true });
}

async function sayLoginFirst({ context: { i18n }, location, navigate }: Visit): Promise<void> {
  await dialogs.alert({ message: i18n._(msg`Please log in first.`) });
  showToast(i18n._(msg`Log in to go straight there.`), {
    label: i18n._(msg`Log in`),
    run: () => void navigate(loginTarget(location)),
  });
}

/** The third guard: which popups are due here, and whether the viewer's abilities reach as far as the page. */
export async function guardData({ context, location, preload }: Visit): Promise<void> {
  if (!preload) selectPopups(location.pathname);
  if (!needsLogin(location.pathname)) return;
  // The library of permissions is no part of a first visit.
  const { abilityOf } = await import('#src/session/ability.ts');
  if (abilityOf(context.session.viewer()).can('read', 'member-area')) return;
  if (!preload) void dialogs.alert({ message: context.i18n._(msg`You do not have access.`) });
  throw redirect({ to: '/main', replace: true });
}
