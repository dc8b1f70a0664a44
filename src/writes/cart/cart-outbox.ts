import * as v from 'valibot';
import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { outcomeOfCall } from '../outbox/call-outcome.ts';
import { type Outbox, openOutbox, type PendingWrite } from '../outbox/outbox.ts';
import type { Refusal, SendOutcome } from '../outbox/outbox-queue.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import type { CartChange } from './cart-lines.ts';
import { applyServerCart, pendingCartChanges } from './cart-store.ts';
import { cartSummary, setCartSummary } from './cart-summary.ts';

const changeSchema = v.object({
  id: v.string(),
  quantity: v.optional(v.number()),
  isSelected: v.optional(v.boolean()),
  isRemoved: v.optional(v.boolean()),
  restored: v.optional(v.object({ variantId: v.string(), customId: v.nullable(v.string()) })),
});

const isCartChange = (raw: unknown): raw is CartChange => v.is(changeSchema, raw);

type CartOutboxOptions = {
  readonly viewerId: string;
  readonly context: ApiContext;
  /** The line is not as the shopper wanted it: the cart has to be read again. */
  readonly onRefused: (refusal: Refusal) => void;
  readonly onDelayed: () => void;
  /** Another tab has changed the cart, or everything that waited is sent. */
  readonly onChanged: () => void;
};

/** Changes of lines of the cart, until the server has them: one call at a time, of several for a line only the last. */
export function openCartOutbox(options: CartOutboxOptions): Outbox<CartChange> {
  const { viewerId, context, onRefused, onDelayed, onChanged } = options;
  return openOutbox<CartChange>({
    session: context.session,
    viewerId,
    // Reactions have another outbox.
    scope: `${viewerId}.cart`,
    store: createOutboxStore(viewerStore(viewerId, 'outbox'), isCartChange, 'cart'),
    send: ({ content }) => sendCartChange(context, viewerId, content),
    async onStored(_write, here) {
      if (!here) onChanged();
    },
    onChange(pending) {
      pendingCartChanges.set(new Map(pending.map(entryOf)));
      const summary = cartSummary.get();
      if (summary.viewerId === viewerId) setCartSummary({ ...summary, hasChanges: pending.length > 0 });
    },
    onRefused: (_change, refusal) => onRefused(refusal),
    onDelayed,
    onCaughtUp: onChanged,
  });
}

const entryOf = ({ content, isWaiting }: PendingWrite<CartChange>) =>
  [content.id, { ...content, isWaiting }] as const;

/** Every value is absolute, so a change may be sent again. */
async function sendCartChange(
  context: ApiContext,
  viewerId: string,
  change: CartChange,
): Promise<SendOutcome> {
  const outcome = await callForChange(context, viewerId, change);
  // The viewer has changed meanwhile, so the outbox is closed.
  if (context.session.viewer().id !== viewerId) return 'unreachable';
  if (outcome.kind === 'ok') applyServerCart(viewerId, outcome.body);
  return outcomeOfCall(outcome);
}

async function callForChange(context: ApiContext, viewerId: string, change: CartChange) {
  const { id, quantity, isSelected, isRemoved, restored } = change;
  if (isRemoved) return callApi(context, 'DELETE /cart/items', { query: { ids: id } });
  const body = {
    ...(quantity !== undefined && { quantity }),
    ...(isSelected !== undefined && { is_selected: isSelected }),
  };
  const updated = await callApi(context, 'PATCH /cart/items/:id', { params: { id }, body });
  if (updated.kind !== 'refused' || updated.code !== 'NOT_FOUND' || !restored) return updated;
  // Otherwise it would be added to the cart of somebody else.
  if (context.session.viewer().id !== viewerId) return updated;
  const item = {
    id,
    product_variant_id: restored.variantId,
    quantity: quantity ?? 1,
    ...(restored.customId && { product_custom_id: restored.customId }),
  };
  return callApi(context, 'POST /cart/items', { body: { items: [item] } });
}
