import { type Fields, textOf } from '#src/shared/read.ts';
import { isUuid } from '#src/shared/uuid.ts';

/** Which custom product and which of its sides an address asks for; what is no id is dropped. */
export function readProductSearch(raw: Fields): {
  product_custom_id?: string | undefined;
  mockup_group_id?: string | undefined;
} {
  return {
    product_custom_id: idOf(raw.product_custom_id),
    mockup_group_id: idOf(raw.mockup_group_id),
  };
}

function idOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  return text && isUuid(text) ? text : undefined;
}
