import type { ParsedLocation } from '@tanstack/react-router';
import { nilUuid } from '#src/session/viewer.ts';
import { readFromTab, removeFromTab } from '#src/storage/tab-storage.ts';
import { draftKey, readStoredDraft } from '#src/writes/customs/custom-drafts.ts';
import type { CustomDocument } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { type CustomDraft, fitDocument, readDraft } from './draft.ts';
import type { LayerLimits } from './editor.ts';
import { createSession, type EditorSession } from './editor-session.ts';
import {
  methodsOf,
  type OpenedCustom,
  openEmpty,
  openShared,
  openStored,
  type SharedCustom,
} from './opened-custom.ts';

/** The mark of the tab: a visitor went to log in with this draft. */
export const loginMark = 'kkumim.custom-login';

/** The mark of the tab: what the visitor was about to do. */
export const stepMark = 'kkumim.custom-login-step';

/** `save`: under an automatic name. */
export type LoginStep = 'order' | 'save';

/** The step that goes on with the draft of this key. It is taken once. */
export function takeLoginStep(key: string): LoginStep | null {
  const step = readFromTab(stepMark);
  removeFromTab(stepMark);
  return (step === 'order' || step === 'save') && readFromTab(loginMark) === key ? step : null;
}

type HistoryEntry = Pick<ParsedLocation, 'state'>;

/** The mark of the tab: the custom that was saved in this entry of the history. */
export const savedMark = ({ state }: HistoryEntry) => `kkumim.custom-saved.${state.__TSR_key}`;

/** The id of the custom that was saved in this entry of the history. */
export const readSaved = (entry: HistoryEntry): string | null => readFromTab(savedMark(entry)) || null;

/** The draft of this device. One that a visitor took to the login is the member's. Never rejects. */
export async function readEditorDraft(viewerId: string, productId: string, sourceId: string | null) {
  const key = draftKey(productId, sourceId);
  const own = readDraft(await readStoredDraft(viewerId, key));
  if (own || viewerId === nilUuid || readFromTab(loginMark) !== key) return own;
  return readDraft(await readStoredDraft(nilUuid, key));
}

type OpenOptions = {
  readonly product: EditorProduct;
  readonly limits: LayerLimits;
  readonly viewerId: string;
  readonly draft: CustomDraft | 'unreadable' | null;
  readonly shared: SharedCustom | null;
  readonly sideId: string | undefined;
  readonly optionId: string | undefined;
  readonly sourceId: string | null;
};

/** `resumed`: with a draft; `changed`: its color or a side is no longer offered. */
export type OpenedEditor = {
  readonly session: EditorSession;
  readonly note: 'resumed' | 'changed' | 'unreadable' | null;
};

/** Starts with the draft, else with what the address names, else with the plain product. */
export function openEditor(options: OpenOptions): OpenedEditor {
  const { product, draft, limits, viewerId, sideId, sourceId } = options;
  const isDraft = draft !== null && draft !== 'unreadable';
  const opened = isDraft ? { ...draft, unavailableIds: [] } : openSource(options);
  const { document, isChanged } = fitToProduct(opened.document, product);
  const session = createSession({
    product,
    limits,
    viewerId,
    sideId,
    sourceId,
    isDraft,
    opened: { ...opened, document },
  });
  if (isChanged) return { session, note: 'changed' };
  if (isDraft) return { session, note: 'resumed' };
  return { session, note: draft };
}

/** Opens the custom that the address names, as if there were no draft. */
export function openAnew(options: OpenOptions): OpenedCustom {
  const opened = openSource(options);
  return { ...opened, document: fitToProduct(opened.document, options.product).document };
}

const fitToProduct = (document: CustomDocument, product: EditorProduct) =>
  fitDocument(document, {
    optionIds: product.product_options.map(({ id }) => id),
    sideIds: product.mockup_groups.map(({ id }) => id),
    methodsOf: (optionId) => methodsOf(product.product_options.find(({ id }) => id === optionId)),
  });

function openSource({ product, shared, viewerId, optionId }: OpenOptions) {
  const [custom] = product.requested_customs;
  if (custom) return openStored(custom, viewerId);
  return shared ? openShared(shared, product) : openEmpty(product, optionId);
}

let current: { readonly key: string; readonly opened: OpenedEditor } | null = null;

/** The editor that is still open, for instance after a login, or else a new one. */
export function openSession(key: string, create: () => OpenedEditor): OpenedEditor {
  if (current?.key === key) return { ...current.opened, note: null };
  current = { key, opened: create() };
  return current.opened;
}

/** The next editor starts anew. */
export function closeSession(): void {
  current = null;
}
