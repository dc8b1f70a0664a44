import { beforeAll, describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { itemsOf, ordering, orderingRows, paymentEnvironment } from '#tests/support/ordering.ts';
import { photo } from '#tests/support/photos.ts';

const server = withApp({ environment: paymentEnvironment });
const { pool } = server;
const make = orderingRows(pool);
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const picture = await photo().png().toBuffer();
let artistId = '';

beforeAll(async () => {
  for (const as of [asShopper, asArtist]) await as('GET', '/push/topics');
  artistId = await make.insert('artist', {
    user_id: memberId('artist'),
    name_ko: '하루',
    name_en: 'Haru',
    path_name: 'haru-studio',
  });
});

const studio = async () => (await asArtist('GET', '/artist/studio')).json();

/** Orders of a design with a graphic of the artist, each of two pieces. */
async function sell(graphicId: string, orders: number, state: 'PAID' | 'PAYMENT_PENDING' = 'PAID') {
  const product = await make.variant(99);
  const { customId, graphicIds } = await make.custom(product);
  await pool.query('update custom_layer set graphic_id = $1 where graphic_id = $2', [
    graphicId,
    graphicIds[0],
  ]);
  const { buy } = ordering(asShopper);
  for (let count = 0; count < orders; count += 1) {
    const answer = await buy(itemsOf([product.variantId, 2, customId]));
    expect(answer.statusCode, answer.body).toBe(201);
    await pool.query('update order_product set state = $2 where order_id = $1 and state <> $2', [
      answer.json().id,
      state,
    ]);
    await pool.query(`update orders set state = 'PAID' where id = $1`, [answer.json().id]);
  }
}

describe('an artist', () => {
  test('sees what became of every graphic, and of sales nothing below five orders', async () => {
    const graphicId = await make.graphic();
    await pool.query(`update graphic set artist_id = $2, state = 'READY', like_count = 3 where id = $1`, [
      graphicId,
      artistId,
    ]);
    await pool.query(`update graphic set state = 'ACT' where id = $1`, [graphicId]);
    await sell(graphicId, 4);
    expect((await studio()).works).toMatchObject([
      { id: graphicId, like_count: 3, custom_count: 1, order_count: null, piece_count: null },
    ]);
    await sell(graphicId, 1, 'PAYMENT_PENDING');
    expect((await studio()).works).toMatchObject([{ order_count: null }]);
    await sell(graphicId, 1);
    const { artist, works } = await studio();
    expect(works).toMatchObject([{ order_count: 5, piece_count: 10, custom_count: 3 }]);
    expect(artist).toMatchObject({ path_name: 'haru-studio' });
    await pool.query(`update graphic set state = 'READY' where id = $1`, [graphicId]);
    expect((await studio()).works).toMatchObject([{ state: 'READY' }]);
  });

  test('changes text and picture of the profile, and nothing else', async () => {
    const upload = async (as = asArtist, purpose = 'PROFILE') =>
      (await as('POST', `/uploads?purpose=${purpose}`, picture, { 'content-type': 'image/png' })).json();
    const { image_id: profile_image_id, src } = await upload();
    const change = (body: object) => asArtist('PATCH', '/artist/profile', body);
    expect((await change({ description: ' 달을 그려요 ', profile_image_id })).statusCode).toBe(204);
    expect((await studio()).artist).toMatchObject({ description: '달을 그려요', profile_src: src });
    const foreign = await upload(asShopper);
    for (const id of [profile_image_id, foreign.image_id]) {
      const answer = await change({ description: '다른 말', profile_image_id: id });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'IMAGE_NOT_FOUND']);
    }
    expect((await studio()).artist).toMatchObject({ description: '달을 그려요', profile_src: src });
    expect((await change({ path_name: 'other' })).json().code).toBe('VALIDATION');
    const next = await upload();
    await change({ description: '다른 말', profile_image_id: next.image_id });
    const { rows } = await pool.query(
      `select id from upload where purpose = 'PROFILE' and attached_at is null and created_at < now() - interval '1 day'`,
    );
    expect(rows).toEqual([{ id: profile_image_id }]);
  });
});

test('a decorated order that is not paid can be ordered again', async () => {
  const product = await make.variant(9);
  const { customId } = await make.custom(product);
  const { checkout, quote, form, order } = ordering(asShopper);
  const source = itemsOf([product.variantId, 1, customId]);
  const checkout_id = await checkout(source);
  for (const _attempt of [1, 2]) {
    const { quote_hash } = (await quote(source)).json();
    const answer = await order({ checkout_id, quote_hash, ...form() });
    expect(answer.statusCode, answer.body).toBe(201);
  }
});

test('a member who is no artist has no studio', async () => {
  for (const answer of [
    await asShopper('GET', '/artist/studio'),
    await asShopper('PATCH', '/artist/profile', { description: '저도요' }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'NO_ACCESS']);
});
