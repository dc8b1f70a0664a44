import { msg } from '@lingui/core/macro';
import type { Problems } from '#src/components/form/form-problems.ts';
import { readUploadedPhotos, type UploadedPhoto } from '#src/components/photo/uploaded-photos.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { parseJson } from '#src/shared/parse.ts';
import { textLength } from '#src/shared/text-length.ts';
import { readInquiryType } from './inquiry-types.ts';

type Inquiry = InputOf<Contracts['POST /inquiries']>['body'];

export type InquiryTexts = {
  readonly type: string;
  readonly title: string;
  readonly content: string;
  /** JSON, see `readPhotos`. */
  readonly photos: string;
};

export const maxTitleLength = 100;

const titleOf = ({ title }: InquiryTexts) => title.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The first field that has to be corrected, in the order of the form. */
export function findInquiryProblems(texts: InquiryTexts, maxChars: number): Problems<keyof InquiryTexts> {
  const content = texts.content.trim();
  if (!titleOf(texts)) return { title: msg`Write a title.` };
  if (!content) return { content: msg`Write your inquiry.` };
  if (textLength(content) > maxChars) return { content: msg`Please shorten it to ${maxChars} characters.` };
  return {};
}

/** As it is sent. */
export const toInquiry = (texts: InquiryTexts): Inquiry => ({
  type: readInquiryType(texts.type),
  title: titleOf(texts),
  content: texts.content.trim(),
  image_ids: readPhotos(texts.photos).map(({ id }) => id),
});

/** From the draft of an earlier visit, which may be anything. */
export const readPhotos = (text: string): readonly UploadedPhoto[] => readUploadedPhotos(parseJson(text));
