import type { TypedDocumentNode } from 'urql';
import { graphql } from '#src/graphql/graphql.ts';
import type { ReactionKind } from './reactions.ts';

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

export const reactionDocuments: Record<ReactionKind, TypedDocumentNode<unknown, ReactionVariables>> = {
  graphic_like: graphicLike,
  product_like: productLike,
  review_like: reviewLike,
  review_unlike: reviewUnlike,
  banner_like: bannerLike,
  artist_follow: artistFollow,
  brand_follow: brandFollow,
};
