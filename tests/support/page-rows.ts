export const id = '00000000-0000-4000-8000-000000000001';
export const customId = '00000000-0000-4000-8000-000000000002';
export const parentId = '00000000-0000-4000-8000-000000000003';

export const mug = {
  __typename: 'product',
  id,
  name_ko: '머그',
  name_en: 'Mug',
  image_src: '/mug.webp',
  state: 'ACT',
  price: 12_000,
  origin_price: 12_000,
  promotion_price: 9_000,
  sale_rate: 0,
  stock_count: 3,
  review_count: 2,
  average_score: 4.5,
  description: '두툼한 머그',
  production_days: 3,
  is_new: false,
  is_custom: true,
  like_count: 0,
  product_likes: [],
  brand: {
    __typename: 'brand',
    id,
    name_ko: '무던',
    name_en: 'Mudeon',
    logo_src: '/l.webp',
    follow_count: 0,
    brand_follows: [],
  },
  first_options: [],
  product_images: [],
  mockup_groups: [],
  requested_customs: [],
  product_options: [],
};
export const productRows = (product: object) => ({
  product_by_pk: { ...mug, ...product },
  shop_policy_by_pk: null,
  shop_holiday: [],
});
export const custom = {
  __typename: 'product_custom',
  id: customId,
  name_ko: '고양이 머그',
  name_en: 'Cat mug',
  option_id: id,
  method: 'PRINTING',
  option: { __typename: 'product_option', id, price: 0, product_variants: [] },
  custom_mockups: [
    {
      __typename: 'custom_mockup',
      id,
      src: '/cat-mug.webp',
      mockup_group: { __typename: 'mockup_group', id, name_ko: '앞', name_en: 'Front', price: 1_000 },
      custom_layers: [
        {
          __typename: 'custom_layer',
          id,
          graphic: { __typename: 'graphic', id, name_ko: '고양이', name_en: 'Cat', promotion_price: 500 },
        },
      ],
    },
  ],
};
export const influencer = {
  __typename: 'influencer',
  id,
  name_ko: '하루네 고양이',
  name_en: 'Haru’s cat',
  profile_src: '/haru.webp',
  description: '고양이와 살아요',
  description_en: null,
};
export const post = {
  __typename: 'influencer_feed',
  id: customId,
  influencer_id: id,
  image_src: '/mug.webp',
  influencer,
  content: '일요일은 이 머그예요. 하루는 자요.',
  content_en: 'My Sunday mug. Haru sleeps.',
  created_at: '2026-11-20T00:00:00Z',
  product_id: null,
  product_custom_id: null,
};

export const review = {
  __typename: 'review',
  id,
  score: 4,
  content: '<b>부드러워요</b>',
  like_count: 1,
  unlike_count: 0,
  created_at: '2026-11-20T00:00:00Z',
  option_name: null,
  option_name_en: null,
  user: { __typename: 'user_profile', id: customId, nickname: '토리' },
  product: mug,
  review_images: [{ __typename: 'review_image', id: parentId, src: '/photo.webp' }],
  review_likes: [],
  review_unlikes: [],
};
