import { afterEach, expect, test } from 'vitest';
import { readDraftText, saveDraftText } from '#src/storage/draft-texts.ts';
import {
  forgetInquiryDraft,
  forgetReopenedForm,
  inquiryDrafts,
  isInquiryFormReopened,
  reopenInquiryForm,
  restoreInquiryDraft,
} from './inquiry-drafts.ts';

const productId = '0b6a7f0e-6b0f-4e0f-9a39-3b3a2a6a3f01';
const inquiry = {
  id: productId,
  productId,
  type: 'STOCK',
  content: '언제 나오나요?',
  is_secret: true,
} as const;
const names = inquiryDrafts(productId);

afterEach(() => sessionStorage.clear());

test('a question that was refused later is in its form again', () => {
  restoreInquiryDraft(inquiry);
  expect(Object.values(names).map(readDraftText)).toEqual(['STOCK', '언제 나오나요?', 'true']);
});

test('but not in place of another one that is being written', () => {
  saveDraftText(names.content, '다른 문의');
  restoreInquiryDraft(inquiry);
  expect(readDraftText(names.content)).toBe('다른 문의');
});

test('a question that was sent leaves its form, another one stays there', () => {
  saveDraftText(names.content, ` ${inquiry.content} `);
  forgetInquiryDraft(inquiry);
  expect(readDraftText(names.content)).toBeNull();
  saveDraftText(names.content, '다른 문의');
  forgetInquiryDraft(inquiry);
  expect(readDraftText(names.content)).toBe('다른 문의');
});

test('a form opens again once, on the page of its product only', () => {
  reopenInquiryForm(productId);
  expect([isInquiryFormReopened(productId), isInquiryFormReopened('another')]).toEqual([true, false]);
  forgetReopenedForm();
  expect(isInquiryFormReopened(productId)).toBe(false);
});
