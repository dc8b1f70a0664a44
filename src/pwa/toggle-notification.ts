import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { type AnyOutcome, messageOf } from '#src/api/call-api.ts';
import { askToLogIn } from '#src/session/ask-to-log-in.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { showToast } from '#src/ui/toasts.ts';
import { deferSubscription } from './deferred-subscription.ts';
import { setTopicSubscription, subscribeDevice } from './push-api.ts';
import { isSubscribed, pushSheet, pushState, type TopicSubscription } from './push-state.ts';
import { pushSupport } from './push-support.ts';

/** Turns the notifications about a topic on or off. Asks visitors to log in. */
export async function toggleNotification(
  router: RegisteredRouter,
  subscription: TopicSubscription,
): Promise<void> {
  const { context } = router.options;
  const { i18n, session } = context;
  if (isVisitor(session.viewer())) {
    await askToLogIn(router, () => deferSubscription(subscription));
    return;
  }
  if (!isSubscribed(pushState.get(), subscription)) return enableNotification(router, subscription);
  const outcome = await setTopicSubscription(context, subscription, false);
  if (outcome.kind === 'ok') showToast(i18n._(msg`You won’t be notified about this any more.`));
  else showFailure(router, outcome);
}

/**
 * Turns notifications on, or opens the sheet that asks for the permission or explains what is missing. `null`: for this
 * browser, without a topic.
 */
export async function enableNotification(
  router: RegisteredRouter,
  subscription: TopicSubscription | null,
): Promise<void> {
  const support = pushSupport();
  if (support !== 'granted')
    return pushSheet.set({ kind: support === 'default' ? 'explain' : support, subscription });
  await subscribe(router, subscription);
}

/** Shows the browser's permission prompt, which needs a user gesture. */
export async function requestPermission(
  router: RegisteredRouter,
  subscription: TopicSubscription | null,
): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return pushSheet.set({ kind: 'denied', subscription });
  pushSheet.set(null);
  if (permission === 'granted') await subscribe(router, subscription);
}

async function subscribe(router: RegisteredRouter, subscription: TopicSubscription | null): Promise<void> {
  const { context } = router.options;
  let outcome = await subscribeDevice(context);
  if (outcome?.kind === 'ok' && subscription) {
    outcome = await setTopicSubscription(context, subscription, true);
  }
  if (outcome?.kind === 'ok') showToast(context.i18n._(msg`We’ll notify you.`));
  else showFailure(router, outcome);
}

function showFailure({ options }: RegisteredRouter, outcome: AnyOutcome | null): void {
  const { i18n } = options.context;
  showToast(messageOf(outcome) ?? i18n._(msg`An error has occurred. Please try again in a moment.`));
}
