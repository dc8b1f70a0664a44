import { msg } from '@lingui/core/macro';
import type { Problems } from '#src/components/form/form-problems.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';

type Submission = InputOf<Contracts['POST /graphics']>['body'];

export type SubmissionTexts = {
  readonly artwork: string;
  readonly backgroundColor: string;
  readonly nameKo: string;
  readonly nameEn: string;
  readonly description: string;
  readonly descriptionEn: string;
  readonly price: string;
};

type SubmissionField = keyof SubmissionTexts;

/** A picture that was uploaded, and is attached with the submission. */
export type Artwork = { readonly id: string; readonly src: string };

export const maxNameLength = 60;
export const maxDescriptionLength = 500;
const maxPrice = 100_000;

/** The first field that has to be corrected, in the order of the form. */
export function findSubmissionProblems(texts: SubmissionTexts): Problems<SubmissionField> {
  if (!readArtwork(texts.artwork)) return { artwork: msg`Choose a picture of your graphic.` };
  if (!oneLine(texts.nameKo)) return { nameKo: msg`Enter the Korean name.` };
  if (!oneLine(texts.nameEn)) return { nameEn: msg`Enter the English name.` };
  if (readPrice(texts.price) === null)
    return { price: msg`Enter a price of 0 to 100,000 won, in steps of 100 won.` };
  return {};
}

/** The submission of a form without problems. */
export function toSubmission(texts: SubmissionTexts): Submission {
  const [description, description_en] = [oneLine(texts.description), oneLine(texts.descriptionEn)];
  return {
    image_id: readArtwork(texts.artwork)?.id ?? '',
    name_ko: oneLine(texts.nameKo),
    name_en: oneLine(texts.nameEn),
    ...(description && { description }),
    ...(description_en && { description_en }),
    background_color: texts.backgroundColor,
    price: readPrice(texts.price) ?? 0,
  };
}

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
