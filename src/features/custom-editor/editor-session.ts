import { newUuid } from '#src/api/new-uuid.ts';
import { nilUuid } from '#src/session/viewer.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import { createStore, type Store } from '#src/shared/store.ts';
import {
  deleteStoredDraft,
  draftKey,
  readStoredDraft,
  writeStoredDraft,
} from '#src/writes/customs/custom-drafts.ts';
import { saveCustomWrite } from '#src/writes/customs/custom-outbox.ts';
import { forgetOutcome, pendingCustoms, settledCustoms } from '#src/writes/customs/pending-customs.ts';
import { allLayers, type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { previewOf } from './custom-preview.ts';
import { type CustomDraft, readDraft, storedDraft } from './draft.ts';
import { createEditor, type Editor, type LayerLimits } from './editor.ts';
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
  /** The id of what a new custom starts from; its draft is stored under it. */
  readonly sourceId: string | null;
};

export type EditorSession = ReturnType<typeof createSession>;

/** The custom that the work is saved as; `null`: a new one, which no account has and which is not being sent. */
type Target = {
  readonly customId: string;
  readonly ownerId: string;
  /** The rows that the server has of it. */
  readonly written: readonly WrittenRow[];
} | null;

/** The work of a session, which its functions share. */
type Work = {
  readonly product: EditorProduct;
  readonly sourceId: string | null;
  readonly editor: Editor;
  readonly key: Store<ReturnType<typeof draftKey>>;
  readonly where: Store<SavedWhere>;
  target: Target;
  name: string | null;
  /** The viewer who works on it now. */
  worker: string;
  /** The document as it was last saved; without one nothing of it is. */
  saved: CustomDocument | null;
  drafted: CustomDocument;
  /** The document of the draft that is on the device. */
  stored: CustomDocument | null;
};

/** The work on one custom, from opening the editor to leaving it. It outlives a change of the viewer: a login loses nothing. */
export function createSession(options: SessionOptions) {
  const { product, opened, isDraft, viewerId: worker, sourceId } = options;
  const editor = openDocument(options);
  const { customId, name } = opened;
  const shared = {
    product,
    editor,
    /** The key of its draft; another one once it has been saved. */
    key: createStore(draftKey(product.id, customId ?? sourceId)),
    where: createStore<SavedWhere>(isDraft ? 'device' : customId ? 'account' : 'nowhere'),
  };
  const work: Work = {
    ...shared,
    sourceId,
    target: customId
      ? { customId, ownerId: worker, written: isDraft ? [] : writtenRows(opened.document) }
      : null,
    name,
    worker,
    saved: isDraft ? null : editor.document(),
    drafted: editor.document(),
    stored: isDraft ? editor.document() : null,
  };
  /** Whether another tab works on the same draft. */
  const isElsewhere = createStore(false);

  return {
    ...shared,
    stage: createStageStores(),
    isElsewhere,
    /** Whether the options of the saved custom are chosen, which a change of the viewer does not end either. */
    isOrdering: createStore(false),
    /** Whether there is something that neither the account has nor the outbox of this device. */
    isUnsaved: () => hasChanged(work) || isOnlyInPage(work),
    /** Whether that is not on this device either. */
    isLostByLeaving: () => (hasChanged(work) && editor.document() !== work.stored) || isOnlyInPage(work),
    keepDraft: (viewerId: string) => keepDraft(work, viewerId),
    name: () => work.name,
    customId: () => customIdOf(work),

    /** Keeps a draft after every step, unless another tab does. @returns a function that stops it */
    keepDrafts(viewerId: () => string): () => void {
      return editor.state.subscribe(() => {
        if (editor.document() !== work.drafted && !isElsewhere.get()) void keepDraft(work, viewerId());
      });
    },

    /** The viewer is another one: after a login, or because the session has ended. The work is theirs. */
    adoptDraft: (viewerId: string) => adoptDraft(work, viewerId),

    /** Everything that another tab has done to the draft meanwhile is one step. */
    async reloadDraft(viewerId: string): Promise<void> {
      const stored = readDraft(await readStoredDraft(viewerId, shared.key.get()));
      if (!stored || stored === 'unreadable') return;
      editor.refreshGraphics(stored.graphics, []);
      editor.commit(stored.document);
    },

    /** Saves on this device, from where it is sent to the account. */
    save: (viewerId: string, newName: string) => save(work, viewerId, newName),

    /** Learns what became of the saved custom. @returns a function that stops it */
    watchSaving: (viewerId: () => string, onRefused: () => void) => watchSaving(work, viewerId, onRefused),
  };
}

/** The editor of the document, on the side that was asked for or else the first one that is decorated. */
function openDocument({ product, opened, limits, sideId }: SessionOptions): Editor {
  const groups = product.mockup_groups;
  const areas = new Map(groups.map((group) => [group.id, readPrintArea(group)]));
  const decorated = groups.find(({ id }) => layersOf(opened.document, id).length > 0);
  const shown = groups.find(({ id }) => id === sideId) ?? decorated ?? groups[0];
  if (!shown) throw new Error('A product without a side cannot be decorated.');
  return createEditor({
    ...opened,
    limits,
    sideId: shown.id,
    areaOf: (id) => areas.get(id) ?? readPrintArea(shown),
  });
}

