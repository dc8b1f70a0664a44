import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { beforeAll, beforeEach } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { type Member, memberRequests } from './member-requests.ts';
import { photo } from './photos.ts';
import { advanceLine, insertBoughtLine, type LineState } from './reviewed-lines.ts';

type Server = { readonly app: FastifyInstance; readonly pool: Pool };
type As = ReturnType<typeof memberRequests>;

const picture = await photo().png().toBuffer();

export const reviewContent = '두 번 빨아도 그림이 그대로예요. 도톰해서 좋아요.';

/** The steps of members and operators with reviews, and what is stored then. */
export function reviewRequests(server: Server) {
  const { pool } = server;
  const asShopper = memberRequests(server);
  const asArtist = memberRequests(server, 'artist');
  const asAdmin = memberRequests(server, 'admin');

  beforeAll(async () => {
    for (const as of [asShopper, asArtist, asAdmin]) await as('GET', '/push/topics');
  });
  // The uploads of one test count for no other.
  beforeEach(() => pool.query('delete from upload where attached_at is null'));

  const one = async <Row>(sql: string, values: unknown[]): Promise<Row | undefined> =>
    (await pool.query(sql, values)).rows[0];

  return {
    asShopper,
    asArtist,
    asAdmin,
    bought: (state?: LineState, as = asShopper) => insertBoughtLine(pool, as, state),
    /** @returns the line that has replaced it, and that has arrived */
    async exchange(lineId: string): Promise<string> {
      const { rows } = await pool.query<{ id: string }>(
        `insert into order_product select (jsonb_populate_record(line, jsonb_build_object(
           'id', gen_random_uuid(), 'exchange_of', line.id, 'state', 'PAYMENT_PENDING', 'unit_price', 0, 'paid_amount', 0,
           'exchanged_quantity', 0,
           'position', (select count(*) from order_product where order_id = line.order_id)))).*
         from order_product line where id = $1 returning id`,
        [lineId],
      );
      const id = rows[0]?.id ?? '';
      await pool.query(`update order_product set state = 'PAID' where id = $1`, [id]);
      await advanceLine(pool, id, 'DELIVERED');
      await pool.query(
        `update order_product set state = 'EXCHANGED', exchanged_quantity = quantity
         where id = $1 and state <> 'EXCHANGED'`,
        [lineId],
      );
      return id;
    },
    post: (body: object, as: As = asShopper) => as('POST', '/reviews', body),
    review: (lineId: string, changes: object = {}) => ({
      id: randomUUID(),
      order_product_id: lineId,
      score: 5,
      content: reviewContent,
      image_ids: [],
      ...changes,
    }),
    async upload(as: As = asShopper, purpose = 'REVIEW'): Promise<string> {
      const answer = await as('POST', `/uploads?purpose=${purpose}`, picture, {
        'content-type': 'image/png',
      });
      return answer.json().image_id;
    },
    outcome: ({ statusCode, body }: { statusCode: number; body: string }) =>
      statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code],
    reviewsOf: async (lineId: string) =>
      (await pool.query('select * from review where order_product_id = $1 and deleted_at is null', [lineId]))
        .rows,
    imagesOf: async (id: string): Promise<string[]> => {
      const sql = 'select id from review_image where review_id = $1 order by position';
      return (await pool.query(sql, [id])).rows.map((row) => row.id);
    },
    balance: async (member: Member = 'shopper') =>
      (
        await one<{ balance: number }>('select balance from user_point where user_id = $1', [
          memberId(member),
        ])
      )?.balance ?? 0,
    numbersOf: (productId: string) =>
      one('select review_count, average_score::float from product where id = $1', [productId]),
  };
}
