import { fieldsOf } from '#src/shared/parse.ts';
import type { CustomPreview } from '#src/writes/customs/custom-write.ts';
import type { CustomDocument, Layer } from './custom-document.ts';
import type { EditorGraphic } from './editor-graphic.ts';

/** The draft that the device keeps after every step, until the custom is saved to the account. */
export type CustomDraft = {
  readonly document: CustomDocument;
  /** The graphics that the document uses. */
  readonly graphics: readonly EditorGraphic[];
  /** The saved custom that is changed; `null` for a new one. */
  readonly customId: string | null;
  /** `null` until it was saved once. */
  readonly name: string | null;
};

/** The shape is stored. Another one gets another number, and a reader of the former one below. */
const version = 1;

/** With what a list of drafts shows: its product, and how it looks. */
export const storedDraft = (product: DraftProduct, draft: CustomDraft, preview: CustomPreview) => {
  const { id, name_ko, name_en, image_src } = product;
  return { version, product: { id, name_ko, name_en, image_src }, savedAt: Date.now(), preview, ...draft };
};

type DraftProduct = {
  readonly id: string;
  readonly name_ko: string;
  readonly name_en: string | null;
  readonly image_src: string;
};

/** `unreadable`: of a release that is newer or too old, or damaged. It stays stored until there is another step. */
export function readDraft(stored: unknown): CustomDraft | 'unreadable' | null {
  if (stored === null || stored === undefined) return null;
  const { version: storedVersion, document, graphics, customId, name } = fieldsOf(stored) ?? {};
  const isReadable =
    storedVersion === version &&
    isDocument(document) &&
    isArrayOf(graphics, isGraphic) &&
    isTextOrNull(customId) &&
    isTextOrNull(name);
  return isReadable ? { document, graphics, customId, name } : 'unreadable';
}

function isDocument(stored: unknown): stored is CustomDocument {
  const { optionId, method, size, sides } = fieldsOf(stored) ?? {};
  return (
    areTexts(optionId, method) &&
    isTextOrNull(size) &&
    isArrayOf(Object.values(fieldsOf(sides) ?? { none: null }), isSide)
  );
}

const isSide = (stored: unknown): stored is Layer[] => isArrayOf(stored, isLayer);

function isLayer(stored: unknown): stored is Layer {
  const { id, graphicId, x, y, width, height } = fieldsOf(stored) ?? {};
  return (
    areTexts(id, graphicId) && areNumbers(x, y, width, height) && Number(width) > 0 && Number(height) > 0
  );
}

function isGraphic(stored: unknown): stored is EditorGraphic {
  const { id, name_ko, name_en, src, width, height, extension, promotion_price } = fieldsOf(stored) ?? {};
  return (
    areTexts(id, name_ko, src, extension) &&
    isTextOrNull(name_en) &&
    areNumbers(width, height, promotion_price)
  );
}

const areTexts = (...values: readonly unknown[]) => values.every((value) => typeof value === 'string');
const areNumbers = (...values: readonly unknown[]) => values.every((value) => Number.isFinite(value));
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isArrayOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

/** A document as it is opened with today's product. */
export type FittedDocument = {
  readonly document: CustomDocument;
  /** Its color or one of its sides is no longer offered. */
  readonly isChanged: boolean;
};

type Offered = {
  readonly optionIds: readonly string[];
  readonly sideIds: readonly string[];
  /** The methods of the color. */
  readonly methodsOf: (optionId: string) => readonly string[];
};

/** Keeps all that can still be made: layers on sides that are there, in a color and by a method that are offered. */
export function fitDocument(document: CustomDocument, offered: Offered): FittedDocument {
  const optionId = offered.optionIds.includes(document.optionId)
    ? document.optionId
    : (offered.optionIds[0] ?? document.optionId);
  const methods = offered.methodsOf(optionId);
  const method = methods.includes(document.method) ? document.method : (methods[0] ?? document.method);
  const all = Object.entries(document.sides).filter(([, layers]) => layers.length > 0);
  const kept = all.filter(([sideId]) => offered.sideIds.includes(sideId));
  const isChanged = optionId !== document.optionId || method !== document.method || kept.length < all.length;
  return { document: { ...document, optionId, method, sides: Object.fromEntries(kept) }, isChanged };
}
