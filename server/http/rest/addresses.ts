import type { FastifyPluginAsync } from 'fastify';
import {
  changeAddress,
  insertAddress,
  listAddresses,
  maxAddresses,
  removeAddress,
  restoreAddress,
} from '#server/members/addresses.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/addresses.ts';
import { addRoute } from './add-route.ts';

export const addressRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listAddresses, async ({ memberId }) => ({
    addresses: await listAddresses(app.pool, memberId),
    max_count: maxAddresses,
  }));

  addRoute(app, contracts.createAddress, async ({ transaction, memberId, body }) => {
    const inserted = await insertAddress(transaction, memberId, body);
    return inserted.ok ? inserted.value : refuse('ADDRESS_LIMIT');
  });

  addRoute(app, contracts.updateAddress, async ({ memberId, params, body }) => {
    const changed = await inTransaction(app.pool, (transaction) =>
      changeAddress(transaction, { memberId, id: params.id }, body),
    );
    return changed ?? refuse('NOT_FOUND');
  });

  addRoute(app, contracts.deleteAddress, async ({ memberId, params }) => {
    if (!(await removeAddress(app.pool, { memberId, id: params.id }))) return refuse('NOT_FOUND');
  });

  addRoute(app, contracts.restoreAddress, async ({ memberId, params }) => {
    const restored = await inTransaction(app.pool, (transaction) =>
      restoreAddress(transaction, { memberId, id: params.id }),
    );
    if (restored.ok) return restored.value;
    return refuse(restored.problem === 'too-many' ? 'ADDRESS_LIMIT' : 'NOT_FOUND');
  });
};
