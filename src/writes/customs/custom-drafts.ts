import {
  type ChoiceKey,
  deleteChoice,
  readChoice,
  readChoices,
  writeChoice,
} from '#src/storage/device-choices.ts';
import type { CustomWrite } from './custom-write.ts';

/** One draft for each product, and one for each saved custom that is changed. */
export const draftKey = (productId: string, customId: string | null): ChoiceKey =>
  `custom:${productId}:${customId ?? 'new'}`;

/** Anything; its reader checks the shape. Never rejects. */
export const readStoredDraft = (viewerId: string, key: ChoiceKey): Promise<unknown> =>
  readChoice(viewerId, key);

/** Never rejects. @returns whether it is stored */
export const writeStoredDraft = (viewerId: string, key: ChoiceKey, draft: unknown): Promise<boolean> =>
  writeChoice(viewerId, key, draft);

/** Never rejects. */
export const deleteStoredDraft = (viewerId: string, key: ChoiceKey): Promise<void> =>
  deleteChoice(viewerId, key);

/** All drafts of this device, by key. Never rejects. */
export const readStoredDrafts = (viewerId: string) => readChoices(viewerId, 'custom:');

/** A custom that the server has refused is a draft again. Never rejects. */
export async function restoreDraft(viewerId: string, custom: CustomWrite): Promise<void> {
  await writeChoice(viewerId, draftKey(custom.productId, custom.customId), custom.draft);
}
