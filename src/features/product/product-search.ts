import { type Fields, textOf } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';

/** The custom product, the side and the graphic that an address selects. Invalid ids are removed. */
export function readProductSearch(raw: Fields): {
  product_custom_id?: string | undefined;
  mockup_group_id?: string | undefined;
  graphic_id?: string | undefined;
} {
  return {
    product_custom_id: idOf(raw.product_custom_id),
    mockup_group_id: idOf(raw.mockup_group_id),
    graphic_id: idOf(raw.graphic_id),
  };
}

function idOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  return text && isUuid(text) ? text : undefined;
}