const hasChanged = ({ editor, saved }: Work) => editor.document() !== saved;

const isOnlyInPage = ({ where }: Work) => where.get() === 'sending-from-memory';

const customIdOf = ({ target }: Work) => target?.customId ?? null;

function draftToStore(work: Work) {
  const { product, editor, name } = work;
  const { history, graphics } = editor.state.get();
  const used = new Set(allLayers(history.present).map(({ graphicId }) => graphicId));
  const draft: CustomDraft = {
    document: history.present,
    graphics: [...graphics.values()].filter(({ id }) => used.has(id)),
    customId: customIdOf(work),
    name,
  };
  return storedDraft(product, draft, previewOf(product, history.present, graphics));
}

async function keepDraft(work: Work, viewerId: string): Promise<void> {
  const { editor, key, where } = work;
  const document = editor.document();
  work.drafted = document;
  if (!hasChanged(work)) {
    await deleteStoredDraft(viewerId, key.get());
    where.set(work.target ? 'account' : 'nowhere');
    return;
  }
  const isStored = await writeStoredDraft(viewerId, key.get(), draftToStore(work));
  work.stored = isStored ? document : null;
  if (hasChanged(work)) where.set(isStored ? 'device' : 'memory');
}

async function adoptDraft(work: Work, viewerId: string): Promise<void> {
  const { product, sourceId, key, where, target } = work;
  work.worker = viewerId;
  // A custom that was not sent yet was deleted with the data of the former viewer.
  const isOnItsWay = where.get() === 'sending' || where.get() === 'sending-from-memory';
  if (isOnItsWay && viewerId !== target?.ownerId) work.saved = null;
  if (!hasChanged(work)) return;
  if (viewerId !== nilUuid && target && target.ownerId !== viewerId) {
    // Nobody changes somebody else's custom: it becomes a new one.
    work.target = null;
    key.set(draftKey(product.id, sourceId));
  }
  await keepDraft(work, viewerId);
  if (viewerId !== nilUuid) await deleteStoredDraft(nilUuid, key.get());
}

async function save(work: Work, viewerId: string, name: string): Promise<void> {
  const { product, editor, key, where, target } = work;
  const document = editor.document();
  const customId = customIdOf(work) ?? newUuid();
  const written = target?.written ?? [];
  work.target = { customId, ownerId: viewerId, written };
  work.name = name;
  const isStored = await writeStoredDraft(viewerId, key.get(), draftToStore(work));
  // The work is somebody else's meanwhile.
  if (work.worker !== viewerId) return;
  const { graphics } = editor.state.get();
  const draft = draftToStore(work);
  const next = writeCustom({ product, document, graphics, customId, name, written, draft });
  work.target = { customId, ownerId: viewerId, written: next.written };
  work.saved = document;
  work.drafted = document;
  where.set(isStored ? 'sending' : 'sending-from-memory');
  forgetOutcome(customId);
  await saveCustomWrite(next.write);
  // The session has ended meanwhile.
  if (work.worker !== viewerId) return;
  // The outbox has it, or the draft that it was refused as is stored under the new key.
  const draftedUnder = key.get();
  key.set(draftKey(product.id, next.write.customId));
  if (draftedUnder !== key.get() || !hasChanged(work)) await deleteStoredDraft(viewerId, draftedUnder);
  if (hasChanged(work)) await keepDraft(work, viewerId);
}

function watchSaving(work: Work, viewerId: () => string, onRefused: () => void): () => void {
  const read = () => {
    const customId = work.target?.customId;
    const outcome = customId && settledCustoms.get().get(customId);
    const isPending = pendingCustoms.get().some((pending) => pending.customId === customId);
    if (!customId || !outcome || isPending) return;
    forgetOutcome(customId);
    settle(work, outcome, viewerId());
    if (outcome === 'refused') onRefused();
  };
  // A custom that is stored is settled before it leaves the outbox, one that is refused after that.
  const stops = [pendingCustoms.subscribe(read), settledCustoms.subscribe(read)];
  return () => {
    for (const stop of stops) stop();
  };
}

function settle(work: Work, outcome: 'stored' | 'refused', viewerId: string): void {
  if (hasChanged(work)) return;
  if (outcome === 'stored') {
    work.where.set('account');
    return;
  }
  // The work is a draft again, once that is stored.
  work.saved = null;
  work.where.set('memory');
  void keepDraft(work, viewerId);
}

/** The rows that the server has of a custom that is changed. */
const writtenRows = (document: CustomDocument): readonly WrittenRow[] =>
  Object.entries(document.sides).flatMap(([groupId, layers]) =>
    layers.map((row, position) => ({ layerId: row.id, groupId, position, row })),
  );
