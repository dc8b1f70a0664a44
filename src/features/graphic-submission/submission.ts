import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';

export type Submission = InputOf<Contracts['POST /graphics']>['body'];

export type SubmissionTexts = {
  readonly artwork: string;
  readonly backgroundColor: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly price: string;
};

export type SubmissionField = keyof SubmissionTexts;

/** A picture that was uploaded, and is attached with the submission. */
export type Artwork = { readonly id: string; readonly src: string };

type Reading =
  | { readonly ok: true; readonly body: Submission }
  | { readonly ok: false; readonly field: SubmissionField; readonly message: MessageDescriptor };

export const maxNameLength = 60;
export const maxDescriptionLength = 500;
const maxPrice = 100_000;

/** The first field that has to be corrected, in the order of the form. */
export function readSubmission(texts: SubmissionTexts): Reading {
  const artwork = readArtwork(texts.artwork);
  if (!artwork) return problem('artwork', msg`Choose a picture of your graphic.`);
  const name_ko = oneLine(texts.nameKo);
  if (!name_ko) return problem('nameKo', msg`Enter the Korean name.`);
  const name_en = oneLine(texts.nameEn);
  if (!name_en) return problem('nameEn', msg`Enter the English name.`);
  const price = readPrice(texts.price);
  if (price === null) return problem('price', msg`Enter a price of 0 to 100,000 won, in steps of 100 won.`);
  const description = oneLine(texts.description);
  const description_en = oneLine(texts.descriptionEn);
  const body = {
    image_id: artwork.id,
    name_ko,
    name_en,
    ...(description && { description }),
    ...(description_en && { description_en }),
    background_color: texts.backgroundColor,
    price,
  };
  return { ok: true, body };
}

const problem = (field: SubmissionField, message: MessageDescriptor): Reading => ({
  ok: false,
  field,
  message,
});

/** From the draft of an earlier visit, which may be anything. */
export function readArtwork(text: string): Artwork | null {
  const { id, src } = fieldsOf(parseJson(text)) ?? {};
  return textOf(id) && textOf(src) ? { id: String(id), src: String(src) } : null;
}

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whole KRW; as it is typed: `2,500`, `2500원`. */
function readPrice(text: string): number | null {
  const digits = text.replace(/[,\s원]/g, '');
  const price = /^\d{1,6}$/.test(digits) ? Number(digits) : null;
  return price !== null && price <= maxPrice && price % 100 === 0 ? price : null;
}
