/** The demo shopper's likes and follows, by key. */
export const shopperLikes = {
  graphics: ['sleepy-cat', 'happy-daisy', 'its-okay', 'camp-night', 'lavender', 'shy-ghost'],
  products: ['tee', 'tote', 'cushion', 'sticker-pack-animals'],
  reviews: ['tee/퇴근길고양이', 'tote/책갈피', 'mug/나무늘보'],
  artists: ['nyangbo', 'good-morning-club', 'pulip'],
  brands: ['mudeon', 'omok'],
} as const;
