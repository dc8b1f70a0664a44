import { type AnyOutcome, type ApiContext, callApi } from '#src/api/call-api.ts';
import type { ShopConfig } from '#src/config/shop-config.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { initialPushState, pushState, type TopicSubscription, topicKey } from './push-state.ts';
import {
  applicationServerKeyOf,
  currentSubscription,
  subscribeToPush,
  subscriptionBody,
} from './push-subscription.ts';
import { pushSupport } from './push-support.ts';

/** The member whose browser it is, and the language of the messages. */
export type PushContext = ApiContext;

/** Updates `pushState` from this browser and the server; for a visitor it is the initial state. */
export async function readPushState(context: PushContext): Promise<void> {
  const viewer = context.session.viewer();
  if (isVisitor(viewer)) return pushState.set(initialPushState);
  const [outcome, isSubscribed] = await Promise.all([
    callApi(context, 'GET /push/topics'),
    isDeviceSubscribed(context.config),
  ]);
  if (outcome.kind !== 'ok' || context.session.viewer().id !== viewer.id) return;
  const keys = outcome.body.topics.map(({ topic, target_id }) => `${topic} ${target_id ?? ''}`);
  pushState.set({ device: isSubscribed ? 'on' : 'off', topics: new Set(keys) });
}

async function isDeviceSubscribed({ push }: ShopConfig): Promise<boolean> {
  if (pushSupport() !== 'granted') return false;
  const subscription = await currentSubscription();
  return subscription !== null && applicationServerKeyOf(subscription) === push?.public_key;
}

/**
 * Subscribes this browser to push messages and sends the subscription to the server. Needs the permission.
 *
 * @returns null if the browser or its push service refuses, or the member has signed out meanwhile
 */
export async function subscribeDevice(context: PushContext): Promise<AnyOutcome | null> {
  const { push } = context.config;
  if (!push) return null;
  try {
    const subscription = await subscribeToPush(push.public_key);
    if (isVisitor(context.session.viewer())) return null;
    const body = subscriptionBody(subscription, context.i18n.locale);
    const outcome = await callApi(context, 'PUT /push/subscription', { body, keepalive: true });
    if (outcome.kind === 'ok') pushState.set({ ...pushState.get(), device: 'on' });
    return outcome;
  } catch (error) {
    console.warn('The browser could not subscribe to push messages:', error);
    return null;
  }
}

/**
 * Needs no session, so that it also works after a sign-out: the subscription's secret authenticates the request. The browser
 * does not wait for the server: the push service then refuses what the server still sends.
 */
export async function unsubscribeDevice(context: PushContext): Promise<void> {
  pushState.set({ ...pushState.get(), device: 'off' });
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', auth: keys?.auth ?? '' };
  await Promise.all([
    callApi(context, 'DELETE /push/subscription', { body, keepalive: true }),
    subscription.unsubscribe(),
  ]);
}

export async function setTopicSubscription(
  context: PushContext,
  subscription: TopicSubscription,
  isSubscribed: boolean,
): Promise<AnyOutcome> {
  const { topic, targetId } = subscription;
  const endpoint = isSubscribed ? 'PUT /push/topics' : 'DELETE /push/topics';
  const body = { topic, ...(targetId && { target_id: targetId }) };
  const outcome = await callApi(context, endpoint, { body, keepalive: true });
  if (outcome.kind !== 'ok') return outcome;
  const { device, topics } = pushState.get();
  const others = [...topics].filter((key) => key !== topicKey(subscription));
  pushState.set({ device, topics: new Set(isSubscribed ? [...others, topicKey(subscription)] : others) });
  return outcome;
}
