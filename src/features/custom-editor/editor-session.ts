import {
  deleteStoredDraft,
  draftKey,
  readStoredDraft,
  writeStoredDraft,
} from '#src/customs/custom-drafts.ts';
import { forgetOutcome, pendingCustoms, settledCustoms } from '#src/customs/pending-customs.ts';
import { saveCustomWrite } from '#src/customs/viewer-custom-outbox.ts';
import { newUuid } from '#src/session/new-uuid.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import { createStore } from '#src/shared/store.ts';
import { allLayers, type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { previewOf } from './custom-preview.ts';
import { type CustomDraft, readDraft, storedDraft } from './draft.ts';
import { createEditor, type LayerLimits } from './editor.ts';
import { createStageStores } from './live-layer.ts';
import type { OpenedCustom } from './opened-custom.ts';
import { type WrittenRow, writeCustom } from './write-custom.ts';

/**
 * Where the work is: `device` as a draft, `memory` if the device stores nothing, `account` once the server has it. On its way
 * there it is on the device too (`sending`), or only in this page (`sending-from-memory`).
 */
export type SavedWhere = 'nowhere' | 'memory' | 'device' | 'sending' | 'sending-from-memory' | 'account';

type SessionOptions = {
  readonly product: EditorProduct;
  readonly opened: OpenedCustom;
  /** The document comes from a draft, so it is not saved. */
  readonly isDraft: boolean;
  readonly viewerId: string;
  readonly limits: LayerLimits;
  readonly sideId: string | undefined;
  /** What a new custom starts from; its draft is stored under it. */
  readonly sourceId: string | null;
};

export type EditorSession = ReturnType<typeof createSession>;

/** The work on one custom, from opening the editor to leaving it. It outlives a change of the viewer: a login loses nothing. */
export function createSession(options: SessionOptions) {
  const { product, opened, isDraft, limits, sideId, sourceId } = options;
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
  /** Whose custom it is that is changed. */
  let ownerId: string | null = customId ? options.viewerId : null;
  /** Who works on it now. */
  let worker = options.viewerId;
  const key = createStore(draftKey(product.id, customId ?? sourceId));
  let savedDocument: CustomDocument | null = isDraft ? null : editor.document();
  let draftedDocument = editor.document();
  let written: readonly WrittenRow[] = isDraft ? [] : writtenRows(opened);
  const where = createStore<SavedWhere>(isDraft ? 'device' : customId ? 'account' : 'nowhere');
  /** Whether another tab works on the same draft. */
  const isElsewhere = createStore(false);

  const hasChanged = () => editor.document() !== savedDocument;

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

  const draftToStore = () => {
    const { history, graphics } = editor.state.get();
    return storedDraft(product, draft(), previewOf(product, history.present, graphics));
  };

  async function keepDraft(viewerId: string): Promise<void> {
    draftedDocument = editor.document();
    if (!hasChanged()) {
      await deleteStoredDraft(viewerId, key.get());
      where.set(customId ? 'account' : 'nowhere');
      return;
    }
    const isStored = await writeStoredDraft(viewerId, key.get(), draftToStore());
    if (hasChanged()) where.set(isStored ? 'device' : 'memory');
  }

  function settle(outcome: 'stored' | 'refused', viewerId: string): void {
    if (hasChanged()) return;
    if (outcome === 'stored') {
      where.set('account');
      return;
    }
    // The work is a draft again, once that is stored.
    savedDocument = null;
    where.set('memory');
    void keepDraft(viewerId);
  }

  return {
    product,
    editor,
    stage: createStageStores(),
    where,
    isElsewhere,
    /** Whether leaving loses something. */
    isUnsaved: () => hasChanged() || where.get() === 'sending-from-memory',
    keepDraft,
    name: () => name,
    customId: () => customId,
    /** Of its draft; another one once it has been saved. */
    key,

    /** Keeps a draft after every step, unless another tab does. @returns a function that stops it */
    keepDrafts(viewerId: () => string): () => void {
      return editor.state.subscribe(() => {
        if (editor.document() !== draftedDocument && !isElsewhere.get()) void keepDraft(viewerId());
      });
    },

    /** The viewer is another one: after a login, or because the session has ended. The work is theirs. */
    async adoptDraft(viewerId: string): Promise<void> {
      worker = viewerId;
      // What was not sent yet went with the data of the former viewer.
      const isOnItsWay = where.get() === 'sending' || where.get() === 'sending-from-memory';
      if (isOnItsWay && viewerId !== ownerId) savedDocument = null;
      if (!hasChanged()) return;
      if (viewerId !== nilUuid && ownerId !== null && ownerId !== viewerId) {
        // Nobody changes somebody else's custom: it becomes a new one.
        customId = null;
        written = [];
        key.set(draftKey(product.id, sourceId));
      }
      await keepDraft(viewerId);
      if (viewerId !== nilUuid) await deleteStoredDraft(nilUuid, key.get());
    },

    /** What another tab has made of the draft meanwhile is one step. */
    async reloadDraft(viewerId: string): Promise<void> {
      const stored = readDraft(await readStoredDraft(viewerId, key.get()));
      if (!stored || stored === 'unreadable') return;
      editor.refreshGraphics(stored.graphics, []);
      editor.commit(stored.document);
    },

    /** Saves on this device, from where it is sent to the account. */
    async save(viewerId: string, newName: string): Promise<void> {
      const document = editor.document();
      customId ??= newUuid();
      name = newName;
      ownerId = viewerId;
      const isStored = await writeStoredDraft(viewerId, key.get(), draftToStore());
      const { graphics } = editor.state.get();
      const next = writeCustom({
        product,
        document,
        graphics,
        customId,
        name,
        written,
        draft: draftToStore(),
      });
      written = next.written;
      savedDocument = document;
      draftedDocument = document;
      where.set(isStored ? 'sending' : 'sending-from-memory');
      forgetOutcome(customId);
      await saveCustomWrite(next.write);
      // The session has ended meanwhile.
      if (worker !== viewerId) return;
      // The outbox has it, or the draft that it was refused as is stored under the new key.
      const draftedUnder = key.get();
      key.set(draftKey(product.id, next.write.customId));
      if (draftedUnder !== key.get() || !hasChanged()) await deleteStoredDraft(viewerId, draftedUnder);
      if (hasChanged()) await keepDraft(viewerId);
    },

    /** Learns what became of the saved custom. @returns a function that stops it */
    watchSaving(viewerId: () => string, onRefused: () => void): () => void {
      const read = () => {
        const outcome = customId && settledCustoms.get().get(customId);
        const isPending = pendingCustoms.get().some((pending) => pending.customId === customId);
        if (!customId || !outcome || isPending) return;
        forgetOutcome(customId);
        settle(outcome, viewerId());
        if (outcome === 'refused') onRefused();
      };
      // What is stored is settled before it leaves the outbox, what is refused after that.
      const stops = [pendingCustoms.subscribe(read), settledCustoms.subscribe(read)];
      return () => {
        for (const stop of stops) stop();
      };
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
