import type { Pool } from 'pg';

/** Graphics of one name with numbers, so that a search for it has several pages. */
export async function addGraphics(pool: Pool, name: string, count: number): Promise<void> {
  await pool.query(
    `insert into graphic (artist_id, name_ko, name_en, src, width, height, extension, origin_price, price, promotion_price)
     select artist_id, $1 || ' ' || n, $1 || ' ' || n, src, width, height, extension, 1000, 1000, 1000
     from (select * from graphic where state = 'ACT' order by position limit 1) one, generate_series(1, $2::int) n`,
    [name, count],
  );
}

export async function removeGraphics(pool: Pool, name: string): Promise<void> {
  await pool.query(`delete from graphic where name_ko like $1 || ' %'`, [name]);
}
