import { msg } from '@lingui/core/macro';
import { type NavigateFn, type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { type Order, progressOf } from '#src/features/orders/order-progress.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';

type RefuseOptions = { readonly context: RouterContext; readonly preload: boolean };

/** Leaves a screen of an order that is not the viewer's: there is none, as far as they are concerned. */
export function refuseOrder({ context, preload }: RefuseOptions): never {
  if (!preload) void dialogs.alert({ message: missingOrder(context) });
  throw redirect({ to: '/main', replace: true });
}

type GuardOptions = RefuseOptions & { readonly location: ParsedLocation; readonly navigate: NavigateFn };

/** Before anything is loaded: the id may be none, and a visitor has no orders. */
export function guardOrder(options: GuardOptions, id: string): void {
  const isSignedOut = isVisitor(options.context.session.viewer());
  if (isUuid(id) && !isSignedOut) return;
  if (!isSignedOut) refuseOrder(options);
  if (!options.preload) void offerLogin(options);
  throw redirect({ to: '/main', replace: true });
}

/** A visitor may just have been signed out, or has opened a link on another device. */
async function offerLogin({ context, location, navigate }: GuardOptions): Promise<void> {
  await dialogs.alert({ message: missingOrder(context) });
  showToast(context.i18n._(msg`Log in to go straight there.`), {
    label: context.i18n._(msg`Log in`),
    run: () => void navigate(loginTarget(location)),
  });
}

const missingOrder = ({ i18n }: RouterContext): string => i18n._(msg`Order information is missing.`);

/** Away from a checkout that is gone: a failed payment cannot be repeated without it, a pending one is waited for. */
export function leaveCheckout({ id, state }: Pick<Order, 'id' | 'state'>): never {
  if (state === 'PAYMENT_PENDING')
    throw redirect({ to: '/order/wait', search: { order: id }, replace: true });
  if (progressOf(state) !== 'checkout') redirectToOrder({ id, state });
  throw redirect({ to: '/mypage/order/$id', params: { id }, replace: true });
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
