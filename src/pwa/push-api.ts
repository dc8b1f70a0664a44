import type { ShopConfig } from '#src/config/shop-config.ts';
import { type AnyOutcome, type ApiContext, callApi } from '#src/session/call-api.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { noPush, pushState, type TopicSubscription, topicKey } from './push-state.ts';
import {
  applicationServerKeyOf,
  currentSubscription,
  subscribeToPush,
  subscriptionBody,
} from './push-subscription.ts';
import { pushSupport } from './push-support.ts';

/** Whose browser it is, and the language of its messages. */
export type PushContext = ApiContext;

/** Looks what this browser may do and what the member asked for; of a visitor nothing is known. */
export async function readPushState(member: PushContext): Promise<void> {
  const viewer = member.session.viewer();
  if (isVisitor(viewer)) return pushState.set(noPush);
  const [outcome, isOn] = await Promise.all([callApi(member, 'GET /push/topics'), isDeviceOn(member.config)]);
  if (outcome.kind !== 'ok' || member.session.viewer().id !== viewer.id) return;
  const keys = outcome.body.topics.map(({ topic, target_id }) => `${topic} ${target_id ?? ''}`);
  pushState.set({ device: isOn ? 'on' : 'off', topics: new Set(keys) });
}

async function isDeviceOn({ push }: ShopConfig): Promise<boolean> {
  if (pushSupport() !== 'granted') return false;
  const subscription = await currentSubscription();
  return subscription !== null && applicationServerKeyOf(subscription) === push?.public_key;
}

/**
 * Lets the shop send push messages to this browser; the member has granted the permission.
 *
 * @returns null if the browser does not subscribe
 */
export async function turnDeviceOn(member: PushContext): Promise<AnyOutcome | null> {
  const { push } = member.config;
  if (!push) return null;
  try {
    const body = subscriptionBody(await subscribeToPush(push.public_key), member.i18n.locale);
    const outcome = await callApi(member, 'PUT /push/subscription', { body, keepalive: true });
    if (outcome.kind === 'ok') pushState.set({ ...pushState.get(), device: 'on' });
    return outcome;
  } catch (error) {
    console.warn('This browser does not subscribe:', error);
    return null;
  }
}

/** Also after signing out: the browser proves itself by the secret of its subscription. */
export async function turnDeviceOff(member: PushContext): Promise<void> {
  pushState.set({ ...pushState.get(), device: 'off' });
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', auth: keys?.auth ?? '' };
  await callApi(member, 'DELETE /push/subscription', { body, keepalive: true });
  await subscription.unsubscribe();
}

export async function setTopicSubscription(
  member: PushContext,
  subscription: TopicSubscription,
  isWanted: boolean,
): Promise<AnyOutcome> {
  const { topic, targetId } = subscription;
  const endpoint = isWanted ? 'PUT /push/topics' : 'DELETE /push/topics';
  const body = { topic, ...(targetId && { target_id: targetId }) };
  const outcome = await callApi(member, endpoint, { body, keepalive: true });
  if (outcome.kind !== 'ok') return outcome;
  const { device, topics } = pushState.get();
  const others = [...topics].filter((key) => key !== topicKey(subscription));
  pushState.set({ device, topics: new Set(isWanted ? [...others, topicKey(subscription)] : others) });
  return outcome;
}
