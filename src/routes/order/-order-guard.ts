import { msg } from '@lingui/core/macro';
import { type NavigateFn, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { type Order, progressOf } from '#src/features/orders/order-progress.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';

type GuardOptions = {
  readonly context: RouterContext;
  readonly location: ParsedLocation;
  readonly preload: boolean;
  readonly navigate: NavigateFn;
};

/** Leaves a screen of an order that is not the viewer's: there is none, as far as they are concerned. */
export function refuseOrder(options: GuardOptions): never {
  if (!options.preload) void explain(options);
  throw redirect({ to: '/main', replace: true });
}

/** A visitor may just have been signed out, or has opened a link on another device. */
async function explain({ context: { i18n, session }, location, navigate }: GuardOptions): Promise<void> {
  const isSignedOut = isVisitor(session.viewer());
  await dialogs.alert({ message: i18n._(msg`Order information is missing.`) });
  if (!isSignedOut) return;
  showToast(i18n._(msg`Log in to go straight there.`), {
    label: i18n._(msg`Log in`),
    run: () => void navigate(loginTarget(location)),
  });
}

/** Before anything is loaded: the id may be none, and a visitor has no orders. */
export function guardOrder(options: GuardOptions, id: string): void {
  if (!isUuid(id) || isVisitor(options.context.session.viewer())) refuseOrder(options);
}

/** To the screen that an order belongs to. */
export function redirectToOrder({ id, state }: Pick<Order, 'id' | 'state'>): never {
  switch (progressOf(state)) {
    case 'checkout':
      throw redirect({ to: '/order/$id', params: { id }, replace: true });
    case 'complete':
      throw redirect({ to: '/order/complete/$id', params: { id }, replace: true });
    case 'ended':
      throw redirect({ to: '/mypage/order/$id', params: { id }, replace: true });
  }
}
