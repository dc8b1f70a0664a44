import { msg } from '@lingui/core/macro';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { type Order, progressOf } from '#src/features/orders/order-progress.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { dialogs } from '#src/ui/dialogs.ts';

type RefuseOptions = { readonly context: RouterContext; readonly preload: boolean };

/** Leaves a screen of an order that is not the viewer's: there is none, as far as they are concerned. */
export function refuseOrder({ context, preload }: RefuseOptions): never {
  if (!preload) void dialogs.alert({ message: missingOrder(context) });
  throw redirect({ to: '/main', replace: true });
}

type GuardOptions = RefuseOptions & { readonly location: ParsedLocation };

/**
 * Before anything is loaded: the id may be none, and a visitor has no orders. But who comes back from a payment in another
 * browser is a visitor there (the app of the home screen shares nothing with Safari), so visitors may sign in and go on. They
 * hear the same of every id: whether there is such an order is asked after that.
 */
export function guardOrder(options: GuardOptions, id: string): void {
  if (!isUuid(id)) refuseOrder(options);
  if (isVisitor(options.context.session.viewer()))
    throw redirect({ ...loginTarget(options.location), replace: true });
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
