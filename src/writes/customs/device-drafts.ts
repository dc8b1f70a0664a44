import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { deleteStoredDraft, readStoredDrafts } from './custom-drafts.ts';
import { type CustomPreview, isCustomPreview } from './custom-write.ts';

type DraftKey = Parameters<typeof deleteStoredDraft>[1];

/** A custom that was begun on this device and is not saved to the account. */
export type StoredDraftEntry = {
  readonly key: DraftKey;
  readonly productId: string;
  /** The id that the editor is opened with: of a saved custom, or of what the draft was started from. */
  readonly sourceId: string | null;
  readonly name_ko: string;
  readonly name_en: string | null;
  readonly image_src: string;
  /** `null`: stored by a release without previews. */
  readonly preview: CustomPreview | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
};

/** Latest first; drafts of another release that cannot be listed are left out. Never rejects. */
export async function readDeviceDrafts(viewerId: string): Promise<readonly StoredDraftEntry[]> {
  const stored = await readStoredDrafts(viewerId);
  return stored
    .flatMap(([key, draft]) => readEntry(key, draft) ?? [])
    .sort((one, other) => other.savedAt - one.savedAt);
}

export const removeDraft = deleteStoredDraft;

type DraftSearch = {
  readonly product_custom_id?: string | undefined;
  readonly shared?: string | undefined;
};

/** The search parameters with which the editor opens the draft. */
export function draftSearch({ sourceId }: Pick<StoredDraftEntry, 'sourceId'>): DraftSearch {
  if (sourceId === null) return {};
  return isUuid(sourceId) ? { product_custom_id: sourceId } : { shared: sourceId };
}

function readEntry(key: DraftKey, draft: unknown): StoredDraftEntry | null {
  const { product, preview, savedAt } = fieldsOf(draft) ?? {};
  const { id, name_ko, name_en, image_src } = fieldsOf(product) ?? {};
  const productId = textOf(id);
  const name = textOf(name_ko);
  const picture = textOf(image_src);
  if (productId === undefined || name === undefined || picture === undefined) return null;
  const source = key.split(':')[2] ?? 'new';
  return {
    key,
    productId,
    sourceId: source === 'new' ? null : source,
    name_ko: name,
    name_en: textOf(name_en) ?? null,
    image_src: picture,
    preview: isCustomPreview(preview) ? preview : null,
    savedAt: Number(savedAt) || 0,
  };
}
