import {
  deleteStoredDraft,
  draftKey,
  readStoredDraft,
  writeStoredDraft,
} from '#src/customs/custom-drafts.ts';
import { pendingCustoms, settledCustoms } from '#src/customs/pending-customs.ts';
import { saveCustomWrite } from '#src/customs/viewer-custom-outbox.ts';
import { newUuid } from '#src/session/new-uuid.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import { createStore } from '#src/shared/store.ts';
import { allLayers, type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { type CustomDraft, readDraft, storedDraft } from './draft.ts';
import { createEditor, type LayerLimits } from './editor.ts';
import { createStageStores } from './live-layer.ts';
import type { OpenedCustom } from './opened-custom.ts';
import { type WrittenRow, writeCustom } from './write-custom.ts';

/** Where the work is: `account` once the server has it, `device` as a draft, `memory` if the device stores nothing. */
export type SavedWhere = 'nowhere' | 'memory' | 'device' | 'sending' | 'account';

type SessionOptions = {
  readonly product: EditorProduct;
  readonly opened: OpenedCustom;
  /** The document comes from a draft, so it is not saved. */
  readonly isDraft: boolean;
  readonly limits: LayerLimits;
  readonly sideId: string | undefined;
  /** What a new custom starts from; its draft is stored under it. */
  readonly sourceId: string | null;
};

export type EditorSession = ReturnType<typeof createSession>;

/** The work on one custom, from opening the editor to leaving it. It outlives a change of the viewer: a login loses nothing. */
export function createSession({ product, opened, isDraft, limits, sideId, sourceId }: SessionOptions) {
  const groups = product.mockup_groups;
  const areas = new Map(groups.map((group) => [group.id, readPrintArea(group)]));
  const decorated = groups.find(({ id }) => layersOf(opened.document, id).length > 0);
  const shown = groups.find(({ id }) => id === sideId) ?? decorated ?? groups[0];
  if (!shown) throw new Error('A product without a side cannot be decorated.');
  const editor = createEditor({
    ...opened,
    limits,
    sideId: shown.id,
    areaOf: (id) => areas.get(id) ?? readPrintArea(shown),
  });
  let { customId, name } = opened;
  let key = draftKey(product.id, customId ?? sourceId);
  let savedDocument: CustomDocument | null = isDraft ? null : editor.document();
  let draftedDocument = editor.document();
  let written: readonly WrittenRow[] = isDraft ? [] : writtenRows(opened);
  let storedIds: readonly string[] = written.map(({ row }) => row.id);
  const where = createStore<SavedWhere>(isDraft ? 'device' : customId ? 'account' : 'nowhere');
  /** Whether another tab works on the same draft. */
  const isElsewhere = createStore(false);

  const isUnsaved = () => editor.document() !== savedDocument;

  const draft = (): CustomDraft => {
    const { history, graphics } = editor.state.get();
    const used = new Set(allLayers(history.present).map(({ graphicId }) => graphicId));
    return {
      document: history.present,
      graphics: [...graphics.values()].filter(({ id }) => used.has(id)),
      customId,
      name,
    };
  };

  async function keepDraft(viewerId: string): Promise<void> {
    draftedDocument = editor.document();
    if (!isUnsaved()) {
      await deleteStoredDraft(viewerId, key);
      where.set(customId ? 'account' : 'nowhere');
      return;
    }
    const isStored = await writeStoredDraft(viewerId, key, storedDraft(product, draft()));
    if (isUnsaved()) where.set(isStored ? 'device' : 'memory');
  }

  function settle(outcome: 'stored' | 'refused', viewerId: string): void {
    if (outcome === 'stored') storedIds = written.map(({ row }) => row.id);
    if (isUnsaved()) return;
    if (outcome === 'stored') {
      where.set('account');
      return;
    }
    // The work is a draft again.
    savedDocument = null;
    void keepDraft(viewerId);
  }

  return {
    product,
    editor,
    stage: createStageStores(),
    where,
    isElsewhere,
    isUnsaved,
    keepDraft,
    name: () => name,
    customId: () => customId,
    draftKey: () => key,
    lockName: `kkumim.${key}`,

    /** Keeps a draft after every step, unless another tab does. @returns a function that stops it */
    keepDrafts(viewerId: () => string): () => void {
      return editor.state.subscribe(() => {
        if (editor.document() !== draftedDocument && !isElsewhere.get()) void keepDraft(viewerId());
      });
    },

    /** The draft of a visitor who has logged in becomes the member's. */
    async adoptDraft(viewerId: string): Promise<void> {
      await keepDraft(viewerId);
      if (viewerId !== nilUuid) await deleteStoredDraft(nilUuid, key);
    },

    /** What another tab has made of the draft meanwhile is one step. */
    async reloadDraft(viewerId: string): Promise<void> {
      const stored = readDraft(await readStoredDraft(viewerId, key));
      if (!stored || stored === 'unreadable') return;
      editor.refreshGraphics(stored.graphics, []);
      editor.commit(stored.document);
    },

    /** Saves on this device, from where it is sent to the account. */
    async save(viewerId: string, newName: string): Promise<void> {
      const document = editor.document();
      customId ??= newUuid();
      name = newName;
      const { graphics } = editor.state.get();
      const next = writeCustom({
        ...{ product, document, graphics, customId, name, written, storedIds },
        draft: storedDraft(product, draft()),
      });
      written = next.written;
      savedDocument = document;
      draftedDocument = document;
      where.set('sending');
      await saveCustomWrite(next.write);
      await deleteStoredDraft(viewerId, key);
      key = draftKey(product.id, customId);
    },

    /** Learns what became of the saved custom. @returns a function that stops it */
    watchSaving(viewerId: () => string): () => void {
      // It is settled first and leaves the outbox then.
      return pendingCustoms.subscribe(() => {
        const outcome = customId && settledCustoms.get().get(customId);
        const isPending = pendingCustoms.get().some((pending) => pending.customId === customId);
        if (outcome && !isPending) settle(outcome, viewerId());
      });
    },
  };
}

/** The rows that the server has of a custom that is changed. */
function writtenRows({ customId, document }: OpenedCustom): readonly WrittenRow[] {
  if (!customId) return [];
  return Object.entries(document.sides).flatMap(([groupId, layers]) =>
    layers.map((row, position) => ({ layerId: row.id, groupId, position, row })),
  );
}
