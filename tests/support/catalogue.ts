import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** The least rows of the catalogue that a test about something else needs. */
export function catalogue(pool: Pool) {
  const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
    const row = { id: randomUUID(), ...values };
    const columns = Object.keys(row);
    const places = columns.map((_column, index) => `$${index + 1}`);
    await pool.query(`insert into "${table}" (${columns}) values (${places})`, Object.values(row));
    return row.id;
  };
  const named = (name: string) => ({ name_ko: name, name_en: name });

  const user = () => {
    const nickname = randomUUID();
    return insert('user', { email: `${nickname}@test.example`, name: '시험', nickname });
  };
  const artist = () => insert('artist', { ...named('작가'), path_name: `artist-${randomUUID()}` });
  const brand = () => insert('brand', { ...named('브랜드'), logo_src: '/logo.webp' });
  const graphic = async (name = '나무') =>
    insert('graphic', {
      ...named(name),
      artist_id: await artist(),
      src: '/cat.svg',
      width: 1,
      height: 1,
      extension: 'svg',
      origin_price: 1000,
      price: 1000,
      promotion_price: 1000,
    });
  const category = (parent_id: string | null = null) =>
    insert('category', { ...named('분류'), path_name: randomUUID(), parent_id });
  const product = async (name = '티셔츠') =>
    insert('product', {
      ...named(name),
      brand_id: await brand(),
      code: randomUUID(),
      image_src: '/tee.webp',
      category_id: await category(),
      type: 'GENERAL',
      origin_price: 10_000,
      price: 10_000,
    });
  const option = (product_id: string) =>
    insert('product_option', { ...named('검정'), product_id, color_code: '#000000' });
  const variant = (product_option_id: string, size: string, stock_count: number) =>
    insert('product_variant', { product_option_id, size, production_method: 'NONE', stock_count });
  return { insert, user, artist, brand, graphic, category, product, option, variant };
}
