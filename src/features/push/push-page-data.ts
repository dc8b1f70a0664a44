import { callApi } from '#src/api/call-api.ts';
import { unwrap } from '#src/api/unwrap.ts';
import type { PushContext } from '#src/pwa/push-api.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type Inbox = ResponseOf<'GET /notifications'>;
export type NamedTopicSubscription = ResponseOf<'GET /push/topics'>['topics'][number];
export type Agreements = ResponseOf<'GET /me/agreements'>;
export type PushPageData = {
  readonly inbox: Inbox;
  readonly topics: readonly NamedTopicSubscription[];
  readonly agreements: Agreements;
};

/** Notifications, topic subscriptions and consents of the member. Throws a `QueryError`. */
export async function loadPushPage(context: PushContext): Promise<PushPageData> {
  const [inbox, topics, agreements] = await Promise.all([
    callApi(context, 'GET /notifications'),
    callApi(context, 'GET /push/topics'),
    callApi(context, 'GET /me/agreements'),
  ]);
  return { inbox: unwrap(inbox), topics: unwrap(topics).topics, agreements: unwrap(agreements) };
}
