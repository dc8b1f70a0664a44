import { msg } from '@lingui/core/macro';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { type Order, progressOf } from '#src/features/orders/order-progress.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { dialogs } from '#src/ui/dialogs.ts';

type GuardOptions = { readonly context: RouterContext; readonly preload: boolean };

/** Leaves a screen of an order that is not the viewer's: there is none, as far as they are concerned. */
export function refuseOrder({ context, preload }: GuardOptions): never {
  if (!preload) void dialogs.alert({ message: context.i18n._(msg`Order information is missing.`) });
  throw redirect({ to: '/main', replace: true });
}

/** Before anything is loaded: the id may be none, and a visitor has no orders, but may just have been signed out. */
export function guardOrder(options: GuardOptions & { readonly location: ParsedLocation }, id: string): void {
  if (!isUuid(id)) refuseOrder(options);
  if (isVisitor(options.context.session.viewer()))
    throw redirect({ ...loginTarget(options.location), replace: true });
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
