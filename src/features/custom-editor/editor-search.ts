import { type Fields, textOf } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';

/** The values that an address starts the editor with. Invalid values are removed. */
export type EditorSearch = {
  product_custom_id?: string | undefined;
  mockup_group_id?: string | undefined;
  graphic_id?: string | undefined;
  option_id?: string | undefined;
  /** The token of a shared custom. */
  shared?: string | undefined;
};

export function readEditorSearch(raw: Fields): EditorSearch {
  const shared = textOf(raw.shared);
  return {
    product_custom_id: idOf(raw.product_custom_id),
    mockup_group_id: idOf(raw.mockup_group_id),
    graphic_id: idOf(raw.graphic_id),
    option_id: idOf(raw.option_id),
    shared: shared && /^[\w-]{43}$/.test(shared) ? shared : undefined,
  };
}

function idOf(raw: unknown): string | undefined {
  const text = textOf(raw);
  return text && isUuid(text) ? text : undefined;
}
