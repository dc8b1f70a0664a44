import type { TypedDocumentNode } from 'urql';
import { graphql } from './graphql.ts';
import type { HeartKind } from './hearts.ts';

// One upsert by key gives, takes back and gives again: sent twice it changes nothing.

const graphicLike = graphql(`
  mutation GiveGraphicLike($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_graphic_like_one(
      object: { user_id: $userId, graphic_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: graphic_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      graphic_id
      deleted_at
    }
  }
`);

const productLike = graphql(`
  mutation GiveProductLike($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_product_like_one(
      object: { user_id: $userId, product_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: product_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      product_id
      deleted_at
    }
  }
`);

const reviewLike = graphql(`
  mutation GiveReviewLike($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_review_like_one(
      object: { user_id: $userId, review_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: review_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      review_id
      deleted_at
    }
  }
`);

const reviewUnlike = graphql(`
  mutation GiveReviewUnlike($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_review_unlike_one(
      object: { user_id: $userId, review_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: review_unlike_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      review_id
      deleted_at
    }
  }
`);

const bannerLike = graphql(`
  mutation GiveBannerLike($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_banner_like_one(
      object: { user_id: $userId, home_template_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: banner_like_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      home_template_id
      deleted_at
    }
  }
`);

const artistFollow = graphql(`
  mutation FollowArtist($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_artist_follow_one(
      object: { user_id: $userId, artist_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: artist_follow_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      artist_id
      deleted_at
    }
  }
`);

const brandFollow = graphql(`
  mutation FollowBrand($userId: uuid!, $thingId: uuid!, $deletedAt: timestamptz) {
    insert_brand_follow_one(
      object: { user_id: $userId, brand_id: $thingId, deleted_at: $deletedAt }
      on_conflict: { constraint: brand_follow_pkey, update_columns: [deleted_at] }
    ) {
      user_id
      brand_id
      deleted_at
    }
  }
`);

type HeartVariables = {
  readonly userId: string;
  readonly thingId: string;
  readonly deletedAt: string | null;
};

export const heartDocuments: Record<HeartKind, TypedDocumentNode<unknown, HeartVariables>> = {
  graphic_like: graphicLike,
  product_like: productLike,
  review_like: reviewLike,
  review_unlike: reviewUnlike,
  banner_like: bannerLike,
  artist_follow: artistFollow,
  brand_follow: brandFollow,
};
