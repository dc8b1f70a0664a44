import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readUploadedPhotos, type UploadedPhoto } from '#src/components/photo/uploaded-photos.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { parseJson } from '#src/shared/parse.ts';
import { textLength } from '#src/shared/text-length.ts';
import { readInquiryType } from './inquiry-types.ts';

export type Inquiry = InputOf<Contracts['POST /inquiries']>['body'];

export type InquiryTexts = {
  readonly type: string;
  readonly title: string;
  readonly content: string;
  /** JSON, see `readPhotos`. */
  readonly photos: string;
};

export type InquiryField = keyof InquiryTexts;

type Reading =
  | { readonly ok: true; readonly body: Inquiry }
  | { readonly ok: false; readonly field: InquiryField; readonly message: MessageDescriptor };

export const maxTitleLength = 100;

/** The first field that has to be corrected, in the order of the form. */
export function readInquiry(texts: InquiryTexts, maxChars: number): Reading {
  const title = texts.title.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (!title) return problem('title', msg`Write a title.`);
  const content = texts.content.trim();
  if (!content) return problem('content', msg`Write your inquiry.`);
  if (textLength(content) > maxChars) {
    const message = msg`Please shorten it to ${maxChars} characters.`;
    return problem('content', message);
  }
  const image_ids = readPhotos(texts.photos).map(({ id }) => id);
  return { ok: true, body: { type: readInquiryType(texts.type), title, content, image_ids } };
}

const problem = (field: InquiryField, message: MessageDescriptor): Reading => ({ ok: false, field, message });

/** From the draft of an earlier visit, which may be anything. */
export const readPhotos = (text: string): readonly UploadedPhoto[] => readUploadedPhotos(parseJson(text));
