import * as v from 'valibot';
import { networkError } from '#src/graphql/query-error.ts';
import type { PushContext } from '#src/pwa/push-api.ts';
import { callApi } from '#src/session/call-api.ts';

const since = v.nullable(v.string());
const consents = { advertising: since, push: since, night: since };

const inbox = v.object({
  unread: v.number(),
  notifications: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      title_en: v.string(),
      body: v.string(),
      body_en: v.string(),
      path: v.string(),
      created_at: v.string(),
      read_at: since,
    }),
  ),
});

const topics = v.object({
  topics: v.array(
    v.object({
      topic: v.picklist(['ARTIST', 'RESTOCK', 'ORDER', 'NOTICE', 'EVENT']),
      target_id: since,
      name: since,
      name_en: since,
      path: since,
    }),
  ),
});

const agreements = v.object({ sender: v.string(), ...consents });

export const confirmation = v.object({
  sender: v.string(),
  agreed_at: v.string(),
  result: v.object(consents),
});

export type Inbox = v.InferOutput<typeof inbox>;
export type NamedTopicSubscription = v.InferOutput<typeof topics>['topics'][number];
export type Agreements = v.InferOutput<typeof agreements>;
export type PushPageData = {
  readonly inbox: Inbox;
  readonly topics: readonly NamedTopicSubscription[];
  readonly agreements: Agreements;
};

/** What came, what was asked for, and what was agreed to. Throws a `QueryError`. */
export async function loadPushPage(member: PushContext): Promise<PushPageData> {
  const [came, asked, agreed] = await Promise.all([
    read(member, '/notifications', inbox),
    read(member, '/push/topics', topics),
    read(member, '/me/agreements', agreements),
  ]);
  return { inbox: came, topics: asked.topics, agreements: agreed };
}

async function read<Schema extends v.GenericSchema>(
  member: PushContext,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await callApi(member, { method: 'GET', path });
  if (answer.ok) return v.parse(schema, answer.body);
  throw networkError(new Error(answer.code ?? 'no answer'));
}
