import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { PoolClient } from 'pg';
import { type CartOwner, isVisitor, readCart, touchCart } from '#server/ordering/cart/cart.ts';
import { createCartCookie } from '#server/ordering/cart/cart-cookie.ts';
import { addItems, changeItem, removeItems, selectItems } from '#server/ordering/cart/change-cart.ts';
import { mergeCarts } from '#server/ordering/cart/merge-carts.ts';
import { type OrderPolicy, readOrderPolicy } from '#server/ordering/order-core/order-policy.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/cart.ts';
import { addRoute } from './add-route.ts';

const codes = {
  'not-found': 'NOT_FOUND',
  suspended: 'PRODUCT_SUSPENDED',
  'sold-out': 'OUT_OF_STOCK',
  full: 'CART_FULL',
  duplicated: 'OPTION_DUPLICATED',
} as const;

type Change<Value> = (transaction: PoolClient, owner: CartOwner, policy: OrderPolicy) => Promise<Value>;

/** The cart: of a member by the token, of a visitor by the cookie. */
export const cartRoutes: FastifyPluginAsync<{ publicOrigin: string | null }> = async (
  app,
  { publicOrigin },
) => {
  const cookie = createCartCookie(publicOrigin);

  /** A visitor gets a cart with the first change, and keeps it for as long again with every later one. */
  async function change<Value>(memberId: string, reply: FastifyReply, work: Change<Value>) {
    const policy = await readOrderPolicy(app.pool);
    const keyHash = isVisitor({ memberId }) ? cookie.set(reply, policy.cart_keep_days) : null;
    const owner = { memberId, keyHash };
    const result = await inTransaction(app.pool, (transaction) => work(transaction, owner, policy));
    return { result, cart: await readCart(app.pool, owner, policy) };
  }

  addRoute(app, contracts.getCart, async ({ memberId }, reply) => {
    const policy = await readOrderPolicy(app.pool);
    const keyHash = isVisitor({ memberId }) ? cookie.read(reply.request) : null;
    if (keyHash) cookie.set(reply, policy.cart_keep_days);
    const owner = { memberId, keyHash };
    await touchCart(app.pool, owner);
    return readCart(app.pool, owner, policy);
  });

  addRoute(app, contracts.addCartItems, async ({ memberId, body }, reply) => {
    const { result, cart } = await change(memberId, reply, (...parts) => addItems(...parts, body.items));
    return result.ok ? cart : refuse(codes[result.problem]);
  });

  addRoute(app, contracts.updateCartItem, async ({ memberId, params, body }, reply) => {
    const { result, cart } = await change(memberId, reply, (...parts) =>
      changeItem(...parts, { id: params.id, changes: body }),
    );
    return result.ok ? cart : refuse(codes[result.problem]);
  });

  addRoute(app, contracts.selectCartItems, async ({ memberId, body }, reply) => {
    const select: Change<void> = (transaction, owner) => selectItems(transaction, owner, body.ids);
    return (await change(memberId, reply, select)).cart;
  });

  addRoute(app, contracts.deleteCartItems, async ({ memberId, query }, reply) => {
    const remove: Change<void> = (transaction, owner) =>
      removeItems(transaction, owner, query.ids.split(','));
    return (await change(memberId, reply, remove)).cart;
  });

  addRoute(app, contracts.mergeCart, async ({ memberId }, reply) => {
    const keyHash = cookie.read(reply.request);
    const merge: Change<void> = async (transaction, _owner, policy) => {
      if (keyHash) await mergeCarts(transaction, { memberId, keyHash }, policy);
    };
    const { cart } = await change(memberId, reply, merge);
    if (keyHash) cookie.clear(reply);
    return cart;
  });
};
