import { buyerForm } from '../support/buyers.ts';
import { shopperEmail } from '../support/log-in.ts';
import { shopCalls } from '../support/shop-calls.ts';

type Content = {
  readonly type: 'RETURN' | 'EXCHANGE';
  readonly order: string;
  /** Delivered. */
  readonly line: string;
};
type Options = {
  readonly lines: readonly {
    readonly exchange_variants: readonly { readonly id: string; readonly is_available: boolean }[];
  }[];
};

/** As the shopper of the demo shop. @returns the claim */
export async function requestClaim(address: string, { type, order, line }: Content): Promise<string> {
  const call = await shopCalls(address, shopperEmail);
  const options = await call<Options>('GET', `/orders/${order}/claim-options?line_id=${line}`);
  const other = options.lines[0]?.exchange_variants.findLast((variant) => variant.is_available);
  const kind =
    type === 'EXCHANGE'
      ? { type, exchange_variant_id: other?.id, fee_payment: 'PREPAID' }
      : { type, fee_payment: 'DEDUCT' };
  const { id } = await call<{ id: string }>('POST', `/orders/${order}/claims`, {
    ...kind,
    lines: [{ id: line, quantity: 1 }],
    reason_code: 'SIZE',
    image_ids: [],
    reason: '생각보다 작아서 돌려보내고 싶어요.',
    pickup: buyerForm.destination,
  });
  return id;
}
