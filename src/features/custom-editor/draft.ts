import * as v from 'valibot';
import type { CustomDocument } from './custom-document.ts';
import type { EditorGraphic } from './editor-graphic.ts';

/** What the device keeps after every step, until it is saved to the account. */
export type CustomDraft = {
  readonly document: CustomDocument;
  /** Those that the document uses. */
  readonly graphics: readonly EditorGraphic[];
  /** The saved custom that is changed; `null` for a new one. */
  readonly customId: string | null;
  /** `null` until it was saved once. */
  readonly name: string | null;
};

/** The shape is stored. Another one gets another number, and a reader of the former one below. */
const version = 1;

const number = v.pipe(v.number(), v.finite());
const layer = v.object({
  id: v.string(),
  graphicId: v.string(),
  x: number,
  y: number,
  width: v.pipe(number, v.gtValue(0)),
  height: v.pipe(number, v.gtValue(0)),
});
const graphic = v.object({
  id: v.string(),
  name_ko: v.string(),
  name_en: v.nullable(v.string()),
  src: v.string(),
  width: number,
  height: number,
  extension: v.string(),
  promotion_price: number,
});
const draftSchema = v.object({
  version: v.literal(version),
  document: v.object({
    optionId: v.string(),
    method: v.string(),
    size: v.nullable(v.string()),
    sides: v.record(v.string(), v.array(layer)),
  }),
  graphics: v.array(graphic),
  customId: v.nullable(v.string()),
  name: v.nullable(v.string()),
});

/** With what a list of drafts shows of its product. */
export const storedDraft = (product: DraftProduct, draft: CustomDraft) => {
  const { id, name_ko, name_en, image_src } = product;
  return { version, product: { id, name_ko, name_en, image_src }, savedAt: Date.now(), ...draft };
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
  const parsed = v.safeParse(draftSchema, stored);
  if (!parsed.success) return 'unreadable';
  const { document, graphics, customId, name } = parsed.output;
  return { document, graphics, customId, name };
}

/** What became of a document when it is opened with today's product. */
export type FittedDocument = {
  readonly document: CustomDocument;
  /** Its colour or one of its sides is no longer offered. */
  readonly isChanged: boolean;
};

type Offered = {
  readonly optionIds: readonly string[];
  readonly sideIds: readonly string[];
  /** Of the colour. */
  readonly methodsOf: (optionId: string) => readonly string[];
};

/** Keeps all that can still be made: layers on sides that are there, in a colour and by a method that are offered. */
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
