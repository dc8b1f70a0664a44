import type { Pool } from 'pg';

export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Shown to the demo shopper, who is signed in. */
  readonly membersOnly?: true;
};

/** The screens of the shop, with rows of the demo shop where an address needs one. */
export async function screens(pool: Pool): Promise<readonly Screen[]> {
  const { rows } = await pool.query<{ product: string; custom: string; graphic: string }>(
    `select
       (select id from product where state = 'ACT' and is_custom order by position limit 1) as product,
       (select product_id || '?product_custom_id=' || id from product_custom
        where type = 'SHOP' and is_best and deleted_at is null order by created_at desc limit 1) as custom,
       (select artist.path_name || '/graphic/' || graphic.id from graphic join artist on artist.id = artist_id
        where graphic.is_best and graphic.state = 'ACT' order by graphic.position limit 1) as graphic`,
  );
  const { product, custom, graphic } = rows[0] ?? { product: '', custom: '', graphic: '' };
  return [
    { name: 'main', path: '/main' },
    { name: 'product', path: `/product/${custom}` },
    { name: 'graphic', path: `/artist/${graphic}` },
    { name: 'product-plain', path: `/product/${product}` },
    { name: 'login', path: '/login' },
    { name: 'terms', path: '/terms' },
    { name: 'about-us', path: '/mypage/about-us' },
    { name: 'coming-soon', path: '/category' },
    { name: 'privacy', path: '/privacy' },
    { name: 'missing', path: '/no/such/page' },
    { name: 'mypage', path: '/mypage', membersOnly: true },
    { name: 'likes', path: '/mypage/like', membersOnly: true },
    { name: 'follows', path: '/mypage/follow', membersOnly: true },
    { name: 'saved-customs', path: '/mypage/product/custom-save', membersOnly: true },
    { name: 'notification', path: '/mypage/notification', membersOnly: true },
  ];
}
