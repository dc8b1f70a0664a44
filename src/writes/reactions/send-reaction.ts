import type { Client, TypedDocumentNode } from 'urql';
import { graphql } from '#src/graphql/graphql.ts';
import { updateLists } from '#src/graphql/list-pages.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { mutate } from '../outbox/mutate.ts';
import { type Outbox, openOutbox, type PendingWrite } from '../outbox/outbox.ts';
import type { QueuedWrite, SendOutcome } from '../outbox/outbox-queue.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import type { ViewerOutboxOptions } from '../outbox/viewer-outbox.ts';
import { pendingReactions } from './pending-reactions.ts';
import { type Reaction, type ReactionKind, reactionTables } from './reaction.ts';
import { applyReactions, isReaction, recordAcknowledged } from './reapply-reactions.ts';

/** The outbox of a member's reactions on this device, which sends to the data service. */
export function openReactionOutbox(
  options: ViewerOutboxOptions<Reaction>,
  viewerId: string,
  client: Client,
): Outbox<Reaction> {
  const store = viewerStore(viewerId, 'outbox');
  return openOutbox({
    ...options,
    viewerId,
    store: createOutboxStore(store, isReaction),
    send: (write) => sendReaction(client, viewerId, write),
    async onStored(write, here) {
      if (here) await recordAcknowledged(store, write);
      else await applyRemoteReaction(client, viewerId, write);
      updateLists(client, (data) => applyReactions(data, viewerId, [write]));
    },
    onChange: (pending) => pendingReactions.set(new Map(pending.map(entryOf))),
  });
}

const entryOf = ({ key, content, isWaiting }: PendingWrite<Reaction>) =>
  [key, { isActive: content.isActive, isWaiting }] as const;

/** Sends a reaction, which shows at once wherever its target is shown. Never rejects. */
export async function sendReaction(
  client: Client,
  userId: string,
  write: QueuedWrite<Reaction>,
): Promise<SendOutcome> {
  const { outcome } = await mutate(client, reactionDocuments[write.content.kind], variablesOf(userId, write));
  return outcome;
}

/** Shows a reaction that another tab has sent. */
export async function applyRemoteReaction(
  client: Client,
  userId: string,
  write: QueuedWrite<Reaction>,
): Promise<void> {
  const { kind, id } = write.content;
  const variables = variablesOf(userId, write);
  const key = { user_id: userId, [reactionTables[kind].key]: id };
  const row = { __typename: kind, ...key, deleted_at: variables.deletedAt };
  await mutate(client, reactionDocuments[kind], variables, { knownData: { [`insert_${kind}_one`]: row } });
}

function variablesOf(userId: string, { content, createdAt }: QueuedWrite<Reaction>) {
  const deletedAt = content.isActive ? null : new Date(createdAt).toISOString();
  return { userId, targetId: content.id, deletedAt };
}

// One upsert by primary key sets, removes and restores a reaction. It is idempotent: sent twice it changes nothing.

const graphicLike = graphql(`
  mutation SetGraphicLike($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
    insert_graphic_like_one(
      object: { user_id: $userId, graphic_id: $targetId, deleted_at: $deletedAt }
      on_conflict: { constraint: graphic_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      graphic_id
      deleted_at
    }
  }
`);

const productLike = graphql(`
  mutation SetProductLike($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
    insert_product_like_one(
      object: { user_id: $userId, product_id: $targetId, deleted_at: $deletedAt }
      on_conflict: { constraint: product_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      product_id
      deleted_at
    }
  }
`);

const reviewLike = graphql(`
  mutation SetReviewLike($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
    insert_review_like_one(
      object: { user_id: $userId, review_id: $targetId, deleted_at: $deletedAt }
      on_conflict: { constraint: review_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      review_id
      deleted_at
    }
  }
`);

const reviewUnlike = graphql(`
  mutation SetReviewUnlike($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
    insert_review_unlike_one(
      object: { user_id: $userId, review_id: $targetId, deleted_at: $deletedAt }
      on_conflict: { constraint: review_unlike_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      review_id
      deleted_at
    }
  }
`);

const bannerLike = graphql(`
  mutation SetBannerLike($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
    insert_banner_like_one(
      object: { user_id: $userId, home_template_id: $targetId, deleted_at: $deletedAt }
      on_conflict: { constraint: banner_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      home_template_id
      deleted_at
    }
  }
`);

const artistFollow = graphql(`
  mutation SetArtistFollow($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
    insert_artist_follow_one(
      object: { user_id: $userId, artist_id: $targetId, deleted_at: $deletedAt }
      on_conflict: { constraint: artist_follow_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      artist_id
      deleted_at
    }
  }
`);

const brandFollow = graphql(`
  mutation SetBrandFollow($userId: uuid!, $targetId: uuid!, $deletedAt: timestamptz) {
    insert_brand_follow_one(
      object: { user_id: $userId, brand_id: $targetId, deleted_at: $deletedAt }
      on_conflict: { constraint: brand_follow_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      brand_id
      deleted_at
    }
  }
`);

type ReactionVariables = {
  readonly userId: string;
  readonly targetId: string;
  readonly deletedAt: string | null;
};

const reactionDocuments: Record<ReactionKind, TypedDocumentNode<unknown, ReactionVariables>> = {
  graphic_like: graphicLike,
  product_like: productLike,
  review_like: reviewLike,
  review_unlike: reviewUnlike,
  banner_like: bannerLike,
  artist_follow: artistFollow,
  brand_follow: brandFollow,
};
