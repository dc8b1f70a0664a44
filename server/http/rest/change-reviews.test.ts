import { describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { takeBackPointsOfReturn } from '#server/ordering/reviews/review-points.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { withApp } from '#tests/support/app.ts';
import { paymentEnvironment } from '#tests/support/ordering.ts';
import { reviewContent as content, reviewRequests } from '#tests/support/review-requests.ts';
import { advanceLine } from '#tests/support/reviewed-lines.ts';

const server = withApp({ environment: paymentEnvironment });
const { pool } = server;
const { asShopper, asArtist, asAdmin, bought, exchange, review, post, upload, outcome, ...stored } =
  reviewRequests(server);
const { reviewsOf, imagesOf, balance, numbersOf } = stored;

describe('its author', () => {
  test('changes it for thirty days, with its photos, and gets nothing more for them', async () => {
    const { lineId, productId } = await bought('DELIVERED', asArtist);
    const [kept, removed] = [await upload(asArtist), await upload(asArtist)];
    const body = review(lineId, { image_ids: [removed, kept] });
    expect(outcome(await post(body, asArtist))).toBe(201);
    const before = await balance('artist');
    const added = await upload(asArtist);
    const change = { score: 3, content: `${content} 색이 조금 빠졌어요.`, image_ids: [kept, added] };
    const patch = (as = asArtist, changes: object = {}) =>
      as('PATCH', `/reviews/${body.id}`, { ...change, ...changes });
    expect(outcome(await patch(asShopper))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await patch(asArtist, { image_ids: [await upload(asShopper)] }))).toEqual([
      404,
      'IMAGE_NOT_FOUND',
    ]);
    expect(await reviewsOf(lineId)).toMatchObject([{ score: 5, content }]);
    expect(outcome(await patch())).toBe(204);
    expect(await reviewsOf(lineId)).toMatchObject([{ score: 3, content: change.content, image_count: 2 }]);
    expect(await imagesOf(body.id)).toEqual([kept, added]);
    expect(await numbersOf(productId)).toEqual({ review_count: 1, average_score: 3 });
    expect(await balance('artist')).toBe(before);
    const { rows } = await pool.query('select attached_at from upload where id = $1', [removed]);
    expect(rows).toEqual([{ attached_at: null }]);
    await pool.query(`update review set created_at = now() - interval '31 days' where id = $1`, [body.id]);
    expect(outcome(await patch())).toEqual([409, 'REVIEW_EDIT_OVER']);
  });

  test('deletes it with its photos and points, once; what is written anew earns nothing twice', async () => {
    const { lineId, productId } = await bought('DELIVERED', asArtist);
    const before = await balance('artist');
    const body = review(lineId);
    await post(body, asArtist);
    expect((await balance('artist')) - before).toBe(100);
    expect(outcome(await asShopper('DELETE', `/reviews/${body.id}`))).toEqual([404, 'NOT_FOUND']);
    const answers = await Promise.all([1, 2].map(() => asArtist('DELETE', `/reviews/${body.id}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect(await balance('artist')).toBe(before);
    expect(await numbersOf(productId)).toEqual({ review_count: 0, average_score: 0 });
    const again = await post(review(lineId), asArtist);
    expect(again.json()).toMatchObject({ earned_point: 0 });
    expect(await balance('artist')).toBe(before);
  });

  const bringBack = async (lineId: string) => {
    await advanceLine(pool, lineId, 'RETURNED');
    await pool.query('update order_product set refunded_quantity = quantity where id = $1', [lineId]);
    const line = { memberId: memberId('shopper'), orderProductId: lineId };
    for (const _ of [1, 2])
      await inTransaction(pool, (transaction) => takeBackPointsOfReturn(transaction, line));
  };

  test('gives its points back when the item is returned', async () => {
    const { lineId } = await bought();
    const before = await balance();
    await post(review(lineId, { image_ids: [await upload()] }));
    await bringBack(lineId);
    expect(await balance()).toBe(before);
    expect(await reviewsOf(lineId)).toHaveLength(1);
  });

  test('reviews nothing that was exchanged for it, and gives the points back with the last of it', async () => {
    const { lineId } = await bought();
    const before = await balance();
    await post(review(lineId));
    const second = await exchange(lineId);
    const third = await exchange(second);
    expect(outcome(await post(review(third)))).toEqual([409, 'REVIEW_EXISTS']);
    expect((await balance()) - before).toBe(100);
    await bringBack(third);
    expect(await balance()).toBe(before);
  });

  test('keeps the points while a part of what was bought stays', async () => {
    const { lineId } = await bought();
    const before = await balance();
    const replaced = await exchange(lineId);
    await post(review(replaced));
    const other = await exchange(lineId);
    expect(outcome(await post(review(other)))).toEqual([409, 'REVIEW_EXISTS']);
    await bringBack(other);
    expect((await balance()) - before).toBe(100);
    await bringBack(replaced);
    expect(await balance()).toBe(before);
  });
});

describe('an operator', () => {
  test('reads what was reported, hides a review with a reason and shows it again; all of it is kept', async () => {
    const { lineId, productId } = await bought('DELIVERED', asArtist);
    const body = review(lineId);
    await post(body, asArtist);
    const report = (as = asShopper) => as('POST', `/reviews/${body.id}/report`, { reason: 'ABUSE' });
    expect(outcome(await report(asArtist))).toEqual([404, 'NOT_FOUND']);
    expect([outcome(await report()), outcome(await report())]).toEqual([204, 204]);
    expect(outcome(await asShopper('GET', '/admin/reviews/reported'))).toEqual([403, 'NO_ACCESS']);
    const reported = (await asAdmin('GET', '/admin/reviews/reported')).json().reviews;
    expect(reported).toMatchObject([{ id: body.id, content, state: 'ACT', reports: [{ reason: 'ABUSE' }] }]);
    expect(JSON.stringify(reported)).not.toContain(memberId('shopper'));

    const blind = (as = asAdmin) =>
      as('POST', `/admin/reviews/${body.id}/blind`, { reason: '욕설이 있어요' });
    const unblind = (as = asAdmin) => as('POST', `/admin/reviews/${body.id}/unblind`);
    for (const decide of [blind, unblind])
      expect(outcome(await decide(asShopper))).toEqual([403, 'NO_ACCESS']);
    expect(outcome(await blind())).toBe(204);
    expect(await reviewsOf(lineId)).toMatchObject([{ state: 'BLIND', blind_reason: '욕설이 있어요' }]);
    expect(await numbersOf(productId)).toEqual({ review_count: 0, average_score: 0 });
    expect(
      outcome(await asArtist('PATCH', `/reviews/${body.id}`, { score: 1, content, image_ids: [] })),
    ).toEqual([409, 'REVIEW_BLIND']);
    expect(outcome(await report())).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await unblind())).toBe(204);
    expect(await reviewsOf(lineId)).toMatchObject([{ state: 'ACT', blind_reason: null }]);
    const { rows: history } = await pool.query(
      'select state, reason, actor_id from review_blind_history where review_id = $1 order by id',
      [body.id],
    );
    expect(history).toEqual([
      { state: 'BLIND', reason: '욕설이 있어요', actor_id: memberId('admin') },
      { state: 'ACT', reason: null, actor_id: memberId('admin') },
    ]);
    const { rows: log } = await pool.query(
      'select action, user_id from admin_access_log where subject_id = $1 order by id',
      [body.id],
    );
    expect(log).toEqual(
      ['review.blind', 'review.unblind'].map((action) => ({ action, user_id: memberId('artist') })),
    );
  });

  test('is not evaded by whoever deletes a hidden review and writes it anew', async () => {
    const { lineId } = await bought('DELIVERED', asArtist);
    const body = review(lineId);
    await post(body, asArtist);
    await asAdmin('POST', `/admin/reviews/${body.id}/blind`, { reason: '광고' });
    expect(outcome(await asArtist('DELETE', `/reviews/${body.id}`))).toBe(204);
    expect(outcome(await post(review(lineId), asArtist))).toEqual([409, 'REVIEW_EXISTS']);
    expect(outcome(await asAdmin('POST', `/admin/reviews/${body.id}/unblind`))).toEqual([404, 'NOT_FOUND']);
  });
});
