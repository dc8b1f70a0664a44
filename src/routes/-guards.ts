import { msg } from '@lingui/core/macro';
import { type NavigateFn, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { selectPopups } from '#src/features/popups/popup-selection.ts';
import { networkStatus } from '#src/network/network-status.ts';
import type { Abilities } from '#src/session/ability.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { needsLogin } from '#src/session/member-area.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';

type GuardOptions = {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  /** The route is only preloaded: no dialogs and no popups. */
  readonly preload: boolean;
  readonly navigate: NavigateFn;
};

type StyledMatch = { readonly staticData: { readonly styles?: 'member' | undefined } };

/** Milliseconds that a page waits for a refresh of the session. */
const refreshTimeoutMs = 1_000;

/**
 * The first guard: ends the session if it has expired, or refreshes it. What is stored on this device does not wait for a
 * network that is lost: requests wait for the refresh by themselves, and the guards run again if it ends the session.
 */
export async function guardSession({ context }: { context: Pick<RouterContext, 'session'> }): Promise<void> {
  const { session } = context;
  const isExpired = session.isExpired();
  const refreshed = session.ensureFresh();
  if (isExpired) return refreshed;
  if (!session.needsRefresh() || networkStatus.get() === 'offline') return;
  await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, refreshTimeoutMs))]);
}

/** The second guard: redirects visitors from the member area to the home page, with an alert. */
export function guardMemberArea(options: GuardOptions): void {
  const { context, location, preload } = options;
  if (!needsLogin(location.pathname) || !isVisitor(context.session.viewer())) return;
  if (!preload) void offerLogin(options);
  throw redirect({ to: '/main', replace: true });
}

async function offerLogin({ context: { i18n }, location, navigate }: GuardOptions): Promise<void> {
  await dialogs.alert({ message: i18n._(msg`Please log in first.`) });
  showToast(i18n._(msg`Log in to go straight there.`), {
    label: i18n._(msg`Log in`),
    run: () => void navigate(loginTarget(location)),
  });
}

/** The third guard: selects the popups and checks the viewer's abilities. */
export async function guardData({ context, location, preload }: GuardOptions): Promise<void> {
  if (!preload) selectPopups(location.pathname);
  if (!needsLogin(location.pathname)) return;
  await guardAbility({ context, preload }, 'read', 'member-area');
}

/** Before screens whose styles are not in the first sheet. Loads at the same time as the third guard. */
export async function loadStyles({ matches }: { readonly matches: readonly StyledMatch[] }): Promise<void> {
  if (!matches.some(({ staticData }) => staticData.styles === 'member')) return;
  const { loadMemberStyles } = await import('#src/styles/load-member-styles.ts');
  await loadMemberStyles();
}

/** Redirects whoever may not do it to the home page, with an alert. */
export async function guardAbility(
  { context, preload }: Pick<GuardOptions, 'context' | 'preload'>,
  ...ability: Abilities
): Promise<void> {
  // Imported lazily: visitors do not need the permission library.
  const { abilityOf } = await import('#src/session/ability.ts');
  if (abilityOf(context.session.viewer()).can(...ability)) return;
  if (!preload) void dialogs.alert({ message: context.i18n._(msg`You do not have access.`) });
  throw redirect({ to: '/main', replace: true });
}
