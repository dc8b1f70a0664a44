import type { Pool } from '#server/platform/database/pool.ts';

const kinds = [
  'user',
  'brand',
  'artist',
  'graphic',
  'product',
  'option',
  'custom',
  'mockup',
  'layer',
  'review',
  'page',
  'category',
  'inquiry',
] as const;

/** `id('graphic', 2)`: the same uuid everywhere in the tests. */
export function id(kind: (typeof kinds)[number], number: number): string {
  const place = String(kinds.indexOf(kind) + 1).padStart(4, '0');
  return `00000000-0000-4000-${place}-${String(number).padStart(12, '0')}`;
}

/**
 * A small shop for tests. Members 1 and 2; artist 1 belongs to member 1, brand 2 to member 2.
 * Brand 2, artist 2, graphic 4 and product 3 are hidden, graphic 5 is deleted, product 2 is suspended.
 * Custom 1 is the shop's, customs 2 and 3 are those of members 1 and 2. Both have asked about product 1 in secret, member 1 also
 * about product 3 of brand 2; and both have asked the shop.
 */
const rows = `
insert into "user" (id, email, name, nickname) values
  ('${id('user', 1)}', 'one@shop.test', '하나', 'hana'),
  ('${id('user', 2)}', 'two@shop.test', '둘', 'dul');
insert into brand (id, name_ko, name_en, logo_src, description, state) values
  ('${id('brand', 1)}', '가온', 'Gaon', '/brands/1.webp', null, 'ACT'),
  ('${id('brand', 2)}', '나래', 'Narae', '/brands/2.webp', 'second', 'HIDDEN');
insert into brand_member values ('${id('brand', 2)}', '${id('user', 2)}');
insert into artist (id, user_id, name_ko, name_en, path_name, state) values
  ('${id('artist', 1)}', '${id('user', 1)}', '달', 'Dal', 'dal', 'ACT'),
  ('${id('artist', 2)}', null, '별', 'Byeol', 'byeol', 'HIDDEN'),
  ('${id('artist', 3)}', null, '밤', 'Bam', 'bam', 'ACT');
insert into graphic (id, artist_id, name_ko, name_en, src, width, height, extension, state, origin_price, price, promotion_price,
    sale_rate, description, position, deleted_at, created_at) values
  ('${id('graphic', 1)}', '${id('artist', 1)}', '고양이', 'Cat', '/g/1.webp', 10, 10, 'webp', 'ACT', 3000, 3000, 0, 0, null, 1, null, '2026-01-01T00:00:00Z'),
  ('${id('graphic', 2)}', '${id('artist', 1)}', '강아지', 'Dog 100%', '/g/2.webp', 10, 10, 'webp', 'ACT', 3000, 2000, 0, 33.33, 'a_b', 2, null, '2026-01-02T00:00:00Z'),
  ('${id('graphic', 3)}', '${id('artist', 3)}', '여우', 'Fox', '/g/3.webp', 10, 10, 'webp', 'ACT', 1000, 1000, 0, 0, 'it''s', 2, null, '2026-01-03T00:00:00.5Z'),
  ('${id('graphic', 4)}', '${id('artist', 1)}', '토끼', 'Rabbit', '/g/4.webp', 10, 10, 'webp', 'READY', 1000, 900, 0, 10, null, 4, null, '2026-01-04T00:00:00Z'),
  ('${id('graphic', 5)}', '${id('artist', 1)}', '곰', 'Bear', '/g/5.webp', 10, 10, 'webp', 'ACT', 1000, 900, 0, 10, null, 5, now(), '2026-01-05T00:00:00Z');
insert into category (id, parent_id, path_name, name_ko, name_en, state) values
  ('${id('category', 1)}', null, 'clothing', '의류', 'Clothing', 'ACT'),
  ('${id('category', 2)}', '${id('category', 1)}', 'tops', '상의', 'Tops', 'ACT'),
  ('${id('category', 3)}', '${id('category', 1)}', 'caps', '모자', 'Caps', 'ACT'),
  ('${id('category', 4)}', null, 'bags', '가방', 'Bags', 'HIDDEN');
insert into product (id, brand_id, code, name_ko, name_en, image_src, category_id, type, state, origin_price, price) values
  ('${id('product', 1)}', '${id('brand', 1)}', 'P1', '티셔츠', 'T-shirt', '/p/1.webp', '${id('category', 2)}', 'CUSTOM', 'ACT', 10000, 10000),
  ('${id('product', 2)}', '${id('brand', 2)}', 'P2', '모자', 'Cap', '/p/2.webp', '${id('category', 3)}', 'CUSTOM', 'SUSPENDED', 8000, 8000),
  ('${id('product', 3)}', '${id('brand', 2)}', 'P3', '가방', 'Tote', '/p/3.webp', '${id('category', 4)}', 'CUSTOM', 'HIDDEN', 9000, 9000);
insert into product_option (id, product_id, name_ko, name_en, color_code) values
  ('${id('option', 1)}', '${id('product', 1)}', '하양', 'white', '#ffffff'),
  ('${id('option', 3)}', '${id('product', 3)}', '검정', 'black', '#000000');
insert into mockup_group (id, product_id, name_ko, name_en, price, area_x, area_y, area_width, area_height, area_width_mm, mask_src, overlay_src)
  values ('${id('mockup', 9)}', '${id('product', 1)}', '앞', 'front', 0, 0, 0, 100, 100, 100, '/m', '/o'),
    ('${id('mockup', 8)}', '${id('product', 3)}', '앞', 'front', 0, 0, 0, 100, 100, 100, '/m', '/o');
insert into product_custom (id, product_id, option_id, user_id, method, type, name_ko) values
  ('${id('custom', 1)}', '${id('product', 1)}', '${id('option', 1)}', null, 'PRINTING', 'SHOP', '가게'),
  ('${id('custom', 2)}', '${id('product', 1)}', '${id('option', 1)}', '${id('user', 1)}', 'PRINTING', 'USER', '하나의'),
  ('${id('custom', 3)}', '${id('product', 3)}', '${id('option', 3)}', '${id('user', 2)}', 'PRINTING', 'USER', '둘의');
insert into custom_mockup (id, product_custom_id, mockup_group_id, src)
  select ('00000000-0000-4000-0008-00000000000' || n)::uuid, ('00000000-0000-4000-0007-00000000000' || n)::uuid,
    case n when 3 then '${id('mockup', 8)}' else '${id('mockup', 9)}' end::uuid, '/c/' || n from generate_series(1, 3) n;
insert into custom_layer (id, custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height)
  select ('00000000-0000-4000-0009-00000000000' || n)::uuid, ('00000000-0000-4000-0008-00000000000' || n)::uuid,
    '${id('graphic', 1)}', n, n, 50.5, 50 from generate_series(1, 3) n;
insert into graphic_like (user_id, graphic_id, deleted_at) values
  ('${id('user', 1)}', '${id('graphic', 1)}', null),
  ('${id('user', 1)}', '${id('graphic', 2)}', now()),
  ('${id('user', 2)}', '${id('graphic', 1)}', null);
insert into review (id, product_id, user_id, score, content, state) values
  ('${id('review', 1)}', '${id('product', 1)}', '${id('user', 1)}', 5, '좋아요', 'ACT'),
  ('${id('review', 2)}', '${id('product', 1)}', '${id('user', 2)}', 2, '글쎄요', 'ACT'),
  ('${id('review', 3)}', '${id('product', 1)}', '${id('user', 2)}', 1, '욕설', 'BLIND');
insert into product_inquiry (id, user_id, product_id, type, content, is_secret, deleted_at) values
  ('${id('inquiry', 1)}', '${id('user', 1)}', '${id('product', 1)}', 'SIZE', '하나의 비밀', true, null),
  ('${id('inquiry', 2)}', '${id('user', 2)}', '${id('product', 1)}', 'STOCK', '둘의 비밀', true, null),
  ('${id('inquiry', 3)}', '${id('user', 1)}', '${id('product', 3)}', 'ETC', '하나가 브랜드에', true, null),
  ('${id('inquiry', 4)}', '${id('user', 1)}', '${id('product', 1)}', 'ETC', '지운 글', false, now());
insert into inquiry (id, user_id, type, title, content) values
  ('${id('inquiry', 1)}', '${id('user', 1)}', 'ORDER', '하나의 문의', '하나의 내용'),
  ('${id('inquiry', 2)}', '${id('user', 2)}', 'ETC', '둘의 문의', '둘의 내용');
insert into upload (id, user_id, purpose, width, height, attached_at)
  select id, user_id, 'INQUIRY', 10, 10, now() from inquiry;
insert into inquiry_image (inquiry_id, position, upload_id, width, height) select id, 0, id, 10, 10 from inquiry;
insert into main_page (id, type, state) values ('${id('page', 1)}', 'BANNER', 'ACT'), ('${id('page', 2)}', 'BANNER', 'HIDDEN');
insert into main_page_thumbnail (main_page_id, position, title, labels) values
  ('${id('page', 1)}', 1, 'open', '[{"text": "NEW", "text_color": "#fff"}, {"text": "BEST"}]'),
  ('${id('page', 2)}', 1, 'secret', '[]');
insert into main_page_item (main_page_id, position, type, refer_id) values
  ('${id('page', 1)}', 1, 'GRAPHIC', '${id('graphic', 1)}'),
  ('${id('page', 1)}', 2, 'GRAPHIC', '${id('graphic', 4)}'),
  ('${id('page', 1)}', 3, 'PRODUCT', '${id('product', 1)}');
`;

export async function insertSmallShop(pool: Pool): Promise<void> {
  await pool.query(rows);
}
