import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { createReview } from '#src/shared/contracts/reviews.ts';
import { withApp } from '#tests/support/app.ts';
import { paymentEnvironment } from '#tests/support/ordering.ts';
import { reviewContent as content, reviewRequests } from '#tests/support/review-requests.ts';
import { advanceLine } from '#tests/support/reviewed-lines.ts';
import { createValidator } from './validator.ts';

const server = withApp({ environment: paymentEnvironment });
const { pool } = server;
const { asShopper, asArtist, asAdmin, bought, review, post, upload, outcome, ...stored } =
  reviewRequests(server);
const { reviewsOf, imagesOf, balance, numbersOf } = stored;

describe('lines that were bought', () => {
  test('are offered once they are delivered, until they are reviewed or ninety days are over', async () => {
    const { lineId } = await bought('SHIPPING');
    const offered = async () =>
      (await asShopper('GET', '/reviews/writable'))
        .json()
        .lines.map(({ order_product_id }: { order_product_id: string }) => order_product_id);
    const isAction = async () => {
      const { orders } = (await asShopper('GET', '/orders')).json();
      const lines: { id: string; actions: string[] }[] = orders.flatMap(
        ({ products }: { products: object[] }) => products,
      );
      return lines.find(({ id }) => id === lineId)?.actions.includes('REVIEW');
    };
    const check = async () => (await asShopper('GET', `/order-products/${lineId}/review-check`)).json();
    expect([await offered(), await isAction()]).toEqual([expect.not.arrayContaining([lineId]), false]);
    expect(await check()).toMatchObject({ allowed: false, reason: 'NOT_DELIVERED' });
    await advanceLine(pool, lineId, 'DELIVERED');
    expect([await offered(), await isAction()]).toEqual([expect.arrayContaining([lineId]), true]);
    expect(await check()).toMatchObject({
      allowed: true,
      line: { order_product_id: lineId, name_ko: '티셔츠', option_name_ko: '검정' },
      policy: { min_chars: 20, max_chars: 2000, max_photos: 5, point_text: 100, point_photo: 500 },
    });
    await pool.query(`update order_product set delivered_at = now() - interval '91 days' where id = $1`, [
      lineId,
    ]);
    expect([await offered(), await isAction()]).toEqual([expect.not.arrayContaining([lineId]), false]);
    expect(await check()).toMatchObject({ allowed: false, reason: 'PERIOD_OVER' });
    expect(outcome(await post(review(lineId)))).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    await pool.query('update order_product set delivered_at = now() where id = $1', [lineId]);
    const body = review(lineId);
    expect(outcome(await post(body))).toBe(201);
    expect([await offered(), await isAction()]).toEqual([expect.not.arrayContaining([lineId]), false]);
    expect(await check()).toMatchObject({ allowed: false, reason: 'EXISTS', review_id: body.id });
  });

  test('by somebody else, not delivered yet, or returned cannot be reviewed', async () => {
    const { lineId } = await bought();
    expect(outcome(await post(review(lineId), asArtist))).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(outcome(await asArtist('GET', `/order-products/${lineId}/review-check`))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
    expect(outcome(await post(review(randomUUID())))).toEqual([404, 'ORDER_NOT_FOUND']);
    for (const state of ['SHIPPING', 'RETURNED'] as const) {
      const other = await bought(state);
      expect(outcome(await post(review(other.lineId)))).toEqual([403, 'REVIEW_NOT_ALLOWED']);
      expect(await reviewsOf(other.lineId)).toEqual([]);
    }
    expect(await reviewsOf(lineId)).toEqual([]);
  });
});

describe('a review', () => {
  test('with photos is there once, however often and however much at once the phone sends it', async () => {
    const { lineId, productId } = await bought('CONFIRMED');
    const before = await balance();
    const image_ids = [await upload(), await upload()];
    const body = review(lineId, { image_ids, score: 4 });
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers.map(outcome)).toEqual([201, 201, 201]);
    for (const answer of answers) expect(answer.json()).toEqual({ id: body.id, earned_point: 500 });
    expect(await reviewsOf(lineId)).toMatchObject([
      {
        id: body.id,
        user_id: memberId('shopper'),
        score: 4,
        content,
        option_name: '검정 / M',
        image_count: 2,
      },
    ]);
    expect(await imagesOf(body.id)).toEqual(image_ids);
    expect(await numbersOf(productId)).toEqual({ review_count: 1, average_score: 4 });
    expect((await balance()) - before).toBe(500);
    // Weeks later, with photos that were uploaded once more.
    const again = await post({ ...body, image_ids: [await upload()] });
    expect(again.json()).toEqual({ id: body.id, earned_point: 500 });
    expect((await balance()) - before).toBe(500);
  });

  test('is written once for what was bought, also by two phones at the same moment', async () => {
    const { lineId } = await bought();
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(review(lineId))));
    const outcomes = answers.map(outcome);
    expect(outcomes.filter((one) => one === 201)).toHaveLength(1);
    expect(outcomes.filter((one) => one !== 201)).toEqual(Array(3).fill([409, 'REVIEW_EXISTS']));
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      '이미 작성한 리뷰가 있습니다.',
    );
    expect((await balance()) - before).toBe(100);
  });

  test('takes nothing of a review whose id it brings', async () => {
    const { lineId } = await bought();
    const body = review(lineId);
    expect(outcome(await post(body))).toBe(201);
    const other = await bought('DELIVERED', asArtist);
    expect(outcome(await post({ ...body, order_product_id: other.lineId }, asArtist))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await reviewsOf(other.lineId)).toEqual([]);
    expect(await balance('artist')).toBe(0);
  });

  test('with a photo of somebody else, for something else, or used before: nothing is stored, and no points', async () => {
    const { lineId } = await bought();
    const before = await balance();
    const used = await upload();
    const first = await bought();
    expect(outcome(await post(review(first.lineId, { image_ids: [used] })))).toBe(201);
    const own = await upload();
    const earned = await balance();
    for (const other of [used, await upload(asArtist), await upload(asShopper, 'INQUIRY'), randomUUID()]) {
      const answer = await post(review(lineId, { image_ids: [own, other] }));
      expect(outcome(answer)).toEqual([404, 'IMAGE_NOT_FOUND']);
    }
    expect(await reviewsOf(lineId)).toEqual([]);
    expect([earned - before, await balance()]).toEqual([500, earned]);
    const { rows } = await pool.query('select attached_at from upload where id = $1', [own]);
    expect(rows).toEqual([{ attached_at: null }]);
  });

  test('is as long, and has as many photos, as the shop allows', async () => {
    const { lineId } = await bought('DELIVERED', asAdmin);
    const length = [422, 'REVIEW_LENGTH'];
    expect(outcome(await post(review(lineId, { content: '🧵'.repeat(19) }), asAdmin))).toEqual(length);
    expect(outcome(await post(review(lineId, { content: `${'가'.repeat(19)}    ` }), asAdmin))).toEqual(
      length,
    );
    expect(outcome(await post(review(lineId, { content: '가'.repeat(2001) }), asAdmin))).toEqual(length);
    await pool.query('update shop_policy set review_photos = 1');
    const image_ids = [randomUUID(), randomUUID()];
    expect(outcome(await post(review(lineId, { image_ids }), asAdmin))).toEqual([422, 'PHOTO_LIMIT']);
    await pool.query('update shop_policy set review_photos = 5');
    expect(outcome(await post(review(lineId, { content: '🧵'.repeat(20) }), asAdmin))).toBe(201);
  });

  test.each<[string, object]>([
    ['half a star', { score: 4.5 }],
    ['six stars', { score: 6 }],
    ['points of one’s own', { earned_point: 5000 }],
    ['another author', { user_id: randomUUID() }],
    ['a text with NUL', { content: '\u0000' }],
    ['one photo twice', { image_ids: Array(2).fill('2f1c7f3a-0000-4000-8000-000000000000') }],
    ['an address of a photo', { image_ids: ['https://example.test/a.webp'] }],
  ])('%s: refused before anything is stored', (_name, changes) => {
    const isValid = createValidator()({
      schema: createReview.body,
      httpPart: 'body',
      method: 'POST',
      url: '/',
    });
    expect(isValid(review(randomUUID()))).toBe(true);
    expect(isValid(review(randomUUID(), changes))).toBe(false);
  });
});
