import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { callApi, messageOf } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { showToast } from '#src/ui/toasts.ts';
import { isBought, withChanges } from '#src/writes/cart/cart-lines.ts';
import { pendingCartChanges, serverCart } from '#src/writes/cart/cart-store.ts';

type CheckoutSource = InputOf<Contracts['POST /checkouts']>['body']['source'];

/** The selected lines of the cart that can be bought. */
export const selectedIds = (): string[] =>
  withChanges(serverCart.get()?.cart.items ?? [], pendingCartChanges.get())
    .filter(isBought)
    .map(({ id }) => id);

/** Begins to order. @returns `null` if that failed, which a toast says */
export async function createCheckout(
  context: RegisteredRouter['options']['context'],
  source: CheckoutSource,
): Promise<string | null> {
  const idempotencyKey = newUuid();
  const create = () => callApi(context, 'POST /checkouts', { body: { source }, idempotencyKey });
  let outcome = await create();
  // It may have happened: the same key makes a second call harmless.
  if (outcome.kind === 'unknown') outcome = await create();
  if (outcome.kind === 'ok') return outcome.body.id;
  showToast(messageOf(outcome) ?? context.i18n._(msg`Please try again in a moment.`));
  return null;
}
