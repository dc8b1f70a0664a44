import { msg } from '@lingui/core/macro';
import type { ShopRouter } from '#src/router.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import { rememberPushIntent } from './push-intent.ts';
import { sendWish, turnDeviceOn } from './push-member.ts';
import { isTold, pushSheet, pushState, type Wish } from './push-state.ts';
import { pushSupport } from './push-support.ts';

/** Somebody pressed "notify me", or pressed it again. */
export async function pressNotify(router: ShopRouter, wish: Wish): Promise<void> {
  const { context } = router.options;
  const { i18n, session } = context;
  if (isVisitor(session.viewer())) return askToLogIn(router, wish);
  if (!isTold(pushState.get(), wish)) return notify(router, wish);
  const isOff = await sendWish(context, wish, false);
  showToast(isOff ? i18n._(msg`You won’t be notified about this any more.`) : failure(router));
}

async function askToLogIn(router: ShopRouter, wish: Wish): Promise<void> {
  const message = router.options.context.i18n._(msg`Please log in to use this. Go to the login page?`);
  if (!(await dialogs.confirm({ message }))) return;
  rememberPushIntent(wish);
  await router.navigate(loginTarget(router.latestLocation));
}

/** Goes as far as it can without a question; the sheet asks or explains what is missing. `null`: this browser only. */
export async function notify(router: ShopRouter, wish: Wish | null): Promise<void> {
  const support = pushSupport();
  if (support !== 'granted')
    return pushSheet.set({ kind: support === 'default' ? 'explain' : support, wish });
  await turnOn(router, wish);
}

/** The browser's own question. Only a touch may lead here. */
export async function askPermission(router: ShopRouter, wish: Wish | null): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return pushSheet.set({ kind: 'denied', wish });
  pushSheet.set(null);
  if (permission === 'granted') await turnOn(router, wish);
}

async function turnOn(router: ShopRouter, wish: Wish | null): Promise<void> {
  const { context } = router.options;
  const isOn = (await turnDeviceOn(context)) && (!wish || (await sendWish(context, wish, true)));
  showToast(isOn ? context.i18n._(msg`We’ll notify you.`) : failure(router));
}

const failure = ({ options }: ShopRouter): string =>
  options.context.i18n._(msg`An error has occurred. Please try again in a moment.`);
