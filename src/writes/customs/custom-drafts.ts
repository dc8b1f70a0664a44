import {
  deleteViewerValue,
  readViewerValue,
  readViewerValues,
  type ViewerValueKey,
  writeViewerValue,
} from '#src/storage/viewer-values.ts';
import type { CustomWrite } from './custom-write.ts';

/** One draft for each product, and one for each saved custom that is changed. */
export const draftKey = (productId: string, customId: string | null): ViewerValueKey =>
  `custom:${productId}:${customId ?? 'new'}`;

/** Anything; its reader checks the shape. Never rejects. */
export const readStoredDraft = (viewerId: string, key: ViewerValueKey): Promise<unknown> =>
  readViewerValue(viewerId, key);

/** Never rejects. @returns whether it is stored */
export const writeStoredDraft = (viewerId: string, key: ViewerValueKey, draft: unknown): Promise<boolean> =>
  writeViewerValue(viewerId, key, draft);

/** Never rejects. */
export const deleteStoredDraft = (viewerId: string, key: ViewerValueKey): Promise<void> =>
  deleteViewerValue(viewerId, key);

/** All drafts of this device, by key. Never rejects. */
export const readStoredDrafts = (viewerId: string) => readViewerValues(viewerId, 'custom:');

/** A custom that the server has refused is a draft again. Never rejects. */
export async function restoreDraft(viewerId: string, custom: CustomWrite): Promise<void> {
  await writeViewerValue(viewerId, draftKey(custom.productId, custom.customId), custom.draft);
}
