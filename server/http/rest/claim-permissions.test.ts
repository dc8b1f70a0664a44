import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { claimSteps, pickup, returnOf } from '#tests/support/claim-steps.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { withPaidShop } from '#tests/support/paid-shop.ts';

vi.setConfig({ testTimeout: 60_000 });

const shop = withPaidShop();
const { pool, orderOf, server } = shop;
const { deliver, requestClaim, claimOf } = claimSteps(shop);
const otherMembers = { artist: memberRequests(server, 'artist'), brand: memberRequests(server, 'brand') };

let ids: { id: string; lineId: string; claimId: string; photo: string };
beforeAll(async () => {
  const { id, lineId } = await deliver(2);
  const photo = await shop.photoFor();
  const body = returnOf([{ id: lineId, quantity: 1 }], { reason_code: 'DEFECT', image_ids: [photo] });
  ids = { id, lineId, photo, claimId: await requestClaim(id, body) };
});

const calls = () => {
  const { id, lineId, claimId, photo } = ids;
  const cancel = { reason_code: 'ETC' };
  const account = { bank: 'KOOKMIN', number: '12345678901', holder: '김' };
  return [
    ['GET', `/orders/${id}`, undefined, 'ORDER_NOT_FOUND'],
    ['POST', `/orders/${id}/cancel-quote`, {}, 'ORDER_NOT_FOUND'],
    ['POST', `/orders/${id}/cancel`, cancel, 'ORDER_NOT_FOUND'],
    ['POST', `/orders/${id}/refund-account`, { refund_account: account }, 'ORDER_NOT_FOUND'],
    ['GET', `/orders/${id}/claim-options`, undefined, 'ORDER_NOT_FOUND'],
    ['POST', `/orders/${id}/claims`, returnOf([{ id: lineId, quantity: 1 }]), 'ORDER_NOT_FOUND'],
    ['GET', `/claims/${claimId}`, undefined, 'NOT_FOUND'],
    ['DELETE', `/claims/${claimId}`, undefined, 'NOT_FOUND'],
    ['GET', `/uploads/${photo}`, undefined, 'IMAGE_NOT_FOUND'],
  ] as const;
};
const adminCalls = () => {
  const { id, lineId, claimId, photo } = ids;
  const { image_ids: _, ...claim } = returnOf([{ id: lineId, quantity: 1 }]);
  return [
    ['GET', '/admin/claims', undefined],
    ['GET', `/admin/claims/${claimId}`, undefined],
    ['GET', `/admin/claim-images/${photo}`, undefined],
    ['POST', `/admin/claims/${claimId}/accept`, undefined],
    ['POST', `/admin/claims/${claimId}/reject`, { reason: '아니요' }],
    ['POST', `/admin/claims/${claimId}/collect`, { to: 'COLLECTED' }],
    ['POST', `/admin/claims/${claimId}/inspect`, { fault: 'BUYER', restock: true }],
    ['POST', `/admin/claims/${claimId}/refund`, undefined],
    ['POST', `/admin/orders/${id}/refund`, undefined],
    ['POST', `/admin/orders/${id}/claims`, { ...claim, fault: 'SELLER' }],
  ] as const;
};

describe('orders and claims of somebody else', () => {
  test.each(['artist', 'brand'] as const)('are not there for %s, and do not move', async (member) => {
    const before = [await orderOf(ids.id), await claimOf(ids.claimId)];
    for (const [method, path, body, code] of calls()) {
      const answer = await otherMembers[member](method, path, body, shop.once());
      expect([answer.statusCode, answer.json().code], path).toEqual([404, code]);
    }
    expect([await orderOf(ids.id), await claimOf(ids.claimId)]).toEqual(before);
  });

  test('are not there for a visitor', async () => {
    for (const [method, path] of [...calls(), ...adminCalls()]) {
      const answer = await server.app.inject({ method, url: `/api/v1${path}` });
      expect(answer.statusCode, path).toBe(401);
    }
  });

  test('lines of one order are not claimed or canceled through another', async () => {
    const { id: other } = await deliver();
    const canceled = await shop.cancel(other, { line_ids: [ids.lineId] });
    expect(canceled.json().code).toBe('ORDER_NOT_FOUND');
    const claimed = await shop.claim(other, returnOf([{ id: ids.lineId, quantity: 1 }]));
    expect(claimed.json().code).toBe('ORDER_NOT_FOUND');
    const mixed = await shop.asAdmin('POST', `/admin/orders/${other}/claims`, {
      type: 'RETURN',
      reason_code: 'DEFECT',
      fault: 'SELLER',
      reason: '불량',
      fee_payment: 'DEDUCT',
      lines: [{ id: ids.lineId, quantity: 1 }],
    });
    expect(mixed.json().code).toBe('ORDER_NOT_FOUND');
  });
});

describe('the actions that operators do', () => {
  test('nobody else may', async () => {
    for (const as of [shop.asShopper, ...Object.values(otherMembers)]) {
      for (const [method, path, body] of adminCalls()) {
        const answer = await as(method, path, body);
        expect([answer.statusCode, answer.json().code], path).toEqual([403, 'NO_ACCESS']);
      }
    }
  });

  test('reads what was written and its photos, and each reading is written down', async () => {
    const { claimId, photo } = ids;
    const claim = (await shop.asAdmin('GET', `/admin/claims/${claimId}`)).json();
    expect(claim).toEqual(await claimOf(claimId));
    expect(claim).toMatchObject({
      reason: '생각보다 커요',
      images: [{ id: photo }],
      pickup: { address: pickup.address },
    });
    const image = await shop.asAdmin('GET', `/admin/claim-images/${photo}`);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(image.rawPayload).toEqual((await shop.asShopper('GET', `/uploads/${photo}`)).rawPayload);
    const { rows } = await pool.query(
      `select action from admin_access_log where user_id = $1 and action like 'claim%read' order by id`,
      [shop.shopper.id],
    );
    expect(rows).toEqual([{ action: 'claim.read' }, { action: 'claim-image.read' }]);
  });

  test('does not open photos that belong to no claim', async () => {
    const photos = [await shop.photoFor(), await shop.photoFor('INQUIRY'), randomUUID(), ids.claimId];
    for (const path of [...photos.map((id) => `claim-images/${id}`), `claims/${ids.photo}`]) {
      const answer = await shop.asAdmin('GET', `/admin/${path}`);
      expect([answer.statusCode, answer.json().code], path).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('is written down, and what is refused is not', async () => {
    const written = async () =>
      (
        await pool.query(
          `select action from admin_access_log where subject_id = $1 and action <> 'claim.read' order by id`,
          [ids.claimId],
        )
      ).rows.map(({ action }) => action);
    const admin = (path: string, body?: object) =>
      shop.asAdmin('POST', `/admin/claims/${ids.claimId}/${path}`, body);
    expect((await admin('refund')).statusCode).toBe(409);
    expect((await admin('accept')).statusCode).toBe(200);
    expect((await admin('accept')).statusCode).toBe(409);
    await admin('collect', { to: 'COLLECTED' });
    expect(await written()).toEqual(['claim.accept', 'claim.collect']);
    const unknown = await shop.asAdmin('POST', `/admin/claims/${randomUUID()}/accept`);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('lists what waits for them', async () => {
    const listed = (await shop.asAdmin('GET', '/admin/claims?state=COLLECTED')).json();
    expect(listed).toMatchObject({ total: 1, claims: [{ id: ids.claimId, type: 'RETURN', refund: null }] });
  });
});
