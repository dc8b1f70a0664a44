import * as v from 'valibot';

const optionalId = v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined);

const productSearch = v.object({ product_custom_id: optionalId, mockup_group_id: optionalId });

/** Which custom product and which of its sides an address asks for; what is no id is dropped. */
export function readProductSearch(raw: unknown) {
  return v.parse(productSearch, raw);
}
