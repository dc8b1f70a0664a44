import * as v from 'valibot';
import type { ShopConfig } from '#src/config/shop-config.ts';
import { callApi } from '#src/session/call-api.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { noPush, pushState, type TopicSubscription, topicKey } from './push-state.ts';
import {
  applicationServerKeyOf,
  currentSubscription,
  subscribeToPush,
  subscriptionBody,
} from './push-subscription.ts';
import { pushSupport } from './push-support.ts';

/** Whose browser it is, and which language it is told in. */
export type PushContext = {
  readonly config: ShopConfig;
  readonly session: Session;
  readonly i18n: { readonly locale: string };
};

const subscriptionList = v.object({
  topics: v.array(
    v.object({
      topic: v.picklist(['ARTIST', 'RESTOCK', 'ORDER', 'NOTICE', 'EVENT']),
      target_id: v.nullable(v.string()),
    }),
  ),
});

/** Looks what this browser may do and what the member asked for; of a visitor nothing is known. */
export async function readPushState(member: PushContext): Promise<void> {
  const viewer = member.session.viewer();
  if (isVisitor(viewer)) return pushState.set(noPush);
  const [answer, isOn] = await Promise.all([
    callApi(member, { method: 'GET', path: '/push/topics' }),
    isDeviceOn(member.config),
  ]);
  const parsed = answer.ok ? v.safeParse(subscriptionList, answer.body) : null;
  if (!parsed?.success || member.session.viewer().id !== viewer.id) return;
  const keys = parsed.output.topics.map(({ topic, target_id }) => `${topic} ${target_id ?? ''}`);
  pushState.set({ device: isOn ? 'on' : 'off', topics: new Set(keys) });
}

async function isDeviceOn({ push }: ShopConfig): Promise<boolean> {
  if (pushSupport() !== 'granted') return false;
  const subscription = await currentSubscription();
  return subscription !== null && applicationServerKeyOf(subscription) === push?.public_key;
}

/** Lets the shop call the member in this browser; the permission is there. @returns whether that worked */
export async function turnDeviceOn(member: PushContext): Promise<boolean> {
  const { push } = member.config;
  if (!push) return false;
  try {
    const body = subscriptionBody(await subscribeToPush(push.public_key), member.i18n.locale);
    const answer = await callApi(member, { method: 'PUT', path: '/push/subscription', body });
    if (answer.ok) pushState.set({ ...pushState.get(), device: 'on' });
    return answer.ok;
  } catch (error) {
    console.warn('This browser does not subscribe:', error);
    return false;
  }
}

/** Also for somebody who has just signed out: the browser proves itself by the secret of its subscription. */
export async function turnDeviceOff(member: PushContext): Promise<void> {
  pushState.set({ ...pushState.get(), device: 'off' });
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, auth: keys?.auth };
  await callApi(member, { method: 'DELETE', path: '/push/subscription', body });
  await subscription.unsubscribe();
}

/** @returns whether it is so now */
export async function setTopicSubscription(
  member: PushContext,
  subscription: TopicSubscription,
  isWanted: boolean,
): Promise<boolean> {
  const { topic, targetId } = subscription;
  const answer = await callApi(member, {
    method: isWanted ? 'PUT' : 'DELETE',
    path: '/push/topics',
    body: { topic, ...(targetId && { target_id: targetId }) },
  });
  if (!answer.ok) return false;
  const { device, topics } = pushState.get();
  const others = [...topics].filter((key) => key !== topicKey(subscription));
  pushState.set({ device, topics: new Set(isWanted ? [...others, topicKey(subscription)] : others) });
  return true;
}
