import { clearDraftText, readDraftText, saveDraftText } from '#src/storage/draft-texts.ts';
import type { NewProductInquiry } from './product-inquiry.ts';

/** Names of the texts of a form, see `useDraftText`. `subjectId`: of the product, or of the question that is changed. */
export const inquiryDrafts = (subjectId: string) => ({
  type: `inquiry.${subjectId}.type`,
  content: `inquiry.${subjectId}.content`,
  secret: `inquiry.${subjectId}.secret`,
});

/** Puts a question that was not accepted back into its form, unless another one is being written there. */
export function restoreInquiryDraft({ productId, type, content, is_secret }: NewProductInquiry): void {
  const names = inquiryDrafts(productId);
  if (readDraftText(names.content)) return;
  saveDraftText(names.type, type);
  saveDraftText(names.content, content);
  saveDraftText(names.secret, String(is_secret));
}

/** For a question that was sent, unless another one is being written in its form. */
export function forgetInquiryDraft({ productId, content }: NewProductInquiry): void {
  const names = inquiryDrafts(productId);
  if (readDraftText(names.content)?.trim() !== content) return;
  for (const name of Object.values(names)) clearDraftText(name);
}

const openForm = 'inquiry.open';

/** The form of this product opens again with its page, for instance after the login. */
export const reopenInquiryForm = (productId: string): void => saveDraftText(openForm, productId);

export const isInquiryFormReopened = (productId: string): boolean => readDraftText(openForm) === productId;

export const forgetReopenedForm = (): void => clearDraftText(openForm);
